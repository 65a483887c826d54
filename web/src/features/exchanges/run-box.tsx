import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { handFocusOn } from '../../core/focus/hand-focus-on.ts';
import { Notice } from '../../core/ui/notices/notice.tsx';
import { WarningIcon } from '../../core/ui/icons/area-icons.tsx';

interface RunBoxProps {
  readonly title: string;
  /** Level of its heading: it stands below others, or right below the page's. */
  readonly level: 2 | 3;
  /** Why the run waits; undefined as long as nobody knows. */
  readonly reason: string | undefined;
  /** What more there is to say about it. */
  readonly text: ReactNode;
  /** What an editor can decide. */
  readonly children: ReactNode;
}

/** A run that waits for an editor. */
export function RunBox({ title, level, reason, text, children }: RunBoxProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <Notice
      as="section"
      ref={handFocusOn}
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
      <div className="wrap gap-2">{children}</div>
    </Notice>
  );
}
