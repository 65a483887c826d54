import { useEffect, useRef } from 'react';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { berlinToday, momentText } from '../../../core/text/dates.ts';
import type { DraftState } from './draft-saver.ts';

/** `um 14:03 Uhr`, on another day `am 21.11.26 um 14:03 Uhr`. */
function savedAt(at: Date): string {
  const [day, clock] = momentText(at.toISOString()).split(', ');
  return berlinToday(at) === berlinToday() ? `um ${clock}` : `am ${day} um ${clock}`;
}

function textOf(state: DraftState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'waiting':
      return 'Der Entwurf ist noch nicht gespeichert. Wir versuchen es weiter.';
    case 'refused':
      return state.text;
    case 'parted':
      return `Als eigener Entwurf gespeichert ${savedAt(state.at)}: Der bisherige wurde in einem anderen Fenster geändert.`;
    case 'saved':
      return `Entwurf gespeichert ${savedAt(state.at)}`;
  }
}

interface DraftStatusProps {
  readonly state: DraftState;
  /** Whether files were chosen, which drafts do not contain. */
  readonly hasNewFiles: boolean;
}

/** Shows whether a form is saved as a draft. Screen readers announce it once, not at each save. */
export function DraftStatus({ state, hasNewFiles }: DraftStatusProps) {
  const told = useRef(state.kind);
  const text = textOf(state);
  useEffect(() => {
    if (told.current !== state.kind) announce(text);
    told.current = state.kind;
  }, [state.kind, text]);
  if (text === '') return null;
  return (
    <p className="w-full text-hint text-end m-0">
      {text}
      {hasNewFiles && '. Neue Dateien kommen erst beim Veröffentlichen dazu.'}
    </p>
  );
}
