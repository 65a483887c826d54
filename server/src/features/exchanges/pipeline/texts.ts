import { limits } from '@lehrpfad/contract/limits.ts';
import { marked } from 'marked';
import { cleanHtml } from '../../../floor/html.ts';
import { maskHtml } from './contacts-html.ts';
import type { ImportedAd } from './imported-ad.ts';

/** Characters of HTML: as much as forms let through, tags included. What is longer ends with an ellipsis. */
const longestHtml = limits.adDetails * limits.htmlFactor;

/** Characters that are worth being read at all; far more than `longestHtml` leaves of them. */
const longestSource = 100_000;

/** Of Markdown, whose reader takes ever longer for what is no Markdown at all. */
const longestMarkdown = 30_000;

/** Ends a source that is far too long where a paragraph or at least a line or an element does. */
function firstPart(text: string, longest = longestSource): string {
  if (text.length <= longest) return text;
  const part = text.slice(0, longest).toWellFormed();
  const ends = ['\n\n', '</p>', '</li>', '\n', '<'].map((end) => part.lastIndexOf(end));
  const end = ends.find((at) => at > longest / 2) ?? part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const bullet = /^\s*(?:[-–•*·▪●►✓]|->)\s+/;

/** Paragraphs where empty lines are, lists where lines begin with a dash or a dot. */
function plainToHtml(text: string): string {
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split(/\n\s*\n/);
  return paragraphs
    .map((paragraph) => {
      const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
      const parts: string[] = [];
      let list: string[] = [];
      let prose: string[] = [];
      const endProse = () => {
        if (prose.length > 0) parts.push(`<p>${prose.join('<br />')}</p>`);
        prose = [];
      };
      const endList = () => {
        if (list.length > 0)
          parts.push(`<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>`);
        list = [];
      };
      for (const line of lines) {
        if (bullet.test(line)) {
          endProse();
          list.push(escaped(line.replace(bullet, '').trim()));
        } else {
          endList();
          prose.push(escaped(line.trim()));
        }
      }
      endProse();
      endList();
      return parts.join('');
    })
    .join('');
}

/** Quotes within quotes within quotes. */
const deepQuotes = /^(?:[ \t]*>){3,}/gm;

function markdownToHtml(text: string): string {
  const part = firstPart(text, longestMarkdown).replaceAll(deepQuotes, '>');
  try {
    return marked.parse(part, { async: false, gfm: true, breaks: true });
  } catch (error) {
    // Lists in lists without end: the reader calls itself until it has no room left.
    if (error instanceof RangeError) return plainToHtml(part);
    throw error;
  }
}

function toHtml({ text, format }: ImportedAd['description']): string {
  if (format === 'markdown') return markdownToHtml(text);
  const part = firstPart(text);
  return format === 'html' ? part : plainToHtml(part);
}

const token = /<(\/?)([a-z][a-z\d]*)\b[^>]*>|[^<]+/g;

/** The beginning of a text up to a word's end, never within an entity. */
function beginning(text: string, length: number): string {
  if (length <= 0) return '';
  const part = text.slice(0, length);
  const lastSpace = part.search(/\s\S*$/);
  return lastSpace > 0 ? part.slice(0, lastSpace) : part.replace(/&[^;]*$/, '');
}

/** Where a paragraph, a heading or an item of a list is at its end. */
const blocks = new Set(['p', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function ellipsisIn(parent: string | undefined): string {
  if (parent === undefined) return '<p>…</p>';
  return parent === 'ul' || parent === 'ol' ? '<li>…</li>' : '…';
}

/** Room for tags that are still open, and the ellipsis. */
const reserve = 200;

/**
 * Shortens clean HTML to a number of characters: behind the last paragraph or item that fits, or at a word's end where it is one
 * long text, with an ellipsis. Every element is closed.
 */
export function shortened(html: string, most: number): string {
  if (html.length <= most) return html;
  let open: string[] = [];
  let kept = '';
  let atBlock: { kept: string; open: string[] } | undefined;
  for (const match of html.matchAll(token)) {
    const [part, slash, name = ''] = match;
    if (kept.length + part.length > most - reserve) {
      if (name === '') kept += beginning(part, most - reserve - kept.length);
      break;
    }
    kept += part;
    if (name === '' || name === 'br') continue;
    open = slash === '/' ? open.slice(0, -1) : [...open, name];
    if (slash === '/' && blocks.has(name)) atBlock = { kept, open };
  }
  // Half a page is too much to lose for a tidy end.
  const tidy = atBlock && atBlock.kept.length > most / 2 ? atBlock : undefined;
  const closing = (tidy?.open ?? open).toReversed().map((name) => `</${name}>`);
  return tidy
    ? tidy.kept + ellipsisIn(tidy.open.at(-1)) + closing.join('')
    : `${kept} …${closing.join('')}`;
}

/** Elements in which nothing is left. */
const hollow = /<(p|li|ul|ol|strong|b|em|i|u|a|h[1-6])\b[^>]*>(?:\s|&nbsp;|\u00A0|<br \/>)*<\/\1>/g;

/** Line breaks before or behind all that a paragraph or an item says. */
const idleBreaks = /(?<=<(?:p|li|h[1-6])>)(?:\s*<br \/>)+|(?:<br \/>\s*)+(?=<\/(?:p|li|h[1-6])>)/g;

/** A text of an ad as it is shown: clean HTML, without personal contact data, no longer than one that is written here. */
export function descriptionHtml(description: ImportedAd['description']): string {
  if (description.text.trim() === '') return '';
  // Signs become longer in HTML.
  const clean = cleanHtml(firstPart(toHtml(description)));
  const masked = maskHtml(clean);
  let html = masked === clean ? clean : cleanHtml(masked);
  for (let before = ''; before !== html;) {
    before = html;
    html = html.replaceAll(hollow, '').replaceAll(idleBreaks, '');
  }
  return shortened(html.trim(), longestHtml);
}
