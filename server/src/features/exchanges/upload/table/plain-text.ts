import type { CleanHtml } from '../../../../core/html/clean-html.ts';
import { cleanHtml } from '../../../../core/html/html.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether the text is HTML that was copied from a web page or another system. */
const isHtml = (text: string) =>
  /<\/?(?:p|br|ul|ol|li|strong|em|b|i|u|h[1-6]|div|span|a)\b[^<>]{0,1000}>/i.test(text);

const item = /^\s{0,99}[-–•*·]\s{1,99}(?=\S)/;

/** A paragraph: consecutive lines with '-' become lists, other lines are separated by line breaks. */
function paragraph(lines: readonly string[]): string {
  let html = '';
  let open: 'p' | 'ul' | undefined;
  for (const line of lines) {
    const kind = item.test(line) ? 'ul' : 'p';
    if (kind !== open) html += `${open ? `</${open}>` : ''}<${kind}>`;
    else if (kind === 'p') html += '<br />';
    html +=
      kind === 'ul' ? `<li>${escape(line.replace(item, '').trim())}</li>` : escape(line.trim());
    open = kind;
  }
  return open ? `${html}</${open}>` : html;
}

/**
 * Characters. A longer text is only escaped, since the form refuses it anyway. Lines with a single `&`, with and without '-', become six times
 * as long as HTML, which is no more than can be cleaned.
 */
const worthCleaning = 50_000;

/** Returns the text of a cell as clean HTML with paragraphs and lists. HTML in a cell is cleaned and kept. */
export function asHtml(text: string): CleanHtml {
  if (text.length > worthCleaning) return cleanHtml(escape(text.slice(0, worthCleaning)));
  if (isHtml(text)) return cleanHtml(text);
  const html = text
    .split(/\n\s*\n/)
    .map((part) => paragraph(part.split('\n').filter((line) => line.trim() !== '')))
    .join('');
  return cleanHtml(html);
}
