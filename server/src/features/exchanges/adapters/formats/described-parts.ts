import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { describe, lineOf } from '../reading.ts';
import type { DescribedPart } from './field-reader.ts';

type Description = ImportedAd['description'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function asHtml({ text, format }: Description): string {
  if (format !== 'html') return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;
  // Some systems send list items without the list.
  return /^<li[\s>]/i.test(text) ? `<ul>${text}</ul>` : text;
}

/** A complete part of a description: its heading and its text. */
interface Section {
  readonly heading: string;
  readonly body: Description;
}

const isSaid = ({ body }: Section) => body.text !== '';

/** Whether the main text does not contain a part. Some systems send the whole text and repeat its parts. */
const isNew = ({ body }: Section, main: string) => !main.includes(body.text);

/**
 * Joins the parts of a description into one text, with headings above the parts. The result is HTML if any part is.
 * @param main the text of the main field; may be empty
 */
export function descriptionOf(main: string, parts: readonly DescribedPart[] = []): Description {
  const whole = describe(main);
  const sections = parts
    .map(({ heading, text }) => ({ heading: lineOf(heading), body: describe(text) }))
    .filter((section) => isSaid(section) && isNew(section, whole.text));
  if (sections.length === 0) return whole;
  const all: Section[] = [
    ...(whole.text === '' ? [] : [{ heading: '', body: whole }]),
    ...sections,
  ];
  if (all.every(({ body }) => body.format === 'plain')) {
    const texts = all.map(({ heading, body }) => [heading, body.text].filter(Boolean).join('\n'));
    return { text: texts.join('\n\n'), format: 'plain' };
  }
  const texts = all.map(({ heading, body }) =>
    heading === '' ? asHtml(body) : `<h3>${escaped(heading)}</h3>${asHtml(body)}`,
  );
  return { text: texts.join(''), format: 'html' };
}
