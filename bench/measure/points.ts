import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';
import type { LoadQuestions } from './load.ts';
import type { ServerQuestions } from './server.ts';
import { startWorker } from './worker.ts';

export interface PointsResult {
  readonly size: number;
  /** Size in bytes. */
  readonly raw: number;
  readonly gzip: number;
  /** Time of the handler's first response and of later ones, in milliseconds. */
  readonly first: number;
  readonly next: Summary;
  /** Throughput with gzip over HTTP to 50 connections, and that of a constant response of the same size. */
  readonly perSecond: Summary;
  readonly limitPerSecond: Summary;
  readonly ratio: Summary;
  /** In milliseconds. */
  readonly p50: Summary;
  readonly serverCpu: Summary;
  readonly bytesServed: number;
}

const roundMs = 2000;
const rounds = 10;
const repeats = 20;

await answer(async ({ size }: { size: number }): Promise<PointsResult> => {
  const server = startWorker<ServerQuestions>('server', { size });
  const origin = await server.ask.listen(undefined);
  const load = startWorker<LoadQuestions>('load', { origin });
  const first = await server.ask.points(undefined);
  const next: number[] = [];
  for (let at = 0; at < repeats; at += 1) next.push((await server.ask.points(undefined)).ms);
  const warmUp = await load.ask.round({ target: 'points', ms: roundMs });
  await server.ask.setLimit(Math.round(warmUp.bytesPerRequest));
  const [points, limits, cpu]: [(typeof warmUp)[], (typeof warmUp)[], number[]] = [[], [], []];
  for (let at = 0; at < rounds; at += 1) {
    limits.push(await load.ask.round({ target: 'limit', ms: roundMs }));
    const before = await server.ask.cpu(undefined);
    const round = await load.ask.round({ target: 'points', ms: roundMs });
    points.push(round);
    cpu.push(((await server.ask.cpu(undefined)) - before) / round.requests);
  }
  load.stop();
  server.stop();
  return {
    size,
    raw: first.raw,
    gzip: first.gzip,
    first: first.ms,
    next: summarise(next),
    perSecond: summarise(points.map(({ perSecond }) => perSecond)),
    limitPerSecond: summarise(limits.map(({ perSecond }) => perSecond)),
    ratio: summarise(points.map(({ perSecond }, at) => perSecond / (limits[at]?.perSecond ?? NaN))),
    p50: summarise(points.map(({ p50 }) => p50)),
    serverCpu: summarise(cpu),
    bytesServed: warmUp.bytesPerRequest,
  };
});
