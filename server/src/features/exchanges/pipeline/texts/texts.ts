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

/** Characters of HTML: as much as forms let through, tags included. What is longer ends with an ellipsis. */
const longestHtml = limits.adDetails * limits.htmlFactor;

/** Of Markdown, whose reader takes ever longer for what is no Markdown at all. */
const longestMarkdown = 30_000;

/** Ends a source that is far too long where a paragraph or at least a line or an element does. */
function firstPart(text: string, longest: number = limits.importedText): string {
  if (text.length <= longest) return text;
  const part = text.slice(0, longest).toWellFormed();
  const ends = ['\n\n', '</p>', '</li>', '\n', '<'].map((end) => part.lastIndexOf(end));
  const end = ends.find((at) => at > longest / 2) ?? part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}

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

/** Quotes within quotes within quotes. */
const deepQuotes = /^(?:[ \t]*>){3,}/gm;
/** More blanks than anybody indents by: the reader of Markdown takes time by the square of them. */
const mostBlanks = 40;
const blanks = /[^\S\n]+/g;

/** What opens a list or a quote at the beginning of a line, or within another one. */
const opening = /[ \t]{0,40}(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;
/** Lists and quotes within each other; their reader takes time by the square of them. */
const deepest = 10;

function withoutDeepNesting(line: string): string {
  let depth = 0;
  let end = 0;
  for (opening.lastIndex = 0; opening.test(line); depth += 1) end = opening.lastIndex;
  return depth < deepest ? line : `- ${line.slice(end).trimStart()}`;
}

/**
 * Signs of emphasis and of pictures in one paragraph. The reader of Markdown looks from each of them through all of the paragraph; who
 * writes more of them does not mean emphasis. Comments of HTML (`<!--`) are none of them, and stay out of what is shown.
 */
const mostSigns = 500;

const countSigns = (text: string) => text.match(/[*_]|(?<!<)!/g)?.length ?? 0;

function markdownToHtml(text: string): string {
  const part = firstPart(text, longestMarkdown)
    .replaceAll(blanks, (run) => (run.length < mostBlanks ? run : ' '))
    .replaceAll(deepQuotes, '>')
    .split('\n')
    .map(withoutDeepNesting)
    .join('\n');
  if (part.split(/\n\s*\n/).some((paragraph) => countSigns(paragraph) > mostSigns))
    return plainToHtml(part);
  try {
    return marked.parse(part, { async: false, gfm: true, breaks: true });
  } catch (error) {
    // Lists in lists without end: the reader calls itself until it has no room left.
    if (error instanceof RangeError) return plainToHtml(part);
    throw error;
  }
}

/** Elements that begin a line of their own, which cleaning would run into one line. */
const ofLine =
  /<(\/?)(?:div|section|article|header|footer|blockquote|address|center|tr|dt|dd)(?=[\s/>])/gi;

function toHtml({ text, format }: ImportedAd['description']): string {
  if (format === 'markdown') return markdownToHtml(text);
  const part = firstPart(text);
  return format === 'html' ? part.replaceAll(ofLine, '<$1p') : plainToHtml(part);
}

/** A text of an ad as it is shown: clean HTML, without personal contact data, no longer than one that is written here. */
export function descriptionHtml(description: ImportedAd['description']): CleanHtml {
  if (description.text.trim() === '') return noHtml;
  // Signs become longer in HTML.
  const clean = cleanHtml(firstPart(toHtml(description)));
  const masked = maskHtml(clean);
  const html = masked === clean ? clean : cleanHtml(masked);
  const short = shortened(tidyHtml(html).trim(), longestHtml);
  return short === html ? html : cleanHtml(short);
}

/** Whether a text of an ad says anything at all. */
export function hasText(description: ImportedAd['description']): boolean {
  let isFound = false;
  readHtml(descriptionHtml(description), {
    open: () => undefined,
    close: () => undefined,
    text: (text) => (isFound ||= singleLine(text) !== ''),
  });
  return isFound;
}
