import { isIP } from 'node:net';
import { readHtml } from '../../../../core/html/read-html.ts';

/** Longest URL that the database and browsers accept. Characters. */
const maxLength = 2000;

/** The target of a link in HTML or Markdown; the text itself if it is no link. */
function targetOf(text: string): string {
  const begin = text.indexOf('](');
  const end = text.indexOf(')', begin);
  if (begin !== -1 && end !== -1) return text.slice(begin + 2, end);
  if (!/<a\s/i.test(text)) return text;
  let href = '';
  readHtml(text, {
    open: (name, attributes) => {
      if (name === 'a') href ||= attributes['href'] ?? '';
    },
    text: () => undefined,
    close: () => undefined,
  });
  return href;
}

const begins = /^(?:https?:|https?\/\/|\/\/|www\.)/i;

/** A host as people write it without a scheme: letters and dots, with a plausible top-level domain. */
const bareHost = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.){1,8}\p{L}{2,24}(?::\d{1,5})?$/u;

const isBare = (text: string) => {
  const [host = '', ...path] = text.split(/[/?#]/, 2);
  return bareHost.test(host) && (path.length > 0 || host.split('.').length > 1);
};

/** The only URL in a text; empty if there are several. */
function onlyOne(text: string): string {
  const found = text.split(/[\s,;]+/).filter((word) => begins.test(word.replace(/^[("'<]+/, '')));
  if (found.length > 1) return '';
  // A text that begins with a URL is one to its end, since some URLs contain blanks.
  return begins.test(text) ? text : (found[0] ?? text);
}

/** Removes brackets and quotes around a URL, and the full stop after it. */
function unwrapped(text: string): string {
  const inner = text.replace(/^[("'<\s]{1,9}/, '').replace(/[>"'.,;\s]{1,9}$/, '');
  return inner.includes('(') ? inner : inner.replace(/\)$/, '');
}

function withScheme(text: string): string {
  const rest = text.replace(/^http:\/\/(?=https?:)/i, '').replace(/^(?:https?:?\/{0,2}|\/\/)/i, '');
  return `https://${rest}`;
}

/** Whether a host name is public, neither a local name nor an IP address. */
const isPublic = (host: string) => host.includes('.') && isIP(host.replace(/^\[|\]$/g, '')) === 0;

/** Returns a URL as https, also if it is written without a scheme (`www.firma.de`); empty if there is none, or more than one. */
export function linkOf(text: string): string {
  if (text.length > 3 * maxLength) return '';
  const target = unwrapped(onlyOne(unwrapped(targetOf(text.trim())))).replaceAll('&amp;', '&');
  if (!begins.test(target) && !(isBare(target) && /[/?]/.test(target))) return '';
  const isPlain = /^http:/i.test(target);
  const whole = URL.parse(withScheme(target));
  if (whole === null || whole.username !== '' || whole.password !== '') return '';
  if (isPlain && whole.port === '80') whole.port = '';
  // It is unknown whether https works on that port.
  if (isPlain && whole.port !== '') return '';
  return isPublic(whole.hostname) && whole.href.length <= maxLength ? whole.href : '';
}

/** Returns the URL of a company's own site, for which a host name alone is enough. */
export function siteOf(text: string): string {
  const value = text.trim();
  return isBare(value) && !/\d\.\d/.test(value) ? linkOf(`https://${value}`) : linkOf(value);
}
