import { germanWords, type PageWords } from '../../core/text/page-words.ts';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { apprenticeship, type JobType, jobTypes } from '@lehrpfad/contract/core/options.ts';
import { openStart } from '@lehrpfad/contract/core/dates/date-options.ts';
import { cardFacts } from '@lehrpfad/contract/job-ads/facts/card-facts.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { isSchoolInternship } from '../occupations/school-internships.ts';
import { webAddress } from './structured-data/job-posting.ts';

/** Texts that several pages share, with their links. */

export const typeName = (type: JobType, { translated }: PageWords = germanWords): string =>
  translated(jobTypes.find(({ number }) => number === type)?.label ?? '');

/** 'Ausbildung Koch/Köchin'. Names of internships contain their kind already. */
export function kindOf(type: JobType, jobName: string, { t }: PageWords): string {
  if (isSchoolInternship(jobName)) return jobName;
  return type === apprenticeship
    ? t('Ausbildung {jobName}', { jobName })
    : t('Praktikum {jobName}', { jobName });
}

/** A company with its town, unless its name contains the town. */
export const companyIn = (company: string, city: string, { t } = germanWords): string =>
  city === '' || company.includes(city) ? company : t('{company} in {city}', { company, city });

/** Segment of the pages of a type in a town: `/ausbildung/…`. */
export const typeSegment = (type: JobType): string =>
  jobTypes.find(({ number }) => number === type)?.key ?? '';

const startText = (date: string | null, { t, day, translated }: PageWords): string =>
  date === null
    ? t('Beginn {start}', { start: translated(openStart) })
    : t('ab {date}', { date: day(date) });

export interface CardView {
  readonly path: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** The company with its town, named once. */
  readonly companyInPlace: string;
  readonly type: string;
  readonly start: string;
  /** Facts that matter most: pay of the first year, certificate. */
  readonly facts: readonly string[];
}

export const cardView = (card: JobAdCard, words = germanWords): CardView => ({
  path: adPagePath(card),
  title: card.title,
  company: card.company_name,
  place: card.city,
  companyInPlace: companyIn(card.company_name, card.city, words),
  type: typeName(card.job_type_int, words),
  start: startText(card.job_start, words),
  facts: cardFacts(card).map(words.translated),
});

/** Path of the application for a search or an open entry, in the form of its own links (`search-link.ts` of the browser). */
export function applicationPath(search: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search).toString();
  return `/#/suche${query && `/${Buffer.from(query).toString('base64url')}`}`;
}

export interface WebLink {
  readonly href: string;
  readonly text: string;
}

/** A website as people have typed it; undefined if it is invalid. */
export function webLink(website: string): WebLink | undefined {
  const href = webAddress(website);
  return href === undefined
    ? undefined
    : { href, text: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') };
}

/** Returns only logos on this host: a page must not make its readers' browsers request other hosts. */
export const ownPicture = (path: string | null): string | undefined =>
  path?.startsWith('/') ? path : undefined;

/**
 * Moves the headings of a stored text below the page's, and marks its links as external. Stored HTML is clean, so its tags can be
 * recognised by their spelling.
 */
export function textBelowHeading(html: string): string {
  return html
    .replaceAll(/<(\/?)h[1-6]>/g, '<$1h3>')
    .replaceAll(/<a href="([^"<>]*)"[^<>]*>/g, '<a href="$1" rel="noopener nofollow">');
}

/** The visible text of stored HTML, for descriptions. */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The visible text of stored HTML, a line for each paragraph. */
export const textLines = (html: string): string =>
  plainTextOf(html.replaceAll(/<br[^<>]*>|<\/(?:p|li|h[1-6]|ul|ol)>/g, '\n'))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
