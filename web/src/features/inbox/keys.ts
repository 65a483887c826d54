import { storedText } from '../../core/device/stored-text.ts';
import { useState } from 'react';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { isTyping } from '../../core/notices/undo.ts';

/** Keys of the inbox by name, with their explanations for the help. */
export const keyMeanings = {
  j: 'die nächste Aufgabe öffnen',
  k: 'die vorige Aufgabe öffnen',
  a: 'annehmen, bestätigen oder den Vorschlag übernehmen; fragt nach, was sich nicht zurücknehmen lässt',
  d: 'ablehnen oder sperren',
  z: 'die letzte Entscheidung zurücknehmen',
  m: 'die offene Aufgabe mir zuweisen',
  n: 'Zuständigkeit, Notiz und Wiedervorlage ändern',
  x: 'die offene Aufgabe auswählen, um mehrere zusammen anzunehmen',
  '?': 'diese Hilfe zeigen',
} as const;

export type InboxKey = keyof typeof keyMeanings;

export type KeyActions = Readonly<Record<InboxKey, () => void>>;

const isInboxKey = (key: string): key is InboxKey => Object.hasOwn(keyMeanings, key);

const storageKey = 'inboxKeys';

/** Whether single keys act (WCAG 2.1.4: they can be switched off), on this device. */
export function useKeySwitch() {
  const [isOn, setIsOn] = useState(() => storedText(storageKey) !== 'false');
  function turn(next: boolean): void {
    setIsOn(next);
    try {
      localStorage.setItem(storageKey, String(next));
    } catch {
      // Without a storage the choice holds until the page is left.
    }
  }
  return { isOn, turn };
}

/** Whether a dialog is open in which keys have a meaning of their own: any but the drawer with the detail. */
function isAsking(): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return dialogs.some((dialog) => dialog.querySelector('[data-inbox-item]') === null);
}

/** Runs the actions of single keys, except while the user is typing or a dialog is open. */
export function useInboxKeys(isOn: boolean, actions: KeyActions): void {
  useWindowEvent('keydown', (event) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    if (!isOn || isCombined || event.repeat || event.defaultPrevented) return;
    if (!isInboxKey(event.key) || isTyping(event.target) || isAsking()) return;
    event.preventDefault();
    actions[event.key]();
  });
}
