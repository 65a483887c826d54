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
import type { listObsoleteAds } from '@lehrpfad/contract/exchanges/obsolete-ads.ts';
import type { joinPair, splitPair } from '@lehrpfad/contract/exchanges/splits.ts';
import type { tryExchange } from '@lehrpfad/contract/exchanges/trial.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { alwaysReloadEditorial } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

/** Interval at which a current run is reloaded. */
const progressMs = 2000;

export const isUnderWay = (state: string | undefined): boolean =>
  state === 'waiting' || state === 'running';

/** Queries one run, every two seconds while it is under way. */
export function useRun(id: number | null) {
  return useQuery({
    queryKey: ['all-exchange-run', id],
    queryFn: ({ signal }) =>
      call<typeof readRun>('GET exchanges/runs/:id/', {
        params: { id: Number(id) },
        signal,
        shape: { id: 0, exchange: 0, records: 0, would_go: 0 },
      }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? progressMs : false),
    meta: { silent: true },
  });
}

/** Queries a page of the runs of an exchange, the latest first. */
export const useRuns = (exchange: number, page: number) =>
  useListQuery<typeof listRuns>('all-exchange-runs', 'GET exchanges/:id/runs/', {
    params: { id: exchange },
    query: { page },
    row: { id: 0, exchange: 0, records: 0 },
  });

/** Queries a page of the import results of a run. */
export const useImportResults = (runId: number, query: ListQuery<typeof listImportResults>) =>
  useListQuery<typeof listImportResults>(
    'all-exchange-import-results',
    'GET exchanges/runs/:id/import-results/',
    { params: { id: runId }, query, row: { external_id: '', title: '', company: '' } },
  );

/** Queries a page of the ads that a held run would take down. */
export const useObsoleteAds = (runId: number, page: number) =>
  useListQuery<typeof listObsoleteAds>(
    'all-exchange-obsolete-ads',
    'GET exchanges/runs/:id/obsolete-ads/',
    { params: { id: runId }, query: { page }, row: { id: 0, title: '', company: '', place: '' } },
  );

/** Queries a record as it was sent, once it is to be shown. */
export function useRecord(id: number) {
  return useQuery({
    queryKey: ['all-exchange-record', id],
    queryFn: ({ signal }) =>
      call<typeof readRecord>('GET exchanges/records/:id/', {
        params: { id },
        signal,
        shape: { id: 0, external_id: '', history: [] },
      }),
    meta: { silent: true },
  });
}

const byId = (id: number) => ({ params: { id } });

/** Starts a run of an exchange. @throws ApiError 409 if one is under way or the exchange is switched off */
export const start = (exchange: number) =>
  alwaysReloadEditorial(call<typeof startRun>('POST exchanges/:id/runs/', byId(exchange)));

/** Tries a run of an exchange without storing its result, so no data is reloaded. @throws ApiError 409, 429 */
export const tryOut = (exchange: number) =>
  call<typeof tryExchange>('POST exchanges/:id/trial/', byId(exchange));

/** Stops a run. @throws ApiError 409 if it is over */
export const stop = (runId: number) =>
  alwaysReloadEditorial(call<typeof stopRun>('POST exchanges/runs/:id/stop/', byId(runId)));

/** Decides about a run. @throws ApiError 409 if somebody else has decided */
export const decide = (runId: number, decision: RunDecision) =>
  alwaysReloadEditorial(
    call<typeof decideRun>('POST exchanges/runs/:id/decide/', {
      ...byId(runId),
      body: { decision },
    }),
  );

/** Separates two ads that count as one. @throws ApiError 409 if the record is no longer a duplicate */
export const splitAds = (record: number) =>
  alwaysReloadEditorial(call<typeof splitPair>('POST exchanges/splits/', { body: { record } }));

/** @throws ApiError */
export const joinAds = (record: number, jobAd: number) =>
  alwaysReloadEditorial(
    call<typeof joinPair>('DELETE exchanges/splits/:record/:winner/', {
      params: { record, winner: jobAd },
    }),
  );

/** Makes the supplier's link, which is shown only once. @throws ApiError */
export const makeSupplierLink = (exchange: number) =>
  alwaysReloadEditorial(
    call<typeof postImportResultLink>('POST exchanges/:id/import-result-link/', byId(exchange)),
  );

/** @throws ApiError */
export const deleteSupplierLink = (exchange: number) =>
  alwaysReloadEditorial(
    call<typeof deleteImportResultLink>('DELETE exchanges/:id/import-result-link/', byId(exchange)),
  );
