import type {
  decideRun,
  deleteImportResultLink,
  listImportResults,
  listRuns,
  postImportResultLink,
  readRecord,
  readRun,
  RunDecision,
  startRun,
  stopRun,
} from '@lehrpfad/contract/exchanges/runs.ts';
import type { joinPair, splitPair } from '@lehrpfad/contract/exchanges/splits.ts';
import type { tryExchange } from '@lehrpfad/contract/exchanges/trial.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';

/** How often a current run is reloaded. */
const progressMs = 2000;

const run = { id: 0, exchange: 0, state: 'done', records: 0, counts: { created: 0 } } as const;

export const isUnderWay = (state: string | undefined): boolean =>
  state === 'waiting' || state === 'running';

/** Queries one run, every two seconds while it is under way. */
export function useRun(id: number | null) {
  return useQuery({
    queryKey: ['all-exchange-run', id],
    queryFn: ({ signal }) =>
      call<typeof readRun>('GET exchanges/runs/:id/', {
        params: { id: String(id) },
        signal,
        shape: { id: 0, exchange: 0, records: 0, would_go: 0 },
      }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? progressMs : false),
    meta: { silent: true },
  });
}

/** Queries a page of the runs of an exchange, the latest first. */
export function useRuns(exchange: number, page: number) {
  return useQuery({
    queryKey: ['all-exchange-runs', exchange, page],
    queryFn: ({ signal }) =>
      call<typeof listRuns>('GET exchanges/:id/runs/', {
        params: { id: String(exchange) },
        query: { page: String(page) },
        signal,
        shape: { count: 0, results: [{ id: run.id, exchange: 0, records: 0 }] },
      }),
    placeholderData: keepPreviousData,
  });
}

export type WantedImportResults = Readonly<Record<string, string>>;

/** Queries a page of the import results of a run. */
export function useImportResults(runId: number, query: WantedImportResults) {
  return useQuery({
    queryKey: ['all-exchange-import-results', runId, query],
    queryFn: ({ signal }) =>
      call<typeof listImportResults>('GET exchanges/runs/:id/import-results/', {
        params: { id: String(runId) },
        query,
        signal,
        shape: { count: 0, results: [{ external_id: '', title: '', company: '' }] },
      }),
    placeholderData: keepPreviousData,
  });
}

/** Queries a record as it was sent, once it is to be shown. */
export function useRecord(id: number) {
  return useQuery({
    queryKey: ['all-exchange-record', id],
    queryFn: ({ signal }) =>
      call<typeof readRecord>('GET exchanges/records/:id/', {
        params: { id: String(id) },
        signal,
        shape: { id: 0, external_id: '', history: [] },
      }),
    meta: { silent: true },
  });
}

/** Awaits a call, then reloads all that editors see, also if it was refused, since others may have been faster. */
async function write<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } finally {
    await reloadEditorial();
  }
}

const byId = (id: number) => ({ params: { id: String(id) } });

/** Starts a run of an exchange. @throws ApiError 409 if one is under way or the exchange is switched off */
export const start = (exchange: number) =>
  write(call<typeof startRun>('POST exchanges/:id/runs/', byId(exchange)));

/** Asks what a run would make of an exchange. Writes nothing, so nothing is reloaded. @throws ApiError 409, 429 */
export const tryOut = (exchange: number) =>
  call<typeof tryExchange>('POST exchanges/:id/trial/', byId(exchange));

/** @throws ApiError 409 where it is over */
export const stop = (runId: number) =>
  write(call<typeof stopRun>('POST exchanges/runs/:id/stop/', byId(runId)));

/** @throws ApiError 409 where somebody has decided */
export const decide = (runId: number, decision: RunDecision) =>
  write(
    call<typeof decideRun>('POST exchanges/runs/:id/decide/', {
      ...byId(runId),
      body: { decision },
    }),
  );

/** @throws ApiError 409 where it is no duplicate now */
export const split = (record: number) =>
  write(call<typeof splitPair>('POST exchanges/splits/', { body: { record } }));

/** @throws ApiError */
export const join = (record: number, jobAd: number) =>
  write(
    call<typeof joinPair>('DELETE exchanges/splits/:record/:winner/', {
      params: { record: String(record), winner: String(jobAd) },
    }),
  );

/** Makes the supplier's link, which is shown only once. @throws ApiError */
export const newLink = (exchange: number) =>
  write(
    call<typeof postImportResultLink>('POST exchanges/:id/import-result-link/', byId(exchange)),
  );

/** @throws ApiError */
export const endLink = (exchange: number) =>
  write(
    call<typeof deleteImportResultLink>('DELETE exchanges/:id/import-result-link/', byId(exchange)),
  );
