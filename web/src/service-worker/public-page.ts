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

/** Returns a page with a sentence about its age. @param at ISO time */
export function withNotice(html: string, at: string): string {
  const notice = `<p class="stored" role="status">Du bist offline. Stand: ${momentText(at)}.</p>`;
  return html.replace(beginning, (main) => main + notice);
}
