import { expect, it } from 'vitest';
import { groupSuggestions } from './text-suggestions.ts';

const found = {
  job_names: ['Koch/Köchin', 'Kosmetiker/in'].map((name, id) => ({ id, name, count: id + 1 })),
  professions: [],
  companies: [],
  searches: [{ text: 'ko Magdeburg', count: 1200 }],
};

it('groups what there is with its ads, and nothing where nothing is typed', () => {
  expect(groupSuggestions(' ', found)).toEqual([]);
  expect(groupSuggestions('ko', undefined)).toEqual([]);
  expect(groupSuggestions('ko', found)).toEqual([
    {
      label: 'Suche',
      items: [{ key: 'Suche-ko Magdeburg', label: 'ko Magdeburg', hint: '1.200 Stellen' }],
    },
    {
      label: 'Berufe',
      items: [
        { key: 'Berufe-Koch/Köchin', label: 'Koch/Köchin', hint: '1 Stelle' },
        { key: 'Berufe-Kosmetiker/in', label: 'Kosmetiker/in', hint: '2 Stellen' },
      ],
    },
  ]);
});

it('does not suggest what is typed already', () => {
  const groups = groupSuggestions('koch/köchin', { ...found, searches: [] });
  expect(groups[0]?.items).toHaveLength(1);
});
