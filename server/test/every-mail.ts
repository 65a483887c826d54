import { languages } from '@lehrpfad/contract/core/languages.ts';
import type { AdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { NewMail } from '../src/core/mail/delivery/outbox.ts';
import * as accounts from '../src/features/accounts/mails.ts';
import * as secondStep from '../src/features/accounts/second-step/mails.ts';
import * as figures from '../src/features/ad-figures/mails/figures-mail.ts';
import * as reports from '../src/features/ad-reports/mails.ts';
import * as alerts from '../src/features/alerts/mails.ts';
import * as apprenticeships from '../src/features/companies/apprenticeships/mails.ts';
import * as companies from '../src/features/companies/mails.ts';
import * as senders from '../src/features/enquiries/sender-mails.ts';
import * as enquiries from '../src/features/enquiries/mails.ts';
import * as events from '../src/features/events/mails.ts';
import * as ending from '../src/features/job-ads/ending/mails.ts';
import * as jobAds from '../src/features/job-ads/mails.ts';
import * as keys from '../src/features/public-api/keys/mails.ts';
import * as webhooks from '../src/features/public-api/webhooks/mails.ts';
import * as registrations from '../src/features/registrations/mails.ts';
import * as team from '../src/features/team/mails.ts';

const home = 'https://lehrpfad.example';
const to = 'ausbildung@baeckerei-kern.example';
/** A URL as long as links with a secret. */
const url = `${home}/konto/seite?token=Zm9sZ2UtZGVtLUxlaHJwZmFkLXVuZC1maW5kZS1kZWluZW4tUGxhdHo`;
const reason =
  'Die Beschreibung nennt keinen Ort.\nBitte ergänzen Sie, wo ausgebildet wird, und schreiben Sie uns, wenn wir dabei helfen können.';
const branch = { name: 'Bäckerei Kern', city: 'Quedlinburg' };
const mill = { name: 'Mühlenbäckerei', city: 'Halberstadt' };
const title = 'Bäckerin/Bäcker (m/w/d) für unsere Backstube am Markt';
const ad = { title, company_name: branch.name } as AdReport['Ad'];
const told = { to, title: 'Tag der offenen Backstube', url };

const ownAd = {
  title,
  company_name: branch.name,
  company_address: { street: 'Markt 3', additional: '', postcode: '06484', city: branch.city },
  editor_lock: { reason: 'other', note: reason, since: '2026-11-01T10:00:00Z' },
} as OwnJobAd;

const request = {
  status: 2,
  Company: { id: 1, ...branch },
  owner: { email: to },
  answer: reason,
  other: 'Müller',
  Accepted: [{ id: 1, name: 'Bäcker/-in' }],
  Allowed_apprenticeships: [
    { id: 1, name: 'Bäcker/-in' },
    { id: 2, name: 'Konditor/-in' },
  ],
} as unknown as ListedApprenticeshipRequest;

const waiting = {
  adReports: 1,
  requests: 2,
  branches: 3,
  apprenticeships: 4,
  events: 5,
  jobNames: 6,
};
const pages = Object.fromEntries(
  ['adReports', 'requests', 'branches', 'apprenticeships', 'events', 'jobNames', 'reminders'].map(
    (page) => [page, `${home}/#/redakteure/${page}`],
  ),
) as unknown as registrations.DigestPages;

const sums = { shown: 1204, opened: 87, saved: 12, contacted: 9, shared: 3 };

const endingAd = (endsOn: string): ending.ListedEnding => ({
  title,
  company: branch.name,
  city: branch.city,
  endsOn,
  links: ['Um 3 Monate verlängern', 'Platz ist besetzt', 'Nicht mehr anbieten'].map((text) => ({
    text,
    url,
  })),
});

const alert = {
  id: 1,
  email: 'pia@schule.example',
  search: '',
  rhythm: 'weekly',
  confirmedOn: '2026-09-01',
  endsOn: '2027-09-01',
  toldUntil: new Date('2026-11-01T10:00:00Z'),
} as unknown as Parameters<typeof alerts.newAdsMail>[0];

const newAds = {
  words: 'Bäcker in Quedlinburg, 25 km',
  count: 4,
  ads: [branch, mill].map(({ name, city }) => ({ title, detail: `${name}, ${city}`, url })),
  urls: { search: url, change: url, stop: url },
};

const key = { start: 'lp_a1b2', contactUrl: `${home}/kontakt`, url };
const links = { to: (path: string) => `${home}${path}` } as Parameters<
  typeof webhooks.stoppedMail
>[1]['links'];

const failing = {
  keyId: 1,
  start: 'lp_a1b2',
  since: new Date('2026-11-01T10:00:00Z'),
  error: 'Die Adresse antwortet mit dem Status 503.',
  links,
};

/** Mails of each function that makes one, by its file and name. */
export const everyMail: Readonly<Record<string, readonly NewMail[]>> = {
  'accounts/mails.ts resetMail': [accounts.resetMail(to, url)],
  'accounts/mails.ts activationMail': [accounts.activationMail(to, url)],
  'accounts/mails.ts passwordChangedMail': [accounts.passwordChangedMail(to, url)],
  'accounts/mails.ts confirmEmailMail': [accounts.confirmEmailMail(to, url)],
  'accounts/mails.ts emailTakenMail': [accounts.emailTakenMail(to, url)],
  'accounts/mails.ts emailChangeNotice': [accounts.emailChangeNotice(to, url)],
  'accounts/mails.ts emailChangedMail': [accounts.emailChangedMail(to, url)],
  'accounts/mails.ts invitationMail': [accounts.invitationMail(to, url)],
  'accounts/second-step/mails.ts secondStepMail': (
    [
      'totp-added',
      'totp-removed',
      'passkey-added',
      'passkey-removed',
      'codes-renewed',
      'code-used',
    ] as const
  ).map((change) => secondStep.secondStepMail(to, change, url)),
  'accounts/second-step/mails.ts guessedMail': [
    secondStep.guessedMail(to, { url, userId: 1, day: '2026-11-01' }),
  ],
  'accounts/second-step/mails.ts secondStepResetMail': [secondStep.secondStepResetMail(to, url)],
  'ad-figures/mails/figures-mail.ts figuresMail': [
    figures.figuresMail(
      { userId: 1, email: to, since: '2026-09-01' },
      {
        month: 'Oktober 2026',
        sums,
        before: sums,
        advice: { field: 'pay', percent: 31, with: 240, without: 310, title },
        urls: { figures: url, stop: url },
      },
    ),
  ],
  'ad-reports/mails.ts receivedMail': languages.map((language) =>
    reports.receivedMail({ mail: to, language }, ad),
  ),
  'ad-reports/mails.ts decidedMail': languages.flatMap((language) =>
    (['left', 'corrected', 'locked'] as const).map((outcome) =>
      reports.decidedMail(
        { mail: to, language },
        { id: 1, now: new Date(0), ad, outcome, answer: reason, contactUrl: `${home}/kontakt` },
      ),
    ),
  ),
  'alerts/mails.ts confirmMail': languages.map((language) =>
    alerts.confirmMail({ email: to, language }, url),
  ),
  'alerts/mails.ts newAdsMail': languages.map((language) =>
    alerts.newAdsMail({ ...alert, language }, newAds),
  ),
  'alerts/mails.ts othersMail': languages.map((language) =>
    alerts.othersMail(
      { ...alert, language },
      {
        words: 'Ausbildung zum Koch in Halle',
        others: [{ text: 'Praktikum in Stendal', detail: 'jede Woche', url }],
      },
    ),
  ),
  'companies/apprenticeships/mails.ts decisionMail': [
    apprenticeships.decisionMail(request, url),
    apprenticeships.decisionMail({ ...request, status: 3 }, url),
  ],
  'companies/mails.ts confirmedMail': [companies.confirmedMail({ to, url, ...branch })],
  'companies/mails.ts declinedMail': [companies.declinedMail({ to, url, ...branch }, reason)],
  'companies/mails.ts lockedMail': [
    companies.lockedMail({ to, url, branches: [branch] }, null),
    companies.lockedMail({ to, url, branches: [branch, mill] }, reason),
  ],
  'companies/mails.ts branchTakenMail': [companies.branchTakenMail({ ...branch, to, url })],
  'companies/mails.ts branchGivenMail': [true, false].map((isNew) =>
    companies.branchGivenMail(
      { ...branch, to, url },
      { hasContacts: !isNew, lock: isNew ? { reason } : null },
    ),
  ),
  'companies/mails.ts unlockedMail': [
    companies.unlockedMail({ to, url, branches: [branch, mill] }),
  ],
  'enquiries/mails.ts enquiryMail': [
    enquiries.enquiryMail(to, { mail: 'pia@schule.example', subject: 'Frage', text: reason }),
  ],
  'enquiries/sender-mails.ts receivedMail': languages.map((language) =>
    senders.receivedMail({ mail: to, language }, 'IHK Magdeburg'),
  ),
  'events/mails.ts acceptedMail': [events.acceptedMail(told)],
  'events/mails.ts versionAcceptedMail': [events.versionAcceptedMail(told)],
  'events/mails.ts versionDeclinedMail': [events.versionDeclinedMail(told, reason)],
  'events/mails.ts declinedMail': [events.declinedMail(told, reason)],
  'job-ads/ending/mails.ts endingAdsMail': [
    ending.endingAdsMail({ to, url, ads: [endingAd('2026-12-01')], others: 0 }),
    ending.endingAdsMail({
      to,
      url,
      ads: [endingAd('2026-12-01'), endingAd('2026-12-12')],
      others: 3,
    }),
  ],
  'job-ads/mails.ts lockedMail': [jobAds.lockedMail({ to, url, ads: [ownAd] })],
  'job-ads/mails.ts adTakenMail': [jobAds.adTakenMail({ to, url, ads: [ownAd] })],
  'job-ads/mails.ts adGivenMail': [
    jobAds.adGivenMail({ to, url, ads: [{ ...ownAd, contacts: [] }] }),
  ],
  'job-ads/mails.ts unlockedMail': [jobAds.unlockedMail({ to, url, ads: [ownAd] })],
  'public-api/keys/mails.ts confirmMail': [keys.confirmMail(to, url)],
  'public-api/keys/mails.ts manageMail': [keys.manageMail(to, url)],
  'public-api/keys/mails.ts blockedMail': [keys.blockedMail(to, key, reason)],
  'public-api/keys/mails.ts releasedMail': [keys.releasedMail(to, key)],
  'public-api/keys/mails.ts webhookAllowedMail': [true, false].map((hasWebhook) =>
    keys.webhookAllowedMail(to, { ...key, hasWebhook }),
  ),
  'public-api/keys/mails.ts webhookWithdrawnMail': [keys.webhookWithdrawnMail(to, key, reason)],
  'public-api/webhooks/mails.ts failingMail': [webhooks.failingMail(to, failing)],
  'public-api/webhooks/mails.ts stoppedMail': [webhooks.stoppedMail(to, failing)],
  'registrations/mails.ts receivedMail': [registrations.receivedMail(to)],
  'registrations/mails.ts requestWaitsMail': [registrations.requestWaitsMail(to, 'once')],
  'registrations/mails.ts accountExistsMail': [
    registrations.accountExistsMail(to, { login: url, password: url }, 'once'),
  ],
  'registrations/mails.ts acceptedMail': [registrations.acceptedMail(to, url)],
  'registrations/mails.ts companyAddedMail': [registrations.companyAddedMail(to, url)],
  'registrations/mails.ts questionMail': [registrations.questionMail(to, reason, url)],
  'registrations/mails.ts reminderMail': [registrations.reminderMail(to, reason, url, 4)],
  'registrations/mails.ts joinedMail': [true, false].map((isNew) =>
    registrations.joinedMail(to, { ...branch, isNew }, url),
  ),
  'registrations/mails.ts requestJoinedMail': [registrations.requestJoinedMail(to)],
  'registrations/mails.ts declinedMail': [registrations.declinedMail(to, reason)],
  'registrations/mails.ts linkAgainMail': [registrations.linkAgainMail(to, url)],
  'registrations/mails.ts digestMail': [
    registrations.digestMail(to, { ...waiting, reminders: 7 }, pages, 'once'),
  ],
  'team/mails.ts teamInvitationMail': [team.teamInvitationMail({ id: 1, email: to }, url)],
  'team/mails.ts teamEmailTakenMail': [team.teamEmailTakenMail({ id: 1, email: to }, url)],
  'team/mails.ts colleagueRemovedMail': (['removed', 'left', 'closed'] as const).map((why) =>
    team.colleagueRemovedMail(to, why),
  ),
  'team/mails.ts transferMail': [team.transferMail(to, url)],
  'team/mails.ts transferStartedMail': [team.transferStartedMail(to, url)],
  'team/mails.ts transferredMail': [true, false].map((isNew) =>
    team.transferredMail(to, url, isNew),
  ),
};
