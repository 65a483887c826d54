import { cleanHtml } from '../../../floor/html.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Somebody has copied it out of a web page or another system. */
const isHtml = (text: string) =>
  /<\/?(?:p|br|ul|ol|li|strong|em|b|i|u|h[1-6]|div|span|a)\b[^>]*>/i.test(text);

const item = /^\s*[-–•*·]\s+(?=\S)/;

/** A paragraph: runs of lines with '-' are lists, others lie one below the other. */
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

/** Characters. Beyond this the form refuses it as it is. */
const worthCleaning = 100_000;

/** What somebody typed into a cell as clean HTML: paragraphs, lists; HTML stays what it is, cleaned. */
export function asHtml(text: string): string {
  if (text === '' || text.length > worthCleaning) return text;
  if (isHtml(text)) return cleanHtml(text);
  return text
    .split(/\n\s*\n/)
    .map((part) => paragraph(part.split('\n').filter((line) => line.trim() !== '')))
    .join('');
}
