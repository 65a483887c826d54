import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Drawer } from '../../core/ui/dialogs/drawer.tsx';

interface MenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Draws the links. A link that is followed has to close the menu. */
  readonly children: (onFollow: () => void) => ReactNode;
}

/** The links of the header in a drawer, where the header has no room for them. */
export function Menu({ opened, onClose, children }: MenuProps) {
  // Closes synchronously: the heading of the next page takes the focus, and elements behind an open dialog cannot be focused.
  const onFollow = () => flushSync(onClose);
  return (
    <Drawer opened={opened} title="Menü" side="right" onClose={onClose}>
      {children(onFollow)}
    </Drawer>
  );
}
