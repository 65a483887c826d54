import { useEffect, useState, type KeyboardEvent } from 'react';
import { announce } from '../notices/announcer.tsx';
import { t } from '../../texts/texts.ts';

interface SuggestList {
  readonly opened: boolean;
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens and closes a list of suggestions and handles its keys, following the ARIA pattern of a combobox. */
export function useSuggestList(count: number, onTake: (index: number) => void): SuggestList {
  const [wanted, setWanted] = useState(false);
  const [chosen, setActive] = useState(-1);
  const opened = wanted && count > 0;
  const active = opened && chosen < count ? chosen : -1;

  useEffect(() => {
    if (opened) announce(count === 1 ? t('1 Vorschlag') : t('{count} Vorschläge', { count }));
  }, [opened, count]);

  function open() {
    setWanted(true);
    setActive(-1);
  }

  function close() {
    setWanted(false);
    setActive(-1);
  }

  function move(step: number) {
    if (!opened) return open();
    // One more position than options: the field itself, with no active option.
    const places = count + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (active >= 0) {
        event.preventDefault();
        onTake(active);
      }
      close();
    } else if (event.key === 'Escape' && opened) {
      // Closes only the list, not the drawer around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  }

  return { opened, active, open, close, setActive, onKeyDown };
}
