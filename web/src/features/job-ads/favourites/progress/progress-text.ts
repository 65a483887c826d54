import { formatDate } from '../../../../core/text/dates.ts';
import { t, translated } from '../../../../core/texts/texts.ts';
import { applicationStates, type Progress } from './progress.ts';

/** 'beworben am 21.11.26 · Rückruf am Montag · Erinnerung: 30.11.26' */
export function progressText({ state, applied, note, reminder }: Omit<Progress, 'changed'>) {
  const label = translated(applicationStates.find(({ key }) => key === state)?.label ?? '');
  const what =
    state === 'applied' && applied
      ? t('{label} am {date}', { label, date: formatDate(applied) })
      : label;
  const when = reminder && t('Erinnerung: {date}', { date: formatDate(reminder) });
  return [what, note.replaceAll(/\s+/g, ' ').trim(), when].filter(Boolean).join(' · ');
}
