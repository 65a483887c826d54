import { expect, it } from 'vitest';
import { describedParts } from '../src/core/http/api-docs/described-parts.ts';
import { allEndpoints } from './endpoints.ts';

/** Writes that need no key: a repetition changes nothing more, or their only effect is the response. */
const withoutKey = [
  'companies/closed/:id/reopen/',
  'contactpersons/restore/:id/',
  'faq/restore/:id/',
  'faq/categories/restore/:id/',
  'backgroundimages/restore/:id/',
  // Sessions and secrets: a response with a token, or after a password, is never stored.
  'token/',
  'token/refresh/',
  'rest-auth/logout/',
  'user/own/password/',
  'user/own/close/',
  'token/second-step/',
  'token/second-step/passkey/',
  'user/own/confirm/',
  'user/own/confirm/passkey/',
  'user/own/two-step/totp/',
  'user/own/two-step/totp/confirm/',
  'user/own/two-step/passkeys/',
  'user/own/two-step/passkeys/options/',
  'user/own/two-step/recovery-codes/',
  'users/:id/two-step/reset/',
  'exchanges/:id/import-result-link/',
  // Reads whose query is too long for a URL.
  'jobdescriptions/by/ids/',
  // A read whose position must not be in any log.
  'cities/nearest/',
  'faq/files/',
  'exchanges/own/table/preview/',
  'exchanges/:id/trial/',
  'exchanges/:id/mapping/preview/',
  // Switches and decisions that name the new state; a repetition is rejected or changes nothing.
  'jobdescriptions/visibility/patch/:id/',
  'jobdescriptions/filled/patch/:id/',
  'jobdescriptions/many/undo/',
  // Replaces the whole draft.
  'jobdescriptions/drafts/patch/:id/',
  'events/check/:id/',
  'events/editor/patch/:id/',
  'ad-reports/patch/:id/',
  'api-keys/patch/:id/',
  'ad-figures/mail/',
  'partner-feeds/own/',
  'jobdescriptions/lock/patch/:id/',
  'jobdescriptions/unlock/patch/:id/',
  'companies/lock/patch/:id/',
  'companies/unlock/patch/:id/',
  'companies/checks/patch/:id/',
  'events/withdraw/:id/',
  'exchanges/:id/runs/',
  'exchanges/runs/:id/stop/',
  'jobs/resume/',
  'jobs/run/',
  'exchanges/runs/:id/decide/',
  'exchanges/splits/',
  'exchanges/own/career-page/fetch/',
  // Ends the own membership; the new question replaces the previous one.
  'team/leave/',
  'team/transfer/',
  // Possible once in 24 hours at most.
  'team/invitations/again/:id/',
  'editorrequests/patch/:id/',
  'mails/:id/again/',
  // Counters.
  'click/new/',
  'jobdescriptions/count/',
];

it('every write that adds something or comes from a form takes an Idempotency-Key, and says so', async () => {
  const endpoints = (await allEndpoints()).map(([, endpoint]) => endpoint);
  const writes = endpoints.filter(({ method }) => ['POST', 'PATCH'].includes(method));
  const without = writes.filter(({ idempotent }) => idempotent !== true).map(({ path }) => path);
  expect(
    without.toSorted(),
    'an endpoint that is not `idempotent` needs a line in `withoutKey` above',
  ).toEqual(withoutKey.toSorted());
  for (const endpoint of endpoints) {
    const described = JSON.stringify(describedParts(endpoint, {}).headers ?? {});
    expect(described.includes('Idempotency-Key')).toBe(endpoint.idempotent === true);
  }
});
