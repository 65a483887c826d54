import { readableText } from '../core/text/readable-text.ts';
import { visibleLength } from '../core/text/visible-text.ts';
import { mostWordsOnAverage, readingOf, sentencesOf } from '../pages/plain-reading.ts';
import type { AdFieldName } from './ad-fields.ts';
import { namesOneGender } from './title-gender.ts';

/*
 * What would help an ad to be found and read, as a good clerk says it: advice while it is written, never a condition. Free of schemas, for
 * the browser.
 */

/** What is read of an ad while it is written: values of its form, as they were typed. */
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
  /** The field that it is about. */
  readonly field: AdFieldName;
  readonly text: string;
}

/** Visible characters below which a description says too little of what is learnt. */
const leastDetails = 300;

/** What a phone of 390 × 844 pixels shows of an ad's texts, as measured: characters of a line, and lines of three screens. */
const lineLength = 47;
const mostLines = 102;

/** Letters of a single word in capitals, and of several in a row, from which they shout: 'IHK' and 'EDEKA' do not. */
const shoutedWord = 8;
const shoutedRow = 10;

const number = new Intl.NumberFormat('de');

const isCapital = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Returns the first words that stand in capitals one after another, and shout; '' for none. */
export function shoutedIn(text: string): string {
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

/** Returns about how many lines of a phone a text takes. */
function linesOf(html: string): number {
  const blocks = html.split(/<\/(?:h[1-6]|p|li)>|<br\s?\/?>|\n/i).map(readableText);
  return blocks
    .filter((block) => block !== '')
    .reduce((lines, block) => lines + Math.ceil(block.length / lineLength), 0);
}

type Advice = (ad: WrittenAd) => string | false;

const isApprenticeship = ({ job_type: type }: WrittenAd) => type === 2;

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
  const shouted = shoutedIn(title);
  return shouted !== '' && `Schreiben Sie „${shouted}“ nicht in Großbuchstaben.`;
};

function learnt({ details }: WrittenAd): string | false {
  const length = visibleLength(readableText(details));
  if (length === 0) return false;
  if (length < leastDetails)
    return `Schreiben Sie mehr darüber, was man bei Ihnen lernt und tut: Bisher sind es ${length} Zeichen, gut sind ab ${leastDetails}.`;
  return !/<li[\s>]/i.test(details) && 'Sagen Sie in einer Liste, was man bei Ihnen lernt.';
}

function shoutedText({ details, annotation }: WrittenAd): string | false {
  const shouted = sentencesOf(`${details}<p>${annotation}</p>`)
    .map(shoutedIn)
    .find((one) => one !== '');
  return shouted !== undefined && `Schreiben Sie „${shouted}“ nicht in Großbuchstaben.`;
}

const length: Advice = ({ details, annotation, typical_day: day }) =>
  linesOf(`${details}\n${annotation}\n${day}`) > mostLines &&
  'Kürzen Sie die Texte: Sie sind länger als drei Bildschirme eines Telefons.';

function reading({ details }: WrittenAd): string | false {
  const { average } = readingOf(details);
  return (
    average > mostWordsOnAverage &&
    `Teilen Sie lange Sätze: Im Durchschnitt haben sie ${number.format(average)} Wörter, leicht zu lesen sind bis zu ${mostWordsOnAverage}.`
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

/** Returns what would help an ad, in the order of the form; nothing about what has not been written yet. */
export const qualityHintsOf = (ad: WrittenAd): QualityHint[] =>
  rules.flatMap(([field, advice]) => {
    const text = advice(ad);
    return text === false ? [] : [{ field, text }];
  });
