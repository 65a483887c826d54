import {
  annotation,
  apprenticeshipDetails,
  internshipDetails,
} from '../../server/src/commands/demo/job-ads/ad-details.ts';
import type { Random } from '../../server/src/commands/demo/random.ts';
import { familyNames } from '../../server/src/commands/demo/texts/names.ts';
import type { Trade } from '../../server/src/commands/demo/texts/trades/trade.ts';
import type { Day } from '../../server/src/commands/demo/days.ts';
import { wideSentences } from './word-parts.ts';
import { anyWideWord } from './wide-words.ts';

interface Subject {
  readonly company: string;
  readonly town: string;
  readonly trade: Trade;
  readonly job: string;
  readonly phone: string;
  readonly start: Day | null;
}

const share = { contact: 0.4, wage: 0.3 } as const;

function wideParagraph(random: Random): string {
  const sentences = random.some(wideSentences, random.int(3, 6));
  const text = sentences.join(' ').replaceAll('{w}', () => anyWideWord(random));
  return `<p>${text}</p>`;
}

function contact(random: Random, { phone }: Subject): string {
  const name = `${random.pick(['Frau', 'Herr'])} ${random.pick(familyNames)}`;
  return `<p>Fragen beantwortet ${name} unter ${phone}.</p>`;
}

function wage(random: Random): string {
  const first = random.int(68, 130) * 10 + random.int(0, 1) * 5;
  return `<p>Vergütung im ersten Jahr: ${first} €, im zweiten ${first + random.int(4, 12) * 10} €.</p>`;
}

/** Makes sanitised HTML of 80 to 200 words: a text of the demo data and a paragraph of rarer words. */
export function detailsOf(random: Random, subject: Subject, isInternship: boolean): string {
  const body = isInternship
    ? internshipDetails(random, subject)
    : apprenticeshipDetails(random, subject);
  const parts = [body, wideParagraph(random)];
  if (!isInternship && random.chance(share.wage)) parts.push(wage(random));
  if (random.chance(share.contact)) parts.push(contact(random, subject));
  return parts.join('');
}

/** Makes the HTML of the note; empty for most ads. */
export function annotationOf(random: Random, trade: Trade, isInternship: boolean): string {
  return annotation(random, trade, isInternship);
}
