import { limits } from '@lehrpfad/contract/core/limits.ts';
import { visibleHtml } from '@lehrpfad/contract/core/text/visible-text.ts';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from './clean-html.ts';

/** UTF-16 code units: the length of the longest text of a form. Longer texts would take too long. */
const maxLength = limits.faqDescription * limits.unitsPerCharacter;

/** Depth of nested lists; deeper tags are dropped, their text stays. */
const deepest = 20;

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** An address without a scheme, as people write it: `www.firma.example/ausbildung`. */
const bareAddress = /^[^\s/:@.?#\\]+(?:\.[^\s/:@.?#\\]+)+(?::\d+)?(?:[/?#]\S*)?$/;

/** Returns the complete URL of a link; undefined if the link is not allowed. */
function safeAddress(href: string): string | undefined {
  const address = href.trim();
  const whole = bareAddress.test(address) ? `https://${address}` : address;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, username, password } = new URL(whole);
  // `https://kammer.example@elsewhere.example` leads to elsewhere.example.
  const isDisguised = protocol !== 'mailto:' && (username !== '' || password !== '');
  return schemes.has(protocol) && !isDisguised ? whole : undefined;
}

/** Replaces a link without a valid address by its text: its new tag name is not allowed and is dropped. */
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

/** Dropped content may have separated parts that now form a new tag; the result is stable after three rounds at the latest. */
const maxRounds = 5;

/** Elements that separate words, although they are dropped themselves. */
const parting = /<\/?(?:div|section|article|blockquote|pre|table|t[rdh]|d[ltd]|hr|img)\b/gi;

/**
 * Removes everything from HTML except headings, paragraphs, lists, emphasis and links to the web or a mailbox. The text of dropped
 * elements stays. Cleaning twice changes nothing more. Invisible characters (visible-text.ts) are removed, even where they are
 * written as entities.
 * @throws {RangeError} for more than 320 000 code units, which no form accepts
 */
export function cleanHtml(html: string): CleanHtml {
  if (html.length > maxLength) throw new RangeError('This HTML is too long to be cleaned.');
  let clean = visibleHtml(sanitizeHtml(html.replaceAll(parting, ' $&'), options));
  for (let round = 1; round < maxRounds; round += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean as CleanHtml;
}
