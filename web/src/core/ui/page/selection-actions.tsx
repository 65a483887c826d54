import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusAbove } from '../../focus/use-focus-above.ts';
import { markUnsaved } from '../../session/unsaved.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './selection-bar.module.css';

interface SelectionActionsProps {
  /** How much is selected. */
  readonly count: ReactNode;
  /** Control beside the number that changes what is selected. */
  readonly choice?: ReactNode;
  /** Label of the button that ends the selection. */
  readonly end: string;
  readonly onEnd: () => void;
  /** The actions. */
  readonly children: ReactNode;
}

/**
 * A bar with the actions for all selected rows; sticky while the list scrolls. In narrow windows the actions are below the number, as low as
 * possible: the bar covers rows of the list. A selection is kept like input when the session ends, but a logout does not ask for it.
 */
export function SelectionActions({ count, choice, end, onEnd, children }: SelectionActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusAbove(bar);
  useEffect(markUnsaved, []);
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Auswahl bearbeiten"
      className={`${styles.bar} row sticky z-1 mt-3 py-2 px-3 rounded-lg bg-paper`}
    >
      <div className={`${styles.head} line gap-2`}>
        <p className="flex-1 font-bold tabular-nums m-0" role="status">
          {count}
        </p>
        {choice}
        <IconButton Icon={CloseIcon} label={end} onClick={onEnd} />
      </div>
      <div className={`${styles.actions} row gap-2`}>{children}</div>
    </div>
  );
}
