import { rhythmLabel } from '@lehrpfad/contract/alerts/options.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail, type MailLink } from '../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../core/security/secrets.ts';
import { wordsOf } from '../../core/text/page-words.ts';
import { othersMail } from './mails.ts';
import { alertPaths, withToken } from './paths.ts';
import { searchInWords } from './search-text.ts';
import { insertLink, listOtherAlerts, type Alert } from './store.ts';

/** Mails the links of the other alerts of an address to it. There is no mail if there are no others. */
export async function mailOthers(
  tx: Queries,
  { clock, links }: { readonly clock: Clock; readonly links: Links },
  stopped: Alert,
): Promise<void> {
  const now = clock();
  const words = wordsOf(stopped.language);
  const inWords = (search: string) => searchInWords(search, berlinDay(now), words);
  const others: MailLink[] = [];
  for (const { id, search, rhythm } of await listOtherAlerts(tx, stopped)) {
    const token = newSecret();
    await insertLink(tx, id, { token, now });
    others.push({
      text: inWords(search),
      detail: words.translated(rhythmLabel(rhythm)),
      url: links.to(words.at(withToken(alertPaths.change, token))),
    });
  }
  if (others.length === 0) return;
  await queueMail(tx, othersMail(stopped, { words: inWords(stopped.search), others }));
}
