import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Links } from '../../../core/http/links.ts';
import type { NewMail } from '../../../core/mail/delivery/outbox.ts';
import { webhookMailKind } from '../keys/mails.ts';
import { keyPaths } from '../keys/paths.ts';

interface Stopped {
  /** The first characters of the key. */
  readonly start: string;
  /** Error of the last attempt. */
  readonly error: string;
  readonly links: Links;
}

/** Informs the owner of a key that its webhook was stopped. */
export const stoppedMail = (to: string, { start, error, links }: Stopped): NewMail => ({
  kind: webhookMailKind,
  to,
  subject: 'Ihr Webhook bekommt keine Meldungen mehr',
  body: [
    'Guten Tag,',
    `seit ${limits.webhookFailingDays} Tagen nimmt die Adresse, die Sie zu Ihrem Schlüssel ${start}… eingetragen haben, keine Meldungen an. Wir haben sie deshalb angehalten. Beim letzten Versuch war der Grund:`,
    { quote: error },
    'Läuft Ihr Server wieder, setzen Sie den Webhook bitte selbst fort: Fordern Sie dazu den Link zu Ihren Schlüsseln an. Was in den letzten acht Tagen geschehen ist, wird nachgeliefert.',
    { label: 'Link anfordern', url: links.to(keyPaths.forgotten) },
    'Sie bekommen diese E-Mail, weil der Webhook zu einem Schlüssel dieser Adresse gehört.',
  ],
});
