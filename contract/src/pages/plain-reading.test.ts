import { expect, it } from 'vitest';
import { readingOf, sentencesOf } from './plain-reading.ts';

it('parts a text into sentences, and begins a new one with every heading, paragraph and item', () => {
  const html =
    '<h2>Die Suche</h2><p>Du gibst einen Ort ein. Dann suchst du!</p><ul><li>erstens</li><li>zweitens</li></ul>';
  expect(sentencesOf(html)).toEqual([
    'Die Suche',
    'Du gibst einen Ort ein.',
    'Dann suchst du!',
    'erstens',
    'zweitens',
  ]);
});

it('ends no sentence behind a day, an initial or an abbreviation of letters', () => {
  expect(
    sentencesOf('<p>Die Ausbildung beginnt am 1. August. Das ist z. B. ein Freitag.</p>'),
  ).toEqual(['Die Ausbildung beginnt am 1. August.', 'Das ist z. B. ein Freitag.']);
});

it('takes a colon as the end of a thought, and quotation marks with the sentence they close', () => {
  expect(sentencesOf('<p>Das heißt: Du lernst. Er sagt: „Komm.“ Du kommst.</p>')).toEqual([
    'Das heißt:',
    'Du lernst.',
    'Er sagt:',
    '„Komm.“',
    'Du kommst.',
  ]);
});

it('counts words and their number in a sentence', () => {
  const { words, sentences, average } = readingOf('<p>Du suchst. Du findest einen Platz.</p>');
  expect({ words, sentences, average }).toEqual({ words: 6, sentences: 2, average: 3 });
});

it('has nothing to say of an empty text', () => {
  expect(readingOf('<p> </p>')).toEqual({
    words: 0,
    sentences: 0,
    average: 0,
    longSentences: [],
    longWords: [],
    abbreviations: [],
  });
});

it('names sentences of more than fifteen words', () => {
  const short = `${'wort '.repeat(15)}.`;
  const long = `${'wort '.repeat(16).trim()}.`;
  expect(readingOf(`<p>${short}</p><p>${long}</p>`).longSentences).toEqual([
    { text: long, words: 16 },
  ]);
});

it('names words of more than fourteen letters once, unless a hyphen parts them', () => {
  const html =
    '<p>Der Ausbildungsplatz, ein Ausbildungsplatz, der Ausbildungs-Platz, die E-Mail-Adresse.</p>';
  expect(readingOf(html).longWords).toEqual(['Ausbildungsplatz']);
});

it('names abbreviations', () => {
  expect(readingOf('<p>Nimm z. B. den Bus bzw. die Bahn usw.</p>').abbreviations).toEqual([
    'z. B.',
    'bzw.',
    'usw.',
  ]);
});

it('reads entities as the letters they stand for', () => {
  expect(sentencesOf('<p>Du &amp; ich.</p>')).toEqual(['Du & ich.']);
});
