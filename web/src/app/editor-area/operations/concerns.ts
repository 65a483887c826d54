import { operationLimits } from '@lehrpfad/contract/core/operations/board-state-options.ts';
import type { BoardState, QueueName } from '@lehrpfad/contract/core/operations/board-state.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { durationText, spaceText } from './amounts.ts';

/** Something that an administrator should look at. */
export interface Concern {
  readonly tone: 'attention' | 'danger';
  readonly title: string;
  readonly remedy: string;
  /** The page on which an administrator can solve it. */
  readonly link?: { readonly path: string; readonly label: string };
}

const daySeconds = 86_400;
const none = { length: 0, oldest_seconds: 0 };

type Queues = BoardState['queues'];

/** Returns the entries of a queue that are in a state. */
export function countOf(queues: Queues, queue: QueueName, state: string): typeof none {
  return queues?.find((one) => one.queue === queue && one.state === state) ?? none;
}

function diskConcerns({ disk }: BoardState): Concern[] {
  const { free_bytes: free, total_bytes: total, least_free_bytes: min } = disk;
  const remedy =
    'Bitte schaffen Sie Platz: alte Sicherungen, Protokolldateien oder andere Programme.';
  const left = `noch ${spaceText(free)} von ${spaceText(total)}`;
  if (free < min)
    return [
      {
        tone: 'danger',
        title: `Der Speicherplatz reicht nicht (${left}): Es kann nichts gespeichert werden.`,
        remedy: `${remedy} Danach geht es von selbst weiter.`,
      },
    ];
  const { share, bytes } = operationLimits.lowDisk;
  if (free >= bytes && free >= total * share) return [];
  return [{ tone: 'attention', title: `Der Speicherplatz wird knapp: ${left}.`, remedy }];
}

function backupConcerns({ last_backup_at: last }: BoardState, now: Date): Concern[] {
  if (last === null)
    return [
      {
        tone: 'attention',
        title: 'Es wurde keine Sicherung gefunden.',
        remedy:
          'Eine Sicherung macht der Befehl npm run backup. Liegen sie an einem anderen Ort, gehört er in die Einstellung BACKUP_DIR.',
      },
    ];
  const seconds = (now.getTime() - new Date(last).getTime()) / 1000;
  if (seconds <= operationLimits.backupDays * daySeconds) return [];
  return [
    {
      tone: 'danger',
      title: `Die letzte Sicherung ist ${durationText(seconds)} alt.`,
      remedy: 'Bitte sehen Sie nach, warum keine neue gemacht wird.',
    },
  ];
}

function mailConcerns({ queues, sends_mails: sends }: BoardState): Concern[] {
  const concerns: Concern[] = [];
  const failed = countOf(queues, 'mails', 'failed').length;
  const waiting = countOf(queues, 'mails', 'waiting');
  if (failed > 0)
    concerns.push({
      tone: 'attention',
      title: `${counted(failed, 'E-Mail wurde', 'E-Mails wurden')} nicht zugestellt.`,
      remedy: 'Dort steht der Grund, und sie lassen sich noch einmal senden.',
      link: { path: editorPaths.mails, label: 'Zu den E-Mails' },
    });
  if (waiting.oldest_seconds > operationLimits.waitingMailSeconds)
    concerns.push({
      tone: 'danger',
      title: `${counted(waiting.length, 'E-Mail wartet', 'E-Mails warten')} auf den Versand, die älteste seit ${durationText(waiting.oldest_seconds)}.`,
      remedy: 'Bitte sehen Sie nach, ob der Mailserver erreichbar ist.',
    });
  if (!sends)
    concerns.push({
      tone: 'attention',
      title: 'E-Mails werden nicht versendet, sondern nur abgelegt.',
      remedy: 'Den Mailserver nennt die Einstellung MAIL_URL.',
    });
  return concerns;
}

function workConcerns({ queues, search }: BoardState): Concern[] {
  const concerns: Concern[] = [];
  const due = countOf(queues, 'jobs', 'waiting');
  if (due.oldest_seconds > operationLimits.dueJobSeconds)
    concerns.push({
      tone: 'danger',
      title: `Eine Hintergrundaufgabe ist seit ${durationText(due.oldest_seconds)} fällig und läuft nicht.`,
      remedy: 'Bitte sehen Sie im Protokoll des Servers nach.',
    });
  if (search.lag_seconds > operationLimits.changeLagSeconds)
    concerns.push({
      tone: 'danger',
      title: `Die Suche zeigt den Stand von vor ${durationText(search.lag_seconds)}.`,
      remedy: 'Sie holt von selbst auf, sobald die Datenbank antwortet.',
    });
  concerns.push(...importConcerns(queues));
  if (queues === null)
    concerns.push({
      tone: 'danger',
      title: 'Die Datenbank antwortet sehr langsam.',
      remedy: 'Was wartet und was gescheitert ist, wurde deshalb nicht gezählt.',
    });
  return concerns;
}

function importConcerns(queues: BoardState['queues']): Concern[] {
  const concerns: Concern[] = [];
  const exchanges = { path: editorPaths.exchanges, label: 'Zu den Schnittstellen' };
  const held = countOf(queues, 'imports', 'held').length;
  if (held > 0)
    concerns.push({
      tone: 'attention',
      title: `${counted(held, 'Import wartet', 'Importe warten')} auf eine Entscheidung.`,
      remedy: 'Bis dahin bleibt der letzte Stand zu sehen.',
      link: exchanges,
    });
  const failed =
    countOf(queues, 'imports', 'failed').length + countOf(queues, 'imports', 'set-aside').length;
  if (failed > 0)
    concerns.push({
      tone: 'attention',
      title: `Bei ${counted(failed, 'Schnittstelle', 'Schnittstellen')} ist der letzte Import gescheitert.`,
      remedy: 'Dort steht der Grund.',
      link: exchanges,
    });
  return concerns;
}

/** Returns what an administrator should look at, the most urgent first; failed and suspended jobs are lists of their own. */
export function findConcerns(state: BoardState, now: Date): Concern[] {
  const all = [
    ...diskConcerns(state),
    ...workConcerns(state),
    ...backupConcerns(state, now),
    ...mailConcerns(state),
  ];
  return all.toSorted((a, b) => Number(b.tone === 'danger') - Number(a.tone === 'danger'));
}
