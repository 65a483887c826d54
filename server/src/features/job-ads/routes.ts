import { readJobAdFile, readJobAds } from '@lehrpfad/contract/job-ads.ts';
import { Bytes, type Api } from '../../floor/api.ts';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import { notFound } from '../../floor/errors.ts';
import { readBytes, type Files } from '../../floor/files.ts';
import { publicFile, publicJobAds } from './store.ts';

/** `filename*` of RFC 6266, so that umlauts survive. */
function inlineAs(name: string): string {
  return `inline; filename*=UTF-8''${encodeURIComponent(name)}`;
}

export function registerJobAds(api: Api, db: Queries, files: Files, clock: Clock): void {
  api.answer(readJobAds, ({ body }) => publicJobAds(db, body.job_ids, berlinDay(clock())));
  api.answer(readJobAdFile, async ({ params }) => {
    const found = await publicFile(db, params.id, berlinDay(clock()));
    if (found === undefined || !(await files.exists(found.file))) throw notFound();
    const bytes = await readBytes(files, found.file);
    return new Bytes('application/pdf', bytes, { 'content-disposition': inlineAs(found.name) });
  });
}
