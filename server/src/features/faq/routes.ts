import { permissions } from '@lehrpfad/contract/core/access.ts';
import {
  deleteFaqCategory,
  listFaqCategories,
  patchFaqCategory,
  postFaqCategory,
} from '@lehrpfad/contract/faq/categories.ts';
import {
  deleteFaq,
  fetchFaqFile,
  listFaq,
  listPublicFaq,
  patchFaq,
  postFaq,
  readFaqFile,
} from '@lehrpfad/contract/faq/faq.ts';
import type { FastifyReply } from 'fastify';
import { Bytes, type Api } from '../../core/http/api.ts';
import { AppError, notFound } from '../../core/http/errors.ts';
import { readBytes, type Files } from '../../core/files/files.ts';
import { attachmentHeaders, rangeOf } from './attachment.ts';
import { addCategory, allCategories, deleteCategory, renameCategory } from './categories.ts';
import { addEntry, changeEntry, deleteEntry, type Parts } from './saving.ts';
import { allEntries, attachmentById, publicEntries } from './store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

/** Fields that hold HTML. */
const texts = ['description', 'plain_description'] as const;

export function registerFaq(api: Api, parts: Parts & { readonly files: Files }): void {
  const { db, files } = parts;
  api.answer(listFaq, () => allEntries(db));
  api.answer(listPublicFaq, ({ query }) => publicEntries(db, query.audience));
  api.answer(postFaq, async ({ caller, body, files: sent }) =>
    addEntry(parts, caller, await withCleanHtml(body, texts), sent),
  );
  api.answer(patchFaq, async ({ caller, params, body, files: sent }) =>
    changeEntry(parts, caller, params.id, await withCleanHtml(body, texts), sent),
  );
  api.answer(deleteFaq, ({ caller, params }) => deleteEntry(parts, caller, params.id));

  api.answer(listFaqCategories, () => allCategories(db));
  api.answer(postFaqCategory, ({ caller, body }) => addCategory(db, caller, body.key));
  api.answer(patchFaqCategory, ({ caller, params, body }) =>
    renameCategory(db, caller, params.id, body.key),
  );
  api.answer(deleteFaqCategory, ({ caller, params, query }) =>
    deleteCategory(parts, caller, { ...params, ...query }),
  );

  const attachment = async (id: number, viewer: 'everyone' | 'editor') => {
    const found = await attachmentById(db, id, viewer);
    if (found === undefined || !(await files.exists(found.file))) throw notFound();
    return new Bytes(found.type, await readBytes(files, found.file), attachmentHeaders(found));
  };
  api.answer(fetchFaqFile, ({ body }) => attachment(body.id, 'editor'));
  api.answer(readFaqFile, async ({ params, caller, request, reply }) => {
    const isEditor = caller !== undefined && caller.permission <= permissions.editor;
    const whole = await attachment(params.id, isEditor ? 'editor' : 'everyone');
    return whole.type === 'video/mp4' ? part(whole, request.headers.range, reply) : whole;
  });
}

/** The part of a video that a player asks for: it can be wound forward without all that lies between. */
function part(whole: Bytes, asked: string | undefined, reply: FastifyReply): Bytes {
  const size = whole.body.length;
  const headers = { ...whole.headers, 'accept-ranges': 'bytes' };
  const range = rangeOf(asked, size);
  if (range === undefined) return new Bytes(whole.type, whole.body, headers);
  if (range === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError(416, { detail: 'Diesen Teil der Datei gibt es nicht.', code: 'range' });
  }
  reply.code(206);
  const { from, to } = range;
  return new Bytes(whole.type, whole.body.subarray(from, to + 1), {
    ...headers,
    'content-range': `bytes ${from}-${to}/${size}`,
  });
}
