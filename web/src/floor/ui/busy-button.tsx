import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface BusyButtonProps extends Pick<ButtonProps, 'color' | 'variant'> {
  readonly isBusy: boolean;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A button at work. Unlike one that is disabled it keeps the focus; what it does twice its owner prevents. */
export function BusyButton({ isBusy, children, ...others }: BusyButtonProps) {
  return (
    <Button
      size="md"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      leftSection={isBusy && <Loader size="1.125rem" color="currentColor" />}
      {...others}
    >
      {children}
    </Button>
  );
}
