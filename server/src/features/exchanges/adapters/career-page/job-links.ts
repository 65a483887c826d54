import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CareerPageData } from './page-task.ts';

/** What stands in addresses of job ads and in what is pressed to read one. */
const jobWords =
  /stelle|job|karriere|career|vacan|position|beruf|ausbild|azubi|auszubild|lehrling|lehre|praktik|bewerb|dual|studium|nachwuchs|schüler|schueler|[mwd][/|][mwd][/|][mwdx]|m-w-d|w-m-d/i;

/** Files, whatever leads out of a session, and pages that the law asks of every site: no job ad stands there. */
const noPage =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|zip|docx?|xlsx?|pptx?|odt|mp[34]|webm|ics|vcf|xml|rss|json|css|js)$/i;
const noAds =
  /\/(?:impressum|imprint|datenschutz\w{0,30}|privacy\w{0,30}|agb|cookies?|log-?in|log-?out|anmelden|abmelden|warenkorb|cart|checkout|wp-admin|wp-login\.php)(?:[/.]|$)/i;

/** An address as a page of the host; undefined for any other. */
function pageAt(link: string, base: string, host: string): URL | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  url.hash = '';
  if (!/^https?:$/.test(url.protocol) || url.host !== host || url.username !== '') return undefined;
  // A site that was reached by https does not mean the other.
  url.protocol = new URL(base).protocol;
  return noPage.test(url.pathname) || noAds.test(url.pathname) ? undefined : url;
}

/**
 * Addresses of pages of the same host to which a page leads, each once: those that a list of its JSON-LD names, then those that look
 * like job ads or lead to some, then the others; so many as are read at most.
 * @param address of the page
 */
export function pagesBehind({ links, pressed }: CareerPageData, address: string): string[] {
  const { host } = new URL(address);
  const from = URL.canParse(pressed.base, address) ? new URL(pressed.base, address).href : address;
  const listed = links.flatMap((link) => pageAt(link, address, host)?.href ?? []);
  const likely: string[] = [];
  const others: string[] = [];
  for (const { href, text } of pressed.links) {
    const url = pageAt(href, from, host);
    if (url === undefined) continue;
    const isLikely = jobWords.test(text) || jobWords.test(url.pathname + url.search);
    (isLikely ? likely : others).push(url.href);
  }
  const all = new Set([...listed, ...likely, ...others]);
  all.delete(address);
  return [...all].slice(0, limits.careerPageLinks);
}
