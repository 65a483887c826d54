import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { RawResponse, jsonType } from '../../core/http/raw-response.ts';
import type { SearchIndex } from './engine/index/search-index.ts';

const compress = promisify(gzip);
/** Whether a search sets no parameter: the map of all ads, which most visitors see first. */
function isEverything(query: SearchFilters): boolean {
  return Object.values(query).every(
    (value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
  );
}

/** The points of the map. The points of all ads are serialised and compressed once for each state of the index. */
export class MapPoints {
  #all: { index: SearchIndex; version: number; bytes: Promise<RawResponse> } | undefined;

  /** @param index the current one; another or a changed index makes the cached points outdated */
  of(index: SearchIndex, query: SearchFilters): RawResponse | Promise<RawResponse> {
    if (!isEverything(query) || query.job_ids)
      return new RawResponse(jsonType, index.points(query));
    const { version } = index;
    if (this.#all?.index !== index || this.#all.version !== version)
      this.#all = { index, version, bytes: compressed(index.points(query)) };
    return this.#all.bytes;
  }
}

async function compressed(body: Buffer): Promise<RawResponse> {
  return new RawResponse(jsonType, body, {}, { gzip: await compress(body) });
}
