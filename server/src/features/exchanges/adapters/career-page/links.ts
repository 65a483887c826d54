import { isIP } from 'node:net';
import { readHtml } from '../../../../core/html/read-html.ts';

/** What the database and browsers take. Characters. */
const longest = 2000;

/** The address that a link of HTML or Markdown leads to; the text itself where it is none. */
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

/** A host as people write it without a scheme: letters and dots, with a known kind of end. */
const bareHost = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.){1,8}\p{L}{2,24}(?::\d{1,5})?$/u;

const isBare = (text: string) => {
  const [host = '', ...path] = text.split(/[/?#]/, 2);
  return bareHost.test(host) && (path.length > 0 || host.split('.').length > 1);
};

/** The one address in a text; empty where there are several. */
function onlyOne(text: string): string {
  const found = text.split(/[\s,;]+/).filter((word) => begins.test(word.replace(/^[("'<]+/, '')));
  if (found.length > 1) return '';
  // What begins as an address is one to its end: some have blanks in it.
  return begins.test(text) ? text : (found[0] ?? text);
}

/** Without what only stands around it: brackets, quotes, the full stop of a sentence. */
function unwrapped(text: string): string {
  const inner = text.replace(/^[("'<\s]{1,9}/, '').replace(/[>"'.,;\s]{1,9}$/, '');
  return inner.includes('(') ? inner : inner.replace(/\)$/, '');
}

function withScheme(text: string): string {
  const rest = text.replace(/^http:\/\/(?=https?:)/i, '').replace(/^(?:https?:?\/{0,2}|\/\/)/i, '');
  return `https://${rest}`;
}

/** Names of hosts that mean something everywhere. */
const isPublic = (host: string) => host.includes('.') && isIP(host.replace(/^\[|\]$/g, '')) === 0;

/** An address of the web as https, also as people write it (`www.firma.de`); empty for what is none, or more than one. */
export function linkOf(text: string): string {
  if (text.length > 3 * longest) return '';
  const target = unwrapped(onlyOne(unwrapped(targetOf(text.trim())))).replaceAll('&amp;', '&');
  if (!begins.test(target) && !(isBare(target) && /[/?]/.test(target))) return '';
  const isPlain = /^http:/i.test(target);
  const whole = URL.parse(withScheme(target));
  if (whole === null || whole.username !== '' || whole.password !== '') return '';
  if (isPlain && whole.port === '80') whole.port = '';
  // Nobody knows whether https answers there.
  if (isPlain && whole.port !== '') return '';
  return isPublic(whole.hostname) && whole.href.length <= longest ? whole.href : '';
}

/** The same for a company's own site, of which its name is enough. */
export function siteOf(text: string): string {
  const value = text.trim();
  return isBare(value) && !/\d\.\d/.test(value) ? linkOf(`https://${value}`) : linkOf(value);
}
