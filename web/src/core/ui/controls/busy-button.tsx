import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loader } from './loader.tsx';

interface BusyButtonProps extends Pick<ComponentProps<typeof Button>, 'danger' | 'variant'> {
  readonly isBusy: boolean;
  readonly type?: 'button' | 'submit';
  /** Id of what it is about, where several are called the same. */
  readonly describedBy?: string;
  /** What it is called, where its words do not say that. */
  readonly label?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button at work. Unlike one that is disabled it keeps the focus; what it does twice its owner prevents. */
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
