import {
  listOwnEvents,
  listPublicEvents,
  patchEvent,
  patchEventStatus,
  postEvent,
  requestEventCheck,
} from '@lehrpfad/contract/events/events.ts';
import {
  listAllEvents,
  readEvent,
  withdrawEventVersion,
} from '@lehrpfad/contract/events/editing.ts';
import type { Api } from '../../core/http/api.ts';
import { notFound } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import { allEvents } from './all.ts';
import { decide, requestCheck } from './checking.ts';
import { withdrawVersion } from './withdrawing.ts';
import { addEvent, changeEvent, type Parts } from './saving.ts';
import { ownEvents, publicEvents, readEventById } from './store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

/** Fields that hold HTML. */
const texts = ['description'] as const;

/** No search result shows an event, so these writes need not go through the change feed. */
export function registerEvents(api: Api, parts: Parts & { readonly links: Links }): void {
  const { db, clock } = parts;
  api.answer(listPublicEvents, () => publicEvents(db, clock()));
  api.answer(listOwnEvents, ({ caller }) => ownEvents(db, caller.userId, clock()));
  api.answer(listAllEvents, ({ query }) => allEvents(db, query, clock()));
  api.answer(readEvent, async ({ params }) => {
    const event = await readEventById(db, params.id, clock());
    if (event === undefined) throw notFound();
    return event;
  });
  api.answer(postEvent, async ({ caller, body, files }) =>
    addEvent(parts, caller, await withCleanHtml(body, texts), files),
  );
  api.answer(patchEvent, async ({ caller, params, body, files }) =>
    changeEvent(parts, caller, params.id, await withCleanHtml(body, texts), files),
  );
  api.answer(requestEventCheck, ({ caller, params }) => requestCheck(parts, caller, params.id));
  api.answer(withdrawEventVersion, ({ caller, params, body }) =>
    withdrawVersion(parts, caller, params.id, body.last_updated),
  );
  api.answer(patchEventStatus, ({ caller, params, body }) =>
    decide(parts, caller, params.id, body),
  );
}
