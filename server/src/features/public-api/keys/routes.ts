import { deleteApiKey, listApiKeys, patchApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import {
  listWebhookDeliveries,
  resendWebhookDelivery,
} from '@lehrpfad/contract/public-api/webhooks.ts';
import type { Api } from '../../../core/http/api.ts';
import { listDeliveries } from '../webhooks/deliveries-store.ts';
import { resendDelivery } from '../webhooks/editing.ts';
import { changeKey, removeKey } from './editing.ts';
import type { KeyDeps } from './service.ts';
import { keysPage } from './store.ts';

/** Registers the editors' endpoints for keys of the public API and their webhooks. */
export function registerApiKeys(api: Api, deps: Pick<KeyDeps, 'database' | 'clock' | 'links'>) {
  api.handle(listApiKeys, ({ query }) => keysPage(deps.database, query));
  api.handle(patchApiKey, ({ caller, params, body }) => changeKey(deps, caller, params.id, body));
  api.handle(deleteApiKey, async ({ caller, params }) => {
    await removeKey(deps, caller, params.id);
    return {};
  });
  api.handle(listWebhookDeliveries, ({ params }) => listDeliveries(deps.database, params.id));
  api.handle(resendWebhookDelivery, ({ caller, params }) =>
    resendDelivery(deps, caller, params.id),
  );
}
