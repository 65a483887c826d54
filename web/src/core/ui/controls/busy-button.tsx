import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'color' | 'variant'> {
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
      size="md"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      aria-describedby={describedBy}
      aria-label={label}
      leftSection={isBusy && <Loader size="1.125rem" color="currentColor" />}
      {...others}
    >
      {children}
    </Button>
  );
}
