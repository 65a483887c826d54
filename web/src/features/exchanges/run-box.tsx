import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { focusHeadingOnRemoval } from '../../core/focus/focus-heading-on-removal.ts';
import { Notice } from '../../core/ui/notices/notice.tsx';
import { WarningIcon } from '../../core/ui/icons/area-icons.tsx';

interface RunBoxProps {
  readonly title: string;
  /** Level of its heading, below that of the page or of a section. */
  readonly level: 2 | 3;
  /** Why the run waits; undefined while it is loading. */
  readonly reason: string | undefined;
  /** Further details. */
  readonly text: ReactNode;
  /** Shown between the text and the buttons. */
  readonly details?: ReactNode;
  /** The buttons by which an editor decides. */
  readonly children: ReactNode;
}

/** Shows a run that waits for an editor. */
export function RunBox({ title, level, reason, text, details, children }: RunBoxProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <Notice
      as="section"
      ref={focusHeadingOnRemoval}
      tone="attention"
      aria-labelledby={id}
      className="grid gap-3 p-5"
    >
      <Heading id={id} className="line gap-2 text-lg">
        <WarningIcon />
        {title}
      </Heading>
      {reason === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <div className="grid gap-1">
          <p className="font-bold">{reason}</p>
          <p>{text}</p>
        </div>
      )}
      {details}
      <div className="wrap gap-2">{children}</div>
    </Notice>
  );
}
