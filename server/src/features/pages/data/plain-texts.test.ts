import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import { maxWordsOnAverage, readingOf } from '@lehrpfad/contract/pages/plain-reading.ts';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../core/html/html.ts';
import { plainTexts } from './plain-texts.ts';

it('there is a text for every page, and none for any other', () => {
  expect(Object.keys(plainTexts).sort()).toEqual(plainPages.map(({ page }) => page).sort());
});

describe.each(Object.entries(plainTexts))('the text of %s', (_page, html) => {
  it('begins with a heading and is clean', () => {
    expect(html.trim()).toMatch(/^<h2>[^<]+<\/h2>/);
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps to what can be counted of the rules that it is written by', () => {
    const { average, longSentences, longWords, abbreviations } = readingOf(html);
    expect(average).toBeLessThan(maxWordsOnAverage);
    expect({ longSentences, longWords, abbreviations }).toEqual({
      longSentences: [],
      longWords: [],
      abbreviations: [],
    });
  });
});
