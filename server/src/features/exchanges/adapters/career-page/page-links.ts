import { readHtml } from '../../../../core/html/read-html.ts';

/** A link of a page. */
export interface PageLink {
  readonly href: string;
  /** The text of the link. */
  readonly text: string;
}

export interface PageLinks {
  /** The base URL that the page declares; empty if it declares none. */
  readonly base: string;
  readonly links: readonly PageLink[];
  /** URLs of frames and scripts on the page. */
  readonly embedded: readonly string[];
}

/** Maximum number of links of a page that are read; a shop has thousands. */
const maxLinks = 3000;

/** Maximum number of frames and scripts that are read. */
const maxEmbedded = 300;

/** Characters. Longer URLs are no pages that people share. */
const maxAddressLength = 1000;
const maxTextLength = 200;

/** Returns all links (`<a href>`) of a page in their order, except downloads. */
export function linksOn(html: string): PageLinks {
  const links: { href: string; text: string }[] = [];
  const embedded: string[] = [];
  let base = '';
  let current: { href: string; text: string } | undefined;
  readHtml(html, {
    open: (name, { href = '', src = '', title = '', download, ...attributes }) => {
      if (name === 'base' && base === '') base = href.slice(0, maxAddressLength).trim();
      const isEmbedded = (name === 'iframe' || name === 'script') && src !== '';
      if (isEmbedded && src.length <= maxAddressLength && embedded.length < maxEmbedded)
        embedded.push(src);
      if (name !== 'a') return;
      current = undefined;
      if (href === '' || href.length > maxAddressLength || links.length >= maxLinks) return;
      if (download !== undefined) return;
      const label = attributes['aria-label'] ?? title;
      current = { href, text: label.slice(0, maxTextLength) };
      links.push(current);
    },
    text: (text) => {
      if (current === undefined || current.text.length >= maxTextLength) return;
      current.text = `${current.text}${text}`.slice(0, maxTextLength);
    },
    close: (name) => {
      if (name === 'a') current = undefined;
    },
  });
  return { base, links, embedded };
}
