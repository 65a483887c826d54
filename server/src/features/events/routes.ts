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
import { allEvents } from './list-store.ts';
import { decide, requestCheck } from './decisions/checks.ts';
import { withdrawVersion } from './versions/withdrawal.ts';
import { addEvent, changeEvent, type Deps } from './service.ts';
import { ownEvents, publicEvents, readEventById } from './store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

/** Fields with HTML. */
const texts = ['description'] as const;

/** Registers the endpoints. Search results contain no events, so these writes skip the change feed. */
export function registerEvents(api: Api, deps: Deps & { readonly links: Links }): void {
  const { db, clock } = deps;
  api.handle(listPublicEvents, () => publicEvents(db, clock()));
  api.handle(listOwnEvents, ({ caller }) => ownEvents(db, caller, clock()));
  api.handle(listAllEvents, ({ query }) => allEvents(db, query, clock()));
  api.handle(readEvent, async ({ params }) => {
    const event = await readEventById(db, params.id, clock());
    if (event === undefined) throw notFound();
    return event;
  });
  api.handle(postEvent, async ({ caller, body, files }) =>
    addEvent(deps, caller, await withCleanHtml(body, texts), files),
  );
  api.handle(patchEvent, async ({ caller, params, body, files }) =>
    changeEvent(deps, caller, params.id, await withCleanHtml(body, texts), files),
  );
  api.handle(requestEventCheck, ({ caller, params }) => requestCheck(deps, caller, params.id));
  api.handle(withdrawEventVersion, ({ caller, params, body }) =>
    withdrawVersion(deps, caller, params.id, body.last_updated),
  );
  api.handle(patchEventStatus, ({ caller, params, body }) => decide(deps, caller, params.id, body));
}
