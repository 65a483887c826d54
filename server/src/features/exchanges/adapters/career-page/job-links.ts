import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CareerPageData } from './page-task.ts';

/** Words in URLs of job ads and in the texts of links to them. */
const jobWords =
  /stelle|job|karriere|career|vacan|position|beruf|ausbild|azubi|auszubild|lehrling|lehre|praktik|bewerb|dual|studium|nachwuchs|schüler|schueler|[mwd][/|][mwd][/|][mwdx]|m-w-d|w-m-d/i;

/** Files, links that end a session, and pages that the law requires of every site: none of them contains a job ad. */
const noPage =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|zip|docx?|xlsx?|pptx?|odt|mp[34]|webm|ics|vcf|xml|rss|json|css|js)$/i;
const noAds =
  /\/(?:impressum|imprint|datenschutz\w{0,30}|privacy\w{0,30}|agb|cookies?|log-?in|log-?out|anmelden|abmelden|warenkorb|cart|checkout|wp-admin|wp-login\.php)(?:[/.]|$)/i;

/** Returns a URL of the same host as a page; undefined for any other. */
function pageAt(link: string, base: string, host: string): URL | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  url.hash = '';
  if (!/^https?:$/.test(url.protocol) || url.host !== host || url.username !== '') return undefined;
  // If the site was reached by https, its links are read by https, too.
  url.protocol = new URL(base).protocol;
  return noPage.test(url.pathname) || noAds.test(url.pathname) ? undefined : url;
}

/**
 * Returns URLs of pages of the same host that a page links to, each once: first those in a list of its JSON-LD, then those that look
 * like job ads or lists of them, then the others; at most as many as are read.
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
