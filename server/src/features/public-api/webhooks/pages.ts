import { limits } from '@lehrpfad/contract/core/limits.ts';
import { openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { invalidPage } from '../keys/page-texts.ts';
import { keyPaths, withToken } from '../keys/paths.ts';
import {
  claimedKey,
  continueWebhook,
  endWebhook,
  readAddress,
  setAddress,
  type Claim,
  type WebhookDeps,
} from './owner.ts';
import { findWebhook } from './store.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

function claimOf({ query }: Visit): Claim {
  const id = query('schluessel');
  return { token: query('token'), keyId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0 };
}

/** Texts of a page in addition to the webhook. */
interface Said {
  readonly url?: string;
  readonly error?: string;
  readonly done?: 'continued' | 'ended';
}

async function formPage(deps: WebhookDeps, claim: Claim, said: Said = {}): Promise<ServerPage> {
  const key = await claimedKey(deps.database, claim, deps.clock());
  if (key === undefined) return invalidPage;
  const webhook = await findWebhook(deps.database, claim.keyId);
  const body = template('webhook', {
    action: `${withToken(keyPaths.webhook, claim.token)}&schluessel=${claim.keyId}`,
    manage: withToken(keyPaths.manage, claim.token),
    start: key.start,
    webhook,
    url: said.url ?? webhook?.url ?? '',
    error: said.error,
    done: said.done,
    days: limits.webhookFailingDays,
  });
  const isWrong = said.error !== undefined && { status: 400, hasErrors: true };
  return { title: 'Webhook', body, ...isWrong };
}

async function saveAddress(deps: WebhookDeps, claim: Claim, typed: string): Promise<VisitAnswer> {
  const read = readAddress(typed, deps.allowLocal);
  if ('error' in read) return formPage(deps, claim, { url: typed, error: read.error });
  const secret = await setAddress(deps, claim, read.url);
  if (secret === undefined) return invalidPage;
  const manage = withToken(keyPaths.manage, claim.token);
  return {
    title: 'Ihr Webhook ist eingerichtet',
    body: template('secret', { secret, manage, url: read.url }),
  };
}

/** Serves the page on which an owner sets the URL for changes. */
export function serveWebhookPage(pages: Pages, deps: WebhookDeps): void {
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const claim = claimOf(visit);
    const action = visit.field('action');
    if (action === 'end')
      return (await endWebhook(deps, claim))
        ? formPage(deps, claim, { done: 'ended' })
        : invalidPage;
    if (action === 'continue') {
      await continueWebhook(deps, claim);
      return formPage(deps, claim, { done: 'continued' });
    }
    return saveAddress(deps, claim, visit.field('url'));
  };
  pages.page(keyPaths.webhook, (visit) => formPage(deps, claimOf(visit)), send, {
    addressIsSecret: true,
  });
}
