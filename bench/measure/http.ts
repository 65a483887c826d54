import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import type { LoadQuestions, Round, Target } from './load.ts';
import type { ServerQuestions } from './server.ts';
import { startWorker } from './worker.ts';

/** The targets of every round. */
const order = ['limit', 'search', 'facets', 'read'] as const;

interface Measured {
  readonly perSecond: Summary;
  /** In milliseconds. */
  readonly p50: Summary;
  readonly p99: Summary;
  /** Processor time of the server, in µs. */
  readonly serverCpu: Summary;
  /** Processor time of the load generator, in µs. */
  readonly loadCpu: Summary;
  readonly bytes: number;
  readonly errors: number;
}

export interface HttpResult {
  readonly size: number;
  readonly rounds: number;
  readonly targets: Readonly<Record<(typeof order)[number], Measured>>;
  /** Searches with gzip, as browsers request them; measured separately after the rounds. */
  readonly compressed?: Measured;
  /** Ratios of results within the same round. */
  readonly ratios: {
    readonly throughput: Summary;
    readonly p99: Summary;
    /** Throughput compared with the constant response that parses the same parameters. */
    readonly read: Summary;
    /** Throughput with facets compared with that without. */
    readonly facets: Summary;
  };
  /** Whether responses with `facets=1` are larger than those without, which shows that facets were counted. */
  readonly hasFacets: boolean;
}

type RoundAndCpu = Round & { readonly serverCpu: number };

const roundMs = 2000;
const warmUpMs = 3000;
const compressedRounds = 5;

function measured(rounds: readonly RoundAndCpu[]): Measured {
  const of = (key: 'perSecond' | 'p50' | 'p99' | 'serverCpu' | 'cpuPerRequest') =>
    summarise(rounds.map((round) => round[key]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverCpu: of('serverCpu'),
    loadCpu: of('cpuPerRequest'),
    bytes: summarise(rounds.map(({ bytesPerRequest }) => bytesPerRequest)).mean,
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

await answer(async ({ size, rounds }: { size: number; rounds: number }): Promise<HttpResult> => {
  const server = startWorker<ServerQuestions>('server', { size });
  const origin = await server.ask.listen(undefined);
  const load = startWorker<LoadQuestions>('load', { origin });
  const once = async (target: Target, ms: number): Promise<RoundAndCpu> => {
    const before = await server.ask.cpu(undefined);
    const round = await load.ask.round({ target, ms });
    return { ...round, serverCpu: ((await server.ask.cpu(undefined)) - before) / round.requests };
  };
  await once('search', warmUpMs);
  await server.ask.setLimit(Math.round((await once('search', warmUpMs)).bytesPerRequest));
  await once('facets', warmUpMs);
  await once('limit', warmUpMs);
  await once('read', warmUpMs);
  const made = order.map((): RoundAndCpu[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, target] of order.entries()) made[at]?.push(await once(target, roundMs));
  }
  const compressed: RoundAndCpu[] = [];
  for (let round = 0; round < compressedRounds; round += 1)
    compressed.push(await once('compressed', roundMs));
  load.stop();
  server.stop();
  const [limit = [], search = [], facets = [], read = []] = made;
  const ratio = (above: RoundAndCpu[], below: RoundAndCpu[], key: 'perSecond' | 'p99') =>
    summarise(above.map((round, at) => round[key] / (below[at]?.[key] ?? NaN)));
  const targets = {
    limit: measured(limit),
    search: measured(search),
    facets: measured(facets),
    read: measured(read),
  };
  return {
    size,
    rounds,
    targets,
    compressed: measured(compressed),
    ratios: {
      throughput: ratio(search, limit, 'perSecond'),
      p99: ratio(search, limit, 'p99'),
      read: ratio(search, read, 'perSecond'),
      facets: ratio(facets, search, 'perSecond'),
    },
    hasFacets: targets.facets.bytes > targets.search.bytes + 50,
  };
});
