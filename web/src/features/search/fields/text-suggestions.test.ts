import { expect, it } from 'vitest';
import { groupSuggestions } from './text-suggestions.ts';

const names = ['Koch/Köchin', 'Kosmetiker/in'].map((name, id) => ({ id, name }));

it('groups what there is, and nothing where nothing is typed', () => {
  expect(groupSuggestions(' ', [['Berufe', names]])).toEqual([]);
  expect(
    groupSuggestions('ko', [
      ['Berufe', names],
      ['Firmen', []],
    ]),
  ).toEqual([
    {
      label: 'Berufe',
      items: [
        { key: 'Berufe-0', label: 'Koch/Köchin' },
        { key: 'Berufe-1', label: 'Kosmetiker/in' },
      ],
    },
  ]);
});

it('does not suggest what is typed already', () => {
  expect(groupSuggestions('koch/köchin', [['Berufe', names]])[0]?.items).toHaveLength(1);
});
