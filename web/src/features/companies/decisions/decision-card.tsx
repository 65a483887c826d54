import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { CheckIcon, CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';

/** Look of a badge with a state. */
export interface Look {
  readonly tone: Tone;
  readonly Icon: ComponentType;
  readonly word: string;
}

/** A button of a card. */
interface DecisionAction extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon'> {
  readonly word: string;
  readonly run: () => void;
}

/** Appearance of a card's button that declines. */
export const declining = { word: 'Ablehnen', variant: 'default', icon: <CloseIcon /> } as const;

/** Appearance of a card's button that accepts; its label depends on the kind of object. */
export const accepting = { variant: 'light', icon: <CheckIcon /> } as const;

interface DecisionCardProps {
  readonly id: string;
  readonly heading: string;
  readonly look: Look;
  /** The object whose audit trail can be unfolded. */
  readonly trail: ComponentProps<typeof ObjectTrail>;
  /** In order; `false` for one that is not offered. */
  readonly actions: readonly (DecisionAction | false)[];
  /** The facts needed for the decision. */
  readonly children: ReactNode;
}

/** Something that an editor decides about. */
export function DecisionCard(props: DecisionCardProps) {
  const { id, heading, look, trail, actions, children } = props;
  const { tone, Icon, word } = look;
  return (
    <article
      ref={focusHeadingOnRemoval}
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
        {actions.map(
          (action) =>
            action && (
              <Button
                key={action.word}
                variant={action.variant}
                icon={action.icon}
                aria-describedby={id}
                onClick={action.run}
              >
                {action.word}
              </Button>
            ),
        )}
      </div>
      <ObjectTrail {...trail} />
    </article>
  );
}
