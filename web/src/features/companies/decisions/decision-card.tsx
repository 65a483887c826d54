import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { handFocusOn } from '../../../core/focus/hand-focus-on.ts';
import { CheckIcon, CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';

/** Look of a badge with a state. */
export interface Look {
  readonly tone: Tone;
  readonly Icon: ComponentType;
  readonly word: string;
}

interface DecisionCardProps {
  readonly id: string;
  readonly heading: string;
  readonly look: Look;
  /** Company whose audit trail can be unfolded. */
  readonly companyId: number;
  readonly decline?: (() => void) | undefined;
  readonly accept?: { readonly word: string; readonly run: () => void } | undefined;
  /** The facts needed for the decision. */
  readonly children: ReactNode;
}

/** An item of a branch that an editor decides about. */
export function DecisionCard(props: DecisionCardProps) {
  const { id, heading, look, companyId, decline, accept, children } = props;
  const { tone, Icon, word } = look;
  return (
    <article
      ref={handFocusOn}
      className="card flex flex-col gap-4 min-w-0 h-full p-5 wrap-anywhere"
      aria-labelledby={id}
    >
      <div className="wrap gap-2 items-start justify-between">
        <h2 id={id} className="text-xl hyphens-auto">
          {heading}
        </h2>
        <StatusBadge tone={tone} Icon={Icon}>
          {word}
        </StatusBadge>
      </div>
      {children}
      <div className="mt-auto wrap gap-2 justify-end">
        {decline && (
          <Button variant="default" icon={<CloseIcon />} aria-describedby={id} onClick={decline}>
            Ablehnen
          </Button>
        )}
        {accept && (
          <Button variant="light" icon={<CheckIcon />} aria-describedby={id} onClick={accept.run}>
            {accept.word}
          </Button>
        )}
      </div>
      <ObjectTrail subject="company" id={companyId} />
    </article>
  );
}
