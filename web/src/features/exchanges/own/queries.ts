import {
  type downloadOwnImportResults,
  type fetchCareerPage,
  type listOwnImportResults,
  type readCareerPage,
  type removeCareerPage,
  type saveCareerPage,
} from '@lehrpfad/contract/exchanges/own.ts';
import {
  previewTable,
  takeTable,
  type downloadTableTemplate,
  type listOwnTables,
  type TableAssignment,
  type TablePreview,
  type TakenTable,
} from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { TemplateFormat } from '@lehrpfad/contract/exchanges/own-options.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { useListQuery } from '../../../core/list/list-query.ts';
import { download } from '../../../core/api/download.ts';
import { reloadOwn, reloadOwnAfter } from '../../../core/data/own-data.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { sendForm, type FileToSend } from '../../../core/api/upload.ts';

/** Queries the tables that were uploaded last. */
export function useOwnTables() {
  return useQuery({
    queryKey: ['own-tables'],
    queryFn: ({ signal }) =>
      call<typeof listOwnTables>('GET exchanges/own/table/', { signal, shape: [{ id: 0 }] }),
  });
}

const pageKey = ['own-career-page'] as const;

/** Refetch intervals in milliseconds, while the page is being read and while it waits until it may be read again. */
const lookAgainMs = { reading: 3_000, pausing: 60_000 };

const isUnderWay = (state: string | undefined) => state === 'waiting' || state === 'running';

/** Queries the account's career page; `page` is null if it has none. */
export function useCareerPage() {
  return useQuery({
    queryKey: pageKey,
    queryFn: ({ signal }) =>
      call<typeof readCareerPage>('GET exchanges/own/career-page/', { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (isUnderWay(data?.page?.runs[0]?.state)) return lookAgainMs.reading;
      return data?.page?.next_fetch ? lookAgainMs.pausing : false;
    },
  });
}

/** Queries a page of the import results of a run. */
export const useOwnImportResults = (runId: number, page: number) =>
  useListQuery<typeof listOwnImportResults>('own-import-results', 'GET exchanges/own/runs/:id/', {
    params: { id: runId },
    query: { page },
    row: {},
  });

/** @returns whether the page is read. @throws ApiError 409 if the address no longer is as in `begun` */
export async function savePage(
  body: { readonly url: string; readonly begun: { readonly url: string } },
  key: string,
): Promise<boolean> {
  const name = 'PATCH exchanges/own/career-page/';
  const saved = await call<typeof saveCareerPage>(name, { body, key });
  queryClient.setQueryData(pageKey, saved);
  return saved.page?.active === true;
}

/** @throws ApiError */
export async function fetchPage(): Promise<void> {
  const name = 'POST exchanges/own/career-page/fetch/';
  queryClient.setQueryData(pageKey, await call<typeof fetchCareerPage>(name));
}

/** @throws ApiError */
export const removePage = () =>
  reloadOwnAfter(call<typeof removeCareerPage>('DELETE exchanges/own/career-page/'));

type OnProgress = (share: number) => void;

function fileOf(file: Blob, name: string): readonly FileToSend[] {
  return [{ field: 'file', file, name }];
}

/** A table that is sent. */
export interface SentTable {
  readonly file: Blob;
  readonly name: string;
  /** Number of the sheet to read; undefined if the server chooses it. */
  readonly sheet?: number | undefined;
  /** What its columns are; undefined if the server recognises them. */
  readonly assignment?: TableAssignment | undefined;
}

const choiceOf = ({ sheet, assignment }: SentTable) => ({ sheet, assignment });

/** Returns the result that an upload of the table would have. @throws ApiError 400 with `errors.file` if it is no table */
export function previewUpload(table: SentTable, onProgress: OnProgress): Promise<TablePreview> {
  const files = fileOf(table.file, table.name);
  return call<typeof previewTable>('POST exchanges/own/table/preview/', {
    send: sendForm(previewTable.upload, choiceOf(table), files, ([share = 0]) => onProgress(share)),
    shape: { rows: [], sheets: [], columns: [] },
  });
}

/** Writes the rows without errors. @throws ApiError */
export async function takeUpload(
  { key, ...table }: SentTable & { readonly key: string },
  onProgress: OnProgress,
): Promise<TakenTable> {
  const files = fileOf(table.file, table.name);
  const taken = await call<typeof takeTable>('POST exchanges/own/table/', {
    send: sendForm(takeTable.upload, choiceOf(table), files, ([share = 0]) => onProgress(share)),
    shape: { rows: [], sheets: [], columns: [] },
    key,
  });
  void reloadOwn();
  return taken;
}

export function saveTemplate(format: TemplateFormat): Promise<void> {
  return download<typeof downloadTableTemplate>(
    'GET exchanges/own/template/',
    { query: { format } },
    `stellenanzeigen-vorlage.${format}`,
  );
}

export function saveImportResults(runId: number): Promise<void> {
  return download<typeof downloadOwnImportResults>(
    'GET exchanges/own/import-results/:id/',
    { params: { id: runId } },
    `quittung-${runId}.csv`,
  );
}
