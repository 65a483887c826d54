import { limits } from '@lehrpfad/contract/core/limits.ts';
import { visibleHtml } from '@lehrpfad/contract/core/text/visible-text.ts';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from './clean-html.ts';

/** Units. As much as the longest text of a form may have; beyond this nothing is worth the time it takes. */
const longest = limits.faqDescription * limits.unitsPerCharacter;

/** Lists within lists; further tags are dropped, their text stays. */
const deepest = 20;

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** As people write an address: `www.firma.example/ausbildung`. */
const bareAddress = /^[^\s/:@.?#\\]+(?:\.[^\s/:@.?#\\]+)+(?::\d+)?(?:[/?#]\S*)?$/;

/** A whole address that a link may lead to; undefined for every other. */
function safeAddress(href: string): string | undefined {
  const address = href.trim();
  const whole = bareAddress.test(address) ? `https://${address}` : address;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, username, password } = new URL(whole);
  // `https://kammer.example@elsewhere.example` leads elsewhere.
  const isDisguised = protocol !== 'mailto:' && (username !== '' || password !== '');
  return schemes.has(protocol) && !isDisguised ? whole : undefined;
}

/** A link that leads nowhere becomes its text: no such tag is allowed. */
function secureLink(_tag: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = safeAddress(href);
  if (address === undefined) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: address, rel: 'noopener' } };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: deepest,
  transformTags: { a: secureLink },
};

/** What was dropped may have stood between tags that close each other; seen at the latest the third time. */
const mostRounds = 5;

/** Elements that part words although they are dropped themselves. */
const parting = /<\/?(?:div|section|article|blockquote|pre|table|t[rdh]|d[ltd]|hr|img)\b/gi;

/**
 * HTML that people wrote, with nothing left in it but headings, paragraphs, lists, emphasis and links to the web or a mailbox.
 * The text of what is dropped stays. Cleaning twice changes nothing more.
 * What nobody sees (visible-text.ts) is taken out, also where it was written as an entity.
 * @throws {RangeError} beyond 320 000 units, which no form lets through
 */
export function cleanHtml(html: string): CleanHtml {
  if (html.length > longest) throw new RangeError('This HTML is too long to be cleaned.');
  let clean = visibleHtml(sanitizeHtml(html.replaceAll(parting, ' $&'), options));
  for (let round = 1; round < mostRounds; round += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean as CleanHtml;
}
