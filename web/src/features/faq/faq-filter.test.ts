import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { describe, expect, it } from 'vitest';
import { audiencesOf, filterFaq, ownCategories } from './faq-filter.ts';

const entry = (id: number, values: Partial<FaqEntry> = {}): FaqEntry => ({
  id,
  title: `Eintrag ${id}`,
  plain_description: null,
  description: '<p>Text</p>',
  public: true,
  order: 1,
  Categories: [],
  files: [],
  last_updated: '',
  ...values,
});

const pupils = { id: 1, key: 'öffentlich-Schüler' };
const teachers = { id: 4, key: 'öffentlich-Lehrer' };
const technical = { id: 9, key: 'Technik' };
const plan = { id: 1, name: 'Fahrplan.pdf', size: 1, type: '', full_path: '' };

const entries = [
  entry(1, { Categories: [pupils, technical], description: '<h2>Prüfung</h2><p>im Mai</p>' }),
  entry(2, { Categories: [teachers], files: [plan] }),
  entry(3, { public: false, Categories: [technical] }),
];

const found = (state: Record<string, string>) => filterFaq(entries, state).map(({ id }) => id);

describe('the list of the FAQ', () => {
  it('holds everything where nothing narrows it', () => expect(found({})).toEqual([1, 2, 3]));

  it('is searched in text, categories and names of files, for all words', () => {
    expect(found({ search: 'prüfung MAI' })).toEqual([1]);
    expect(found({ search: 'prüfung juni' })).toEqual([]);
    expect(found({ search: 'technik' })).toEqual([1, 3]);
    expect(found({ search: 'fahrplan' })).toEqual([2]);
    // HTML tags and the audiences' keys are not searched.
    expect(found({ search: 'öffentlich' })).toEqual([]);
    expect(found({ search: 'h2' })).toEqual([]);
  });

  it('shows those of one ticked audience or the other', () => {
    expect(found({ schüler: '1' })).toEqual([1]);
    expect(found({ schüler: '1', lehrer: '1' })).toEqual([1, 2]);
    expect(found({ schüler: '1', intern: '1' })).toEqual([1, 3]);
    expect(found({ schüler: '1', category: '9' })).toEqual([1]);
    expect(found({ lehrer: '1', category: '9' })).toEqual([]);
  });
});

it('tells audiences from the categories of editors', () => {
  expect(audiencesOf({ Categories: [technical, teachers, pupils] })).toEqual(['Schüler', 'Lehrer']);
  expect(ownCategories([technical, teachers])).toEqual([technical]);
});
