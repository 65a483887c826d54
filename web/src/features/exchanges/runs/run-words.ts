import {
  reasonText,
  runStates,
  type Outcome,
  type RunReason,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import type { ExchangeRun } from '@lehrpfad/contract/exchanges/runs.ts';
import type { Trial } from '@lehrpfad/contract/exchanges/trial.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { berlinToday, dayOf, formatDate, momentText } from '../../../core/text/dates.ts';

const numbers = new Intl.NumberFormat('de-DE');

/** `9214` as `9.214`. */
export const countText = (count: number): string => numbers.format(count);

export const adsText = (count: number): string => counted(count, 'Anzeige', 'Anzeigen');

/** Returns '1 Datensatz', '12 Datensätze': the unit of a run, because not every record becomes an ad. */
export const recordsText = (count: number): string => counted(count, 'Datensatz', 'Datensätze');

/** States in which a run waits for an editor, until a newer one comes. */
export const waitsForEditor = (state: RunState): boolean =>
  state === 'held' || state === 'set-aside';

/** @param isOutdated a newer run exists, so that there is no decision to make about this one */
export function stateLabel(state: RunState, isOutdated = false): string {
  if (isOutdated && waitsForEditor(state)) return 'Überholt';
  return runStates.find(({ key }) => key === state)?.label ?? state;
}

/** `heute, 03:12 Uhr`, `gestern, 03:12 Uhr`, `05.11.26, 03:12 Uhr`: as the clocks in Germany say. */
export function whenText(moment: string, now: Date = new Date()): string {
  const day = dayOf(moment);
  const text = momentText(moment);
  const isToday = day === berlinToday(now);
  if (isToday || day === berlinToday(new Date(now.getTime() - 86_400_000)))
    return text.replace(formatDate(day), isToday ? 'heute' : 'gestern');
  return text;
}

/** Words for the counts of a run, the most important first. */
const told: readonly (readonly [Outcome, string])[] = [
  ['created', 'neu'],
  ['changed', 'geändert'],
  ['gone', 'entfallen'],
  ['duplicate', 'doppelt'],
  ['rejected', 'abgelehnt'],
  ['left-alone', 'nicht angetastet'],
];

/** Counts in the short text. The others are shown with the run itself. */
const glance: readonly Outcome[] = ['created', 'gone', 'rejected'];

export function countsText(
  { records, counts }: Pick<ExchangeRun, 'records' | 'counts'>,
  how: 'whole' | 'glance' = 'whole',
): string {
  const parts = told.flatMap(([key, word]) =>
    counts[key] > 0 && (how === 'whole' || glance.includes(key))
      ? // Keeps count and word on one line.
        [`${countText(counts[key])}\u00A0${word}`]
      : [],
  );
  if (how === 'glance') return [recordsText(records), ...parts].join(' · ');
  return [recordsText(records), ...(parts.length > 0 ? parts : ['keine Änderung'])].join(' · ');
}

/** Whether the feed had not changed, so that nothing of it was read. */
export const isUnread = ({ reason }: Pick<ExchangeRun, 'reason'>): boolean =>
  reason === ('not-modified' satisfies RunReason);

/** Returns the short text of a run: its time and its most important counts. */
export function runText(run: ExchangeRun, now: Date = new Date()): string {
  const when = whenText(run.started_at ?? run.created_at, now);
  if (isUnread(run)) return `${when} · nichts Neues`;
  const isNothing = run.records === 0 && run.state !== 'done';
  return isNothing ? when : `${when} · ${countsText(run, 'glance')}`;
}

/** Returns why a run is held or has failed; empty for others. */
export function reasonOf({ reason, detail }: Pick<ExchangeRun, 'reason' | 'detail'>): string {
  // A whole sentence needs no brackets.
  const cause = detail === '' || detail.endsWith('.') ? detail : `(${detail})`;
  return [reasonText(reason), cause].filter((part) => part !== '').join(' ');
}

const toldAtTheEnd: readonly string[] = ['no-postings', 'not-modified'] satisfies RunReason[];

/** Returns the reason for the run itself: '' after it was confirmed, except for the reason that nothing was found. */
export function toldReason(run: Pick<ExchangeRun, 'state' | 'reason' | 'detail'>): string {
  const isOver = run.state === 'done' && !toldAtTheEnd.includes(run.reason);
  return isOver ? '' : reasonOf(run);
}

/** Returns how long a run took, such as `4 Min. 12 Sek.`; empty if it is not over. */
export function durationText({ started_at, finished_at }: ExchangeRun): string {
  if (started_at === null || finished_at === null) return '';
  const seconds = Math.max(
    0,
    Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000),
  );
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} Sek.`;
  if (minutes < 60) return `${minutes} Min. ${seconds % 60} Sek.`;
  return `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`;
}

export interface Progress {
  readonly text: string;
  /** From 0 to 1; null if the total is not known. */
  readonly share: number | null;
}

/** Returns the progress of a current run. */
export function progressOf(
  run: Pick<ExchangeRun, 'state' | 'fetched' | 'stop_requested' | 'announced' | 'records'>,
): Progress {
  const { state, fetched, stop_requested, announced, records } = run;
  if (state === 'waiting') return { text: 'Wartet auf den Beginn', share: null };
  if (stop_requested) return { text: 'Wird angehalten', share: null };
  if (fetched)
    return { text: `${recordsText(records)} gelesen, Entfallenes wird entfernt`, share: null };
  if (announced === null || announced === 0)
    return { text: `${recordsText(records)} gelesen`, share: null };
  return {
    text: `${countText(records)} von ${counted(announced, 'Datensatz', 'Datensätzen')} gelesen`,
    share: Math.min(1, records / announced),
  };
}

/**
 * Returns the id of a record in words. A record without an id of its own has its number in the run, such as '#12'; a row of a table has
 * a hash, which does not help to find it.
 */
export function namedRecord(externalId: string): string {
  if (externalId.startsWith('row:')) return 'ohne Kennung';
  return externalId.startsWith('#')
    ? `Datensatz Nr. ${externalId.slice(1)}`
    : `Kennung ${externalId}`;
}

/** Returns a sentence about the record that a run was reading when the server crashed. */
export function setAsideText({
  in_hand,
  detail,
}: {
  readonly in_hand: { readonly number: number; readonly external_id: string } | null;
  readonly detail: string;
}): string {
  if (in_hand === null)
    return `Stelle: ${detail}. Tägliche Läufe ruhen, bis Sie ihn erneut versuchen.`;
  const { number, external_id } = in_hand;
  return `Gelesen wurde gerade Datensatz ${countText(number)} (${namedRecord(external_id)}). Die nächsten Läufe lassen ihn aus, solange die Börse ihn nicht ändert.`;
}

/** Returns the result of a trial in a sentence or two. */
export function trialText(trial: Trial): string {
  if (trial.state === 'failed') return reasonOf(trial);
  const { records } = trial;
  if (records === 0)
    return trial.state === 'partly'
      ? 'Die Börse hat in dieser Zeit keinen Datensatz geliefert.'
      : 'Die Börse ist erreichbar, liefert aber keine Stellenanzeigen.';
  const brought = countsText(trial);
  return trial.state === 'partly'
    ? `${brought}. Das ist nur der Anfang: Der Probelauf war nach dieser Zahl oder Zeit zu Ende.`
    : `${brought}.`;
}

/** Returns the sentences about a held run. Rejected records do not count. */
export function heldText({
  records: came,
  counts: { rejected },
  last_good,
  would_go,
}: {
  readonly records: number;
  readonly counts: Pick<ExchangeRun['counts'], 'rejected'>;
  readonly last_good: number | null;
  readonly would_go: number;
}): string {
  const records = came - rejected;
  const before = last_good === null ? '' : ` statt zuletzt ${countText(last_good)}`;
  const brought = `Dieser Lauf brachte ${countText(records)}${before} ${records === 1 && last_good === null ? 'brauchbaren Datensatz' : 'brauchbare Datensätze'}.`;
  const going =
    would_go === 0
      ? 'Keine Anzeige würde entfallen.'
      : `${adsText(would_go)} ${would_go === 1 ? 'würde' : 'würden'} entfallen.`;
  const refused =
    rejected === 0
      ? ''
      : `${counted(rejected, 'Datensatz wurde', 'Datensätze wurden')} abgelehnt. `;
  return `${brought} ${refused}${going}`;
}

/** Returns what is said where an exchange has no run yet. */
export function noRunsText({
  active,
  has_address,
}: Pick<ListedExchange, 'active' | 'has_address'>): string {
  if (active) return 'Noch kein Lauf. Er beginnt mit „Jetzt abrufen“ oder zur eingestellten Zeit.';
  return has_address
    ? 'Noch kein Lauf. Aktivieren Sie die Schnittstelle, damit sie abgerufen wird.'
    : 'Noch kein Lauf.';
}
