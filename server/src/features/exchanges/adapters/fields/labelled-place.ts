import { readHtml } from '../../../../core/html/read-html.ts';
import { lineOf } from '../reading.ts';

/** Characters of a description that are searched, and of a line. */
const max = { text: 50_000, line: 150 } as const;

/** Inline elements, which do not end a line. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
]);

/** The lines of a text, which may be HTML. */
function linesOf(text: string): string[] {
  const pieces: string[] = [];
  const part = (name: string) => {
    if (!inline.has(name)) pieces.push('\n');
  };
  readHtml(text.slice(0, max.text), {
    open: part,
    close: part,
    text: (piece) => pieces.push(piece),
  });
  return pieces.join('').split(/[\n\r]/);
}

/** A line with a label for a place. */
const label =
  /^\s{0,20}(?:[•*–-]\s{0,5})?(?:(?:Arbeits|Einsatz|Ausbildungs|Dienst|Praktikums)?orte?|(?:Ausbildungs|Unternehmens)?standorte?|Location)\s{0,5}:(.{2,200})$/i;

/** A postcode and a town at the end of a title: '… in 06484 Quedlinburg', '… | 39104 Magdeburg', '… (Leuna, DE, 06237)'. */
const atEnd = /(?:\sin\s|[,|–(-]\s?)((?:D-)?\d{5}\s\p{Lu}[^\d|()]{1,60})\)?\s?$/u;
const inBrackets = /\((\p{Lu}[^()]{1,60},\s?\d{5})\)\s?$/u;

/** Characters of a title in which a place is searched. */
const maxTitle = 300;

/** Returns the place that a title names with its postcode; empty if it names none, or several. */
export function placeInTitle(title: string): string {
  if (title.length > maxTitle || (title.match(/(?<!\d)\d{5}(?!\d)/g) ?? []).length !== 1) return '';
  return (atEnd.exec(title) ?? inBrackets.exec(title))?.[1] ?? '';
}

/** Maximum number of words of the name of a town: 'Lutherstadt Eisleben, Sachsen-Anhalt', 'Halle an der Saale'. */
const maxWords = 5;

/** A sentence is no place; an address has its postcode. */
function isPlace(line: string): boolean {
  if (line.length > max.line || /[!?]|\.$/.test(line)) return false;
  return /(?<!\d)\d{5}(?!\d)/.test(line) || line.split(' ').length <= maxWords;
}

/**
 * Returns the place in a labelled line of a description: 'Ort: Magdeburg', 'Standort: 39576 Stendal'. Empty if there is none, or if lines
 * name several. Sentences are not interpreted.
 */
export function labelledPlace(description: string): string {
  if (!description.includes(':')) return '';
  const places = new Set<string>();
  for (const line of linesOf(description)) {
    const said = lineOf(label.exec(line.slice(0, max.line * 2))?.[1] ?? '');
    if (said !== '') places.add(isPlace(said) ? said : '');
  }
  const [only = '', ...others] = places;
  return others.length === 0 ? only : '';
}
