import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay, berlinTimeOfDay } from '../../../core/clock.ts';
import type { Links } from '../../../core/http/links.ts';
import type { NewMail } from '../../../core/mail/delivery/outbox.ts';
import { keyPaths } from '../keys/paths.ts';

/** A webhook whose address accepts nothing. */
interface Failing {
  readonly keyId: number;
  /** The first characters of the key. */
  readonly start: string;
  /** Time of the first failure. */
  readonly since: Date;
  /** Error of the last attempt. */
  readonly error: string;
  readonly links: Links;
}

const greeting = 'Guten Tag,';

const ofWebhook =
  'Sie bekommen diese E-Mail, weil der Webhook zu einem Schlüssel dieser Adresse gehört.';

/** Returns a moment as '05.11.2026, 14:30 Uhr'. */
export const momentText = (moment: Date): string =>
  `${germanDay(berlinDay(moment))}, ${berlinTimeOfDay(moment)} Uhr`;

/** Informs the owner of a key that its webhook fails: once for all failures in a row, and at most once for those that begin on a day. */
export const failingMail = (
  to: string,
  { keyId, start, since, error, links }: Failing,
): NewMail => ({
  kind: 'api-key-webhook-failing',
  to,
  onceKey: `webhook-failing/${keyId}/${berlinDay(since)}`,
  subject: 'Ihr Webhook nimmt zurzeit nichts an',
  body: [
    greeting,
    `seit dem ${momentText(since)} nimmt die Adresse, die Sie zu Ihrem Schlüssel ${start}… eingetragen haben, keine Meldungen an. Beim letzten Versuch war der Grund:`,
    { quote: error },
    `Wir versuchen es weiter, mindestens alle drei Stunden, und liefern nach, was liegen geblieben ist. Nach ${limits.webhookFailingDays} Tagen halten wir den Webhook an. Stimmt die Adresse nicht mehr, ändern Sie sie bitte bei Ihren Schlüsseln; den Link dorthin bekommen Sie hier:`,
    { label: 'Link anfordern', url: links.to(keyPaths.forgotten) },
    ofWebhook,
  ],
});

/** Informs the owner of a key that its webhook was stopped. */
export const stoppedMail = (
  to: string,
  { start, error, links }: Pick<Failing, 'start' | 'error' | 'links'>,
): NewMail => ({
  kind: 'api-key-webhook-stopped',
  to,
  subject: 'Ihr Webhook bekommt keine Meldungen mehr',
  body: [
    greeting,
    `seit ${limits.webhookFailingDays} Tagen nimmt die Adresse, die Sie zu Ihrem Schlüssel ${start}… eingetragen haben, keine Meldungen an. Wir haben sie deshalb angehalten. Beim letzten Versuch war der Grund:`,
    { quote: error },
    'Läuft Ihr Server wieder, setzen Sie den Webhook bitte selbst fort: Fordern Sie dazu den Link zu Ihren Schlüsseln an. Was in den letzten acht Tagen geschehen ist, wird nachgeliefert.',
    { label: 'Link anfordern', url: links.to(keyPaths.forgotten) },
    ofWebhook,
  ],
});
