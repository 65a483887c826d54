import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import {
  deleteFaqCategory,
  listFaqCategories,
  patchFaqCategory,
  postFaqCategory,
  restoreFaqCategory,
} from '@lehrpfad/contract/faq/categories.ts';
import {
  deleteFaq,
  fetchFaqFile,
  listFaq,
  listPublicFaq,
  patchFaq,
  postFaq,
  readFaqFile,
  restoreFaq,
} from '@lehrpfad/contract/faq/faq.ts';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../core/http/api.ts';
import { RawResponse } from '../../core/http/raw-response.ts';
import { AppError, notFound } from '../../core/http/errors.ts';
import { readUnlessMissing, type Files } from '../../core/files/files.ts';
import { attachmentHeaders, rangeOf } from './attachment.ts';
import { addCategory, deleteCategory, renameCategory, restoreCategory } from './categories.ts';
import { allCategories } from './category-store.ts';
import { attachmentById } from './file-store.ts';
import { addEntry, changeEntry, deleteEntry, restoreEntry, type Deps } from './service.ts';
import { allEntries, publicEntries } from './store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

/** Fields with HTML. */
const texts = ['description', 'plain_description'] as const;

export function registerFaq(api: Api, deps: Deps & { readonly files: Files }): void {
  const { db, files } = deps;
  api.handle(listFaq, () => allEntries(db));
  api.handle(listPublicFaq, ({ query }) => publicEntries(db, query.audience));
  api.handle(postFaq, async ({ caller, body, files: sent }) =>
    addEntry(deps, caller, await withCleanHtml(body, texts), sent),
  );
  api.handle(patchFaq, async ({ caller, params, body, files: sent }) =>
    changeEntry(deps, caller, params.id, await withCleanHtml(body, texts), sent),
  );
  api.handle(deleteFaq, ({ caller, params, query }) =>
    deleteEntry(deps, caller, { ...params, ...query }),
  );
  api.handle(restoreFaq, ({ caller, params }) => restoreEntry(deps, caller, params.id));

  api.handle(listFaqCategories, () => allCategories(db));
  api.handle(postFaqCategory, ({ caller, body }) => addCategory(db, caller, body.key));
  api.handle(patchFaqCategory, ({ caller, params, body }) =>
    renameCategory(db, caller, { ...params, ...body }),
  );
  api.handle(deleteFaqCategory, ({ caller, params, query }) =>
    deleteCategory(deps, caller, { ...params, ...query }),
  );
  api.handle(restoreFaqCategory, ({ caller, params }) => restoreCategory(deps, caller, params.id));

  const attachment = async (id: number, viewer: 'everyone' | 'editor') => {
    const found = await attachmentById(db, id, viewer);
    const bytes = found && (await readUnlessMissing(files, found.file));
    if (found === undefined || bytes === undefined) throw notFound();
    return new RawResponse(found.type, bytes, attachmentHeaders(found));
  };
  api.handle(fetchFaqFile, ({ body }) => attachment(body.id, 'editor'));
  api.handle(readFaqFile, async ({ params, caller, request, reply }) => {
    const isEditor = caller !== undefined && caller.permission <= permissions.editor;
    const whole = await attachment(params.id, isEditor ? 'editor' : 'everyone');
    return whole.type === 'video/mp4' ? part(whole, request.headers.range, reply) : whole;
  });
}

/** Returns the requested part of a video, so that players can seek without loading everything before it. */
function part(whole: RawResponse, asked: string | undefined, reply: FastifyReply): RawResponse {
  const size = whole.body.length;
  const headers = { ...whole.headers, 'accept-ranges': 'bytes' };
  const range = rangeOf(asked, size);
  if (range === undefined) return new RawResponse(whole.type, whole.body, headers);
  if (range === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError(416, { detail: 'Diesen Teil der Datei gibt es nicht.', code: 'range' });
  }
  reply.code(206);
  const { from, to } = range;
  return new RawResponse(whole.type, whole.body.subarray(from, to + 1), {
    ...headers,
    'content-range': `bytes ${from}-${to}/${size}`,
  });
}
