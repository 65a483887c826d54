import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loader } from './loader.tsx';

interface BusyButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'danger' | 'variant' | 'wraps' | 'ref'
> {
  readonly isBusy: boolean;
  readonly type?: 'button' | 'submit';
  /** Id of the element that it refers to, if several buttons have the same label. */
  readonly describedBy?: string;
  /** Accessible name, if the visible text is not enough. */
  readonly label?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button that shows when it is busy. Unlike a disabled button it keeps the focus; its owner ignores a second press. */
export function BusyButton({ isBusy, describedBy, label, children, ...others }: BusyButtonProps) {
  return (
    <Button
      aria-disabled={isBusy}
      aria-busy={isBusy}
      aria-describedby={describedBy}
      aria-label={label}
      icon={isBusy && <Loader />}
      {...others}
    >
      {children}
    </Button>
  );
}
