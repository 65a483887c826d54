import { maxWordsOnAverage, readingOf } from '@lehrpfad/contract/pages/plain-reading.ts';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../../core/html/html.ts';
import { plainAnswers } from './faq-plain.ts';
import { faqOfPupils } from './faq-pupils.ts';
import { faqOfTrainees } from './faq-trainees.ts';

it('every question of pupils and trainees is answered in plain language', () => {
  const titles = [...faqOfPupils, ...faqOfTrainees].map(({ title }) => title);
  expect(Object.keys(plainAnswers).sort()).toEqual(titles.sort());
});

describe.each(Object.entries(plainAnswers))('%s', (_title, html) => {
  it('is answered in short sentences and words', () => {
    const { average, longSentences, longWords, abbreviations } = readingOf(html);
    expect(average).toBeLessThan(maxWordsOnAverage);
    expect([longSentences, longWords, abbreviations]).toEqual([[], [], []]);
    expect(cleanHtml(html).replaceAll(' rel="noopener"', '')).toBe(html);
  });
});
