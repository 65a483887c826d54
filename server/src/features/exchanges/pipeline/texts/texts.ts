import { limits } from '@lehrpfad/contract/core/limits.ts';
import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import { marked } from 'marked';
import { noHtml, type CleanHtml } from '../../../../core/html/clean-html.ts';
import { cleanHtml } from '../../../../core/html/html.ts';
import { readHtml } from '../../../../core/html/read-html.ts';
import { maskHtml } from './contacts-html.ts';
import type { ImportedAd } from '../imported-ad.ts';
import { shortened } from '../matching/shortened.ts';
import { escapeMarkup } from '../../../../core/text/escape-markup.ts';
import { tidyHtml } from './tidy-html.ts';

/** Maximum number of characters of HTML, tags included, as in forms. A longer text ends with an ellipsis. */
const maxHtmlLength = limits.adDetails * limits.htmlFactor;

/** Maximum number of characters of Markdown. Its parser takes disproportionate time for long texts that are not Markdown. */
const maxMarkdownLength = 30_000;

/** Cuts a source that is far too long at the end of a paragraph, or at least of a line or an element. */
function firstPart(text: string, maxLength: number = limits.importedText): string {
  if (text.length <= maxLength) return text;
  const part = text.slice(0, maxLength).toWellFormed();
  const ends = ['\n\n', '</p>', '</li>', '\n', '<'].map((end) => part.lastIndexOf(end));
  const end = ends.find((at) => at > maxLength / 2) ?? part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}

const bullet = /^\s*(?:[-–•*·▪●►✓]|->)\s+/;

/** Turns empty lines into paragraphs, and lines that begin with a dash or a dot into lists. */
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
          list.push(escapeMarkup(line.replace(bullet, '').trim()));
        } else {
          endList();
          prose.push(escapeMarkup(line.trim()));
        }
      }
      endProse();
      endList();
      return parts.join('');
    })
    .join('');
}

/** Three or more nested quotes. */
const deepQuotes = /^(?:[ \t]*>){3,}/gm;
/** More blanks than any indentation has: the Markdown parser takes time by the square of their number. */
const maxBlanks = 40;
const blanks = /[^\S\n]+/g;

/** Signs that open a list or a quote at the beginning of a line or within another one. */
const opening = /[ \t]{0,40}(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;
/** Levels of nested lists and quotes: the Markdown parser takes time by the square of their number. */
const deepest = 10;

function withoutDeepNesting(line: string): string {
  let depth = 0;
  let end = 0;
  for (opening.lastIndex = 0; opening.test(line); depth += 1) end = opening.lastIndex;
  return depth < deepest ? line : `- ${line.slice(end).trimStart()}`;
}

/**
 * Signs of emphasis and of pictures in one paragraph. From each of them the Markdown parser searches the whole paragraph; a paragraph
 * with more of them does not mean emphasis. Comments of HTML (`<!--`) do not count, and are not shown.
 */
const maxSigns = 500;

const countSigns = (text: string) => text.match(/[*_]|(?<!<)!/g)?.length ?? 0;

function markdownToHtml(text: string): string {
  const part = firstPart(text, maxMarkdownLength)
    .replaceAll(blanks, (run) => (run.length < maxBlanks ? run : ' '))
    .replaceAll(deepQuotes, '>')
    .split('\n')
    .map(withoutDeepNesting)
    .join('\n');
  if (part.split(/\n\s*\n/).some((paragraph) => countSigns(paragraph) > maxSigns))
    return plainToHtml(part);
  try {
    return marked.parse(part, { async: false, gfm: true, breaks: true });
  } catch (error) {
    // Endlessly nested lists: the parser's recursion overflows the stack.
    if (error instanceof RangeError) return plainToHtml(part);
    throw error;
  }
}

/** Block elements, which cleaning would otherwise join into one line. */
const ofLine =
  /<(\/?)(?:div|section|article|header|footer|blockquote|address|center|tr|dt|dd)(?=[\s/>])/gi;

function toHtml({ text, format }: ImportedAd['description']): string {
  if (format === 'markdown') return markdownToHtml(text);
  const part = firstPart(text);
  return format === 'html' ? part.replaceAll(ofLine, '<$1p') : plainToHtml(part);
}

/** The text of an ad as it is shown: clean HTML without personal contact data, no longer than a text written in the form. */
export function descriptionHtml(description: ImportedAd['description']): CleanHtml {
  if (description.text.trim() === '') return noHtml;
  // Some characters become longer in HTML.
  const clean = cleanHtml(firstPart(toHtml(description)));
  const masked = maskHtml(clean);
  const html = masked === clean ? clean : cleanHtml(masked);
  const short = shortened(tidyHtml(html).trim(), maxHtmlLength);
  return short === html ? html : cleanHtml(short);
}

/** Whether the text of an ad is not empty. */
export function hasText(description: ImportedAd['description']): boolean {
  let isFound = false;
  readHtml(descriptionHtml(description), {
    open: () => undefined,
    close: () => undefined,
    text: (text) => (isFound ||= singleLine(text) !== ''),
  });
  return isFound;
}
