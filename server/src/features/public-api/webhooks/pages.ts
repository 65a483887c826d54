import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { messagePage, openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { findOwner } from '../keys/links-store.ts';
import { invalidPage } from '../keys/page-texts.ts';
import { keyPaths, withToken } from '../keys/paths.ts';
import { momentText } from './mails.ts';
import {
  claimedKey,
  continueWebhook,
  endWebhook,
  mayReceive,
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

/** Says that there is no webhook, or that the link is invalid. */
async function nonePage({ database, clock }: WebhookDeps, { token }: Claim): Promise<ServerPage> {
  if ((await findOwner(database, token, clock())) === undefined) return invalidPage;
  return messagePage({
    status: 410,
    title: 'Zu diesem Schlüssel gibt es keinen Webhook',
    paragraphs: [
      'Der Schlüssel ist gelöscht oder gesperrt, oder die Redaktion erlaubt ihm keinen Webhook.',
    ],
    ways: [{ label: 'Zu Ihren Schlüsseln', url: withToken(keyPaths.manage, token) }],
  });
}

async function formPage(deps: WebhookDeps, claim: Claim, said: Said = {}): Promise<ServerPage> {
  const key = await claimedKey(deps.database, claim, deps.clock());
  if (key === undefined) return nonePage(deps, claim);
  const webhook = await findWebhook(deps.database, claim.keyId);
  const common = {
    action: `${withToken(keyPaths.webhook, claim.token)}&schluessel=${claim.keyId}`,
    manage: withToken(keyPaths.manage, claim.token),
    start: key.start,
  };
  if (!mayReceive(key)) return offPage(key, common);
  const body = template('webhook', {
    ...common,
    webhook: webhook && {
      ...webhook,
      failingSince: webhook.failingSince && momentText(new Date(webhook.failingSince)),
      nextAt: webhook.nextAt && momentText(new Date(webhook.nextAt)),
    },
    url: said.url ?? webhook?.url ?? '',
    error: said.error,
    done: said.done,
    days: limits.webhookFailingDays,
  });
  const isWrong = said.error !== undefined && { status: 400, hasErrors: true };
  return { title: 'Webhook', body, ...isWrong };
}

/** Says why nothing is sent to a webhook that editors do not allow, and lets its owner end it. */
const offPage = (key: ApiKey, common: object): ServerPage => ({
  title: 'Webhook',
  body: template('off', {
    ...common,
    blocked: key.blocked,
    reason: key.blocked ? key.block_reason : key.webhook_reason,
  }),
});

async function saveAddress(deps: WebhookDeps, claim: Claim, typed: string): Promise<VisitAnswer> {
  const read = readAddress(typed, deps.allowLocal);
  if ('error' in read) return formPage(deps, claim, { url: typed, error: read.error });
  const secret = await setAddress(deps, claim, read.url);
  // Editors have switched it off meanwhile, or the link is invalid: the page says which.
  if (secret === undefined) return formPage(deps, claim);
  const manage = withToken(keyPaths.manage, claim.token);
  return {
    title: 'Ihr Webhook ist eingerichtet',
    body: template('secret', { secret, manage, url: read.url }),
  };
}

/** After the end of a webhook: the form for another one, if editors allow it. */
async function endedPage(deps: WebhookDeps, claim: Claim): Promise<ServerPage> {
  if (await claimedKey(deps.database, claim, deps.clock()))
    return formPage(deps, claim, { done: 'ended' });
  return messagePage({
    title: 'Der Webhook ist beendet',
    paragraphs: ['Adresse und Geheimnis sind gelöscht.'],
    ways: [{ label: 'Zu Ihren Schlüsseln', url: withToken(keyPaths.manage, claim.token) }],
  });
}

/** Serves the page on which an owner sets the URL for changes. */
export function serveWebhookPage(pages: Pages, deps: WebhookDeps): void {
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const claim = claimOf(visit);
    const action = visit.field('action');
    if (action === 'end')
      return (await endWebhook(deps, claim)) ? endedPage(deps, claim) : invalidPage;
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
