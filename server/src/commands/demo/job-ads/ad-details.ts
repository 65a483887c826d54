import { yearOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import { fitting } from '../texts/fitting.ts';
import { tasksOf } from '../texts/job-tasks.ts';
import * as phrases from '../texts/phrases.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** The company's town and trade, and the job of an ad. */
export interface AdSubject {
  /** Null if branches in several towns share the ad: its text then names no town. */
  readonly town: string | null;
  readonly trade: Trade;
  readonly job: string;
  readonly start: Day | null;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the usable sentences: some name a town or a year and need one. */
function sayable(texts: readonly string[], { town, start }: AdSubject): readonly string[] {
  return texts.filter(
    (text) =>
      (town !== null || !text.includes('{ort}')) &&
      (start !== null || !/\{(beginn|jahr)\}/.test(text)),
  );
}

function fill(text: string, { town, job, start }: AdSubject): string {
  const day = start ?? '';
  const begin = `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${yearOf(day)}`;
  return escapeHtml(text)
    .replaceAll('{ort}', escapeHtml(town ?? ''))
    .replaceAll('{beruf}', escapeHtml(job))
    .replaceAll('{beginn}', begin)
    .replaceAll('{jahr}', String(yearOf(day)));
}

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const paragraph = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;

type Heading = 'h3' | 'strong';

function list(heading: string, items: readonly string[], as: Heading): string {
  const title = as === 'h3' ? `<h3>${heading}</h3>` : `<p><strong>${heading}:</strong></p>`;
  return `${title}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes sanitised HTML for an Ausbildung: three to six blocks out of many phrases. */
export function apprenticeshipDetails(random: Random, subject: AdSubject): string {
  const { trade, job } = subject;
  const as = random.pick<Heading>(['h3', 'strong']);
  const say = (text: string) => fill(text, subject);
  const wish = [
    random.pick(phrases.certificates[trade.size]),
    ...random.some(fitting(phrases.wishes, trade.profession), random.int(2, 4)),
  ];
  const blocks = [
    paragraph(
      say(random.pick(sayable(phrases.apprenticeshipOpenings, subject))),
      random.pick(trade.about),
    ),
    list(
      random.pick(phrases.taskHeadings),
      random.some(tasksOf(job), random.int(3, 4)).map(capital),
      as,
    ),
    list(
      random.pick(phrases.wishHeadings),
      wish.map((item) => capital(say(item))),
      as,
    ),
  ];
  if (random.chance(0.75)) {
    const offers = random.some(fitting(phrases.benefits, trade.profession), random.int(3, 5));
    blocks.push(list(random.pick(phrases.benefitHeadings), offers.map(capital), as));
  }
  if (random.chance(0.4))
    blocks.splice(1, 0, paragraph(say(random.pick(sayable(phrases.companyLines, subject)))));
  blocks.push(paragraph(...random.some(phrases.closings, random.int(1, 2))));
  return blocks.join('');
}

/** Makes sanitised HTML for a Praktikum. */
export function internshipDetails(random: Random, subject: AdSubject): string {
  const { trade } = subject;
  const as = random.pick<Heading>(['h3', 'strong']);
  const say = (text: string) => fill(text, subject);
  const insights = random.some(trade.insights, random.int(3, 4)).map(capital);
  const blocks = [
    paragraph(
      say(random.pick(sayable(phrases.internshipOpenings, subject))),
      random.pick(trade.about),
    ),
    list(random.pick(phrases.insightHeadings), insights, as),
    paragraph(...random.some(fitting(phrases.internshipFacts, trade.profession), random.int(2, 3))),
  ];
  if (random.chance(0.35))
    blocks.splice(1, 0, paragraph(say(random.pick(sayable(phrases.companyLines, subject)))));
  blocks.push(paragraph(random.pick(phrases.internshipClosings)));
  return blocks.join('');
}

/** Makes the HTML of the note below the details; most ads have none. */
export function annotation(random: Random, { profession }: Trade, isInternship: boolean): string {
  const notes = isInternship ? phrases.internshipAnnotations : phrases.annotations;
  const fit = fitting(notes, profession);
  return random.chance(0.22) ? paragraph(random.pick(fit)) : '';
}
