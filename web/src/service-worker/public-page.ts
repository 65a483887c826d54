import { momentText } from '../core/text/dates.ts';

/**
 * Server-rendered pages for everybody (server/src/features/public-pages), by their paths. Only these are stored: the server's
 * other pages belong to an account or to the link of a mail.
 */
const publicPages: readonly RegExp[] = [
  /^\/(?:stelle|unternehmen|event)\/\d[^/]*$/,
  /^\/(?:beruf|orte|informationen)\/[^/]+$/,
  /^\/(?:ausbildung|praktikum)\/[^/]+\/[^/]+$/,
  /^\/(?:berufe|orte|events|informationen|kontakt|impressum|datenschutz|barrierefreiheit)$/,
];

export const isPublicPage = (pathname: string): boolean =>
  publicPages.some((pattern) => pattern.test(pathname));

/** Start tag of the content of a server-rendered page (public-pages/templates/layout.eta). */
const beginning = /<main [^<>]*>/;

/** The sentence of a page about its age, in its own language. Pages that were stored by older versions have none. */
const sentence = /<body [^<>]*data-offline="([^"]*)"/;

const language = /<html lang="(en|uk)">/;

/** The moment in the language of a page. */
function momentIn(html: string, at: string): string {
  const [, foreign] = language.exec(html) ?? [];
  return foreign === undefined
    ? momentText(at)
    : new Date(at).toLocaleString(foreign === 'en' ? 'en-GB' : foreign, {
        timeZone: 'Europe/Berlin',
        dateStyle: 'medium',
        timeStyle: 'short',
      });
}

/** Returns a page with a sentence about its age. @param at ISO time */
export function withNotice(html: string, at: string): string {
  return html.replace(beginning, (main) => {
    const [, text = 'Du bist offline. Stand: {moment}.'] = sentence.exec(html) ?? [];
    const said = text.replace('{moment}', () => momentIn(html, at));
    return `${main}<p class="stored" role="status">${said}</p>`;
  });
}
