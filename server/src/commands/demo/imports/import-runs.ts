import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';

/** Input for the demo's imports. */
export interface Context {
  readonly random: Random;
  readonly ids: Ids;
  readonly today: Day;
  /** Id of the employment agency's exchange, which every database has. */
  readonly agency: number;
}

/** Days with runs. All runs are finished: the demo's exchanges are inactive, so that no other host is contacted. */
const days = 14;

type Counts = Partial<Record<Outcome, number>>;

/** Counts the records of each outcome. */
export function countsOf(told: readonly { readonly outcome: Outcome }[]): Counts {
  return Object.fromEntries(
    [...Map.groupBy(told, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );
}

/** Makes a run for each day up to yesterday; the last one's counters match its import results, earlier ones are similar. */
export function runsOf(context: Context, exchange: number, last: Counts) {
  const { random } = context;
  const runs = [];
  for (let ago = days; ago > 1; ago -= 1) {
    const created = random.int(2, 14);
    const unchanged = (last.unchanged ?? 0) - created - random.int(0, 12);
    const counts = {
      ...last,
      created,
      unchanged,
      changed: random.int(1, 9),
      gone: random.int(0, 9),
    };
    const isLost = exchange === context.agency && ago === 6;
    runs.push(
      isLost
        ? run(context, exchange, ago, { state: 'failed', reason: 'too-many-requests', counts: {} })
        : run(context, exchange, ago, { state: 'done', reason: '', counts }),
    );
  }
  if (exchange === context.agency)
    runs.push(run(context, exchange, 1, { state: 'done', reason: '', counts: last }));
  return runs;
}

/** Makes a run of that many days ago. */
export function run(
  { ids, today, random }: Context,
  exchange: number,
  ago: number,
  { state, reason, counts }: { state: string; reason: string; counts: Counts },
) {
  const day = addDays(today, -ago);
  const { gone = 0, ...come } = counts;
  const announced = Object.values(come).reduce((sum, one) => sum + one, 0);
  const minute = random.int(5, 20);
  return {
    id: ids.next('exchange_runs'),
    exchange_id: exchange,
    trigger: 'daily',
    state,
    reason,
    detail: '',
    created_at: momentOf(day, 2, 0),
    started_at: momentOf(day, 2, 1),
    finished_at: momentOf(day, 2, minute),
    stop_requested: false,
    fetched: state !== 'failed',
    announced: state === 'failed' ? null : announced,
    created: come.created ?? 0,
    changed: come.changed ?? 0,
    unchanged: come.unchanged ?? 0,
    duplicate: come.duplicate ?? 0,
    rejected: come.rejected ?? 0,
    left_alone: come['left-alone'] ?? 0,
    gone,
  };
}
