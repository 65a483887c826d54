import type { ReactNode } from 'react';
import { PlusIcon } from '../icons/area-icons.tsx';
import { Button } from './button.tsx';

interface NewButtonProps {
  readonly variant?: 'default' | 'light' | undefined;
  /** 'Neue Filiale' */
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** Button that opens the form for a new entry of a list. */
export const NewButton = (props: NewButtonProps) => <Button wraps icon={<PlusIcon />} {...props} />;
