import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { externalLink, toHttps } from '../../text/web-links.ts';
import { germanContent } from '../../texts/texts.ts';
import styles from './user-html.module.css';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'div',
    'span',
    'sub',
    'sup',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'start', 'colspan', 'rowspan'],
};

interface UserHtmlProps {
  readonly html: string;
  /** Level of the heading above the text; headings inside get lower levels. */
  readonly below: number;
}

/** HTML that users wrote. The server has sanitized it when it was saved; this sanitizes it again before it is rendered. */
export function UserHtml({ html, below }: UserHtmlProps) {
  const clean = useMemo(() => cleanHtml(html, below), [html, below]);
  return (
    <div
      lang={germanContent()}
      className={`${styles.text} wrap-anywhere hyphens-auto`}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

function cleanHtml(html: string, below: number): string {
  const body = document.createElement('div');
  body.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const link of body.querySelectorAll('a')) secureLink(link);
  lowerHeadings([...body.querySelectorAll('h1, h2, h3, h4, h5, h6')], below);
  return body.innerHTML;
}

/** Web links open in a new tab; mail and phone links stay; all other links become text. */
function secureLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (/^(mailto|tel):/i.test(href)) return;
  const safe = toHttps(href);
  if (safe === null) return link.removeAttribute('href');
  link.href = safe;
  link.target = externalLink.target;
  link.rel = `${externalLink.rel} nofollow`;
}

const levelOf = (heading: Element): number => Number(heading.localName.slice(1));

/** Moves the text's top headings right below the page's heading; the others keep their relative levels. */
function lowerHeadings(headings: readonly Element[], below: number): void {
  const by = below + 1 - Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const lower = document.createElement(`h${Math.min(6, levelOf(heading) + by)}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
