import { apprenticeship } from '../core/options.ts';
import { readableText } from '../core/text/readable-text.ts';
import { visibleLength } from '../core/text/visible-text.ts';
import { maxWordsOnAverage, readingOf, sentencesOf } from '../pages/plain-reading.ts';
import type { AdFieldName } from './ad-fields.ts';
import { namesOneGender } from './title-gender.ts';

/*
 * Hints that help an ad to be found and read. They are advice while the ad is written, never a condition for saving it. Free of schemas,
 * for the browser.
 */

/** The values of an ad's form that the hints use, as they were typed. */
export interface WrittenAd {
  readonly title: string;
  readonly job_type: number | null;
  readonly Job_name: { readonly name: string } | null;
  readonly details: string;
  readonly annotation: string;
  readonly typical_day: string;
  readonly certificate: string;
  readonly pay_year_1: string;
  readonly pay_year_2: string;
  readonly pay_year_3: string;
  readonly pay_year_4: string;
}

export interface QualityHint {
  /** The field that the hint is about. */
  readonly field: AdFieldName;
  readonly text: string;
}

/** Minimum number of visible characters of a description that explains the training. */
const minDetailsLength = 300;

/** Measured for an ad's texts on a phone of 390 × 844 pixels: characters of a line, and lines of three screens. */
const lineLength = 47;
const maxLines = 102;

/** Minimum number of letters of one word in capitals, and of several in a row, for a hint: 'IHK' and 'EDEKA' get none. */
const shoutedWord = 8;
const shoutedRow = 10;

const number = new Intl.NumberFormat('de');

const isCapital = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Returns the first run of words in capitals that is long enough for a hint; '' if there is none. */
export function capitalsIn(text: string): string {
  let row: string[] = [];
  // The empty word ends the last row.
  for (const word of [...(text.match(/\p{L}+/gu) ?? []), '']) {
    if (isCapital(word)) row.push(word);
    else {
      const letters = row.join('').length;
      if (letters >= (row.length > 1 ? shoutedRow : shoutedWord)) return row.join(' ');
      row = [];
    }
  }
  return '';
}

/** Returns the approximate number of a text's lines on a phone. */
function linesOf(html: string): number {
  const blocks = html.split(/<\/(?:h[1-6]|p|li)>|<br\s?\/?>|\n/i).map(readableText);
  return blocks
    .filter((block) => block !== '')
    .reduce((lines, block) => lines + Math.ceil(block.length / lineLength), 0);
}

type Advice = (ad: WrittenAd) => string | false;

const isApprenticeship = ({ job_type: type }: WrittenAd) => type === apprenticeship;

const pay: Advice = (ad) =>
  isApprenticeship(ad) &&
  [ad.pay_year_1, ad.pay_year_2, ad.pay_year_3, ad.pay_year_4].every((one) => one.trim() === '') &&
  'Nennen Sie die Vergütung. Sie steht dann schon in der Liste der Ergebnisse.';

const certificate: Advice = (ad) =>
  isApprenticeship(ad) &&
  ad.certificate === '' &&
  'Nennen Sie den Abschluss, der mindestens nötig ist. Auch „ohne Schulabschluss“ ist eine Auskunft.';

const gender: Advice = ({ title, Job_name: name }) =>
  namesOneGender(title, name?.name) &&
  'Ergänzen Sie „(m/w/d)“, damit sich alle angesprochen fühlen.';

const shoutedTitle: Advice = ({ title }) => {
  const shouted = capitalsIn(title);
  return shouted !== '' && `Schreiben Sie „${shouted}“ nicht in Großbuchstaben.`;
};

function learnt({ details }: WrittenAd): string | false {
  const length = visibleLength(readableText(details));
  if (length === 0) return false;
  if (length < minDetailsLength)
    return `Schreiben Sie mehr darüber, was man bei Ihnen lernt und tut: Bisher sind es ${length} Zeichen, gut sind ab ${minDetailsLength}.`;
  return !/<li[\s>]/i.test(details) && 'Sagen Sie in einer Liste, was man bei Ihnen lernt.';
}

function shoutedText({ details, annotation }: WrittenAd): string | false {
  const shouted = sentencesOf(`${details}<p>${annotation}</p>`)
    .map(capitalsIn)
    .find((one) => one !== '');
  return shouted !== undefined && `Schreiben Sie „${shouted}“ nicht in Großbuchstaben.`;
}

const length: Advice = ({ details, annotation, typical_day: day }) =>
  linesOf(`${details}\n${annotation}\n${day}`) > maxLines &&
  'Kürzen Sie die Texte: Sie sind länger als drei Bildschirme eines Telefons.';

function reading({ details }: WrittenAd): string | false {
  const { average } = readingOf(details);
  return (
    average > maxWordsOnAverage &&
    `Teilen Sie lange Sätze: Im Durchschnitt haben sie ${number.format(average)} Wörter, leicht zu lesen sind bis zu ${maxWordsOnAverage}.`
  );
}

/** In the order of the form. */
const rules: readonly (readonly [AdFieldName, Advice])[] = [
  ['title', gender],
  ['title', shoutedTitle],
  ['details', learnt],
  ['details', shoutedText],
  ['details', reading],
  ['details', length],
  ['pay_year_1', pay],
  ['certificate', certificate],
];

/** Returns the hints for an ad in the order of the form; fields without a value get no hint. */
export const qualityHintsOf = (ad: WrittenAd): QualityHint[] =>
  rules.flatMap(([field, advice]) => {
    const text = advice(ad);
    return text === false ? [] : [{ field, text }];
  });
