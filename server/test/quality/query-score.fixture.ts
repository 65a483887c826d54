import type { Truth } from './query-truth.fixture.ts';

/** Scores of a search, from 0 to 1; undefined if no ad is wanted. */
export interface QueryFigures {
  readonly kind: string;
  readonly query: string;
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly firstIsRight: boolean | undefined;
  readonly isDeadEnd: boolean;
}

const maxRead = 10;

/** @param hits ids of all results, best first */
export function figuresOf(
  { kind, query }: { kind: string; query: string },
  { wanted, fine }: Truth,
  hits: readonly number[],
): QueryFigures {
  const judged = wanted.size > 0;
  const isRight = (id: number) => wanted.has(id) || fine.has(id);
  const min = Math.min(maxRead, wanted.size);
  const right = hits.slice(0, min).filter(isRight).length;
  const found = hits.filter((id) => wanted.has(id)).length;
  const [first] = hits;
  return {
    kind,
    query,
    precision: judged ? right / min : undefined,
    recall: judged ? found / wanted.size : undefined,
    firstIsRight: judged ? first !== undefined && isRight(first) : undefined,
    isDeadEnd: (judged || fine.size > 0) && hits.length === 0,
  };
}

export interface Means {
  readonly queries: number;
  readonly precision: number;
  readonly recall: number;
  readonly firstIsRight: number;
  readonly deadEnds: number;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function meansOf(figures: readonly QueryFigures[]): Means {
  const judged = figures.filter(({ recall }) => recall !== undefined);
  return {
    queries: figures.length,
    precision: mean(judged.map(({ precision }) => precision ?? 0)),
    recall: mean(judged.map(({ recall }) => recall ?? 0)),
    firstIsRight: mean(judged.map(({ firstIsRight }) => (firstIsRight ? 1 : 0))),
    deadEnds: figures.filter(({ isDeadEnd }) => isDeadEnd).length,
  };
}

const percent = (share: number) => (100 * share).toFixed(1).padStart(6);

function line(name: string, { queries, precision, recall, firstIsRight, deadEnds }: Means): string {
  const shares = [precision, recall, firstIsRight].map(percent).join(' ');
  return `${name.padEnd(18)} ${String(queries).padStart(4)} ${shares} ${String(deadEnds).padStart(5)}`;
}

/** Formats the means by kind and overall as lines of text. */
export function figuresTable(title: string, figures: readonly QueryFigures[]): string {
  const kinds = [...Map.groupBy(figures, ({ kind }) => kind)];
  return [
    `${title.padEnd(18)}    n  prec. recall  first  none`,
    ...kinds.map(([kind, some]) => line(kind, meansOf(some))),
    line('all', meansOf(figures)),
  ].join('\n');
}
