import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { foreignTextsSchema } from '../schemas/foreign-texts.ts';
import { inWords } from './lists.ts';

type ForeignTexts = z.output<typeof foreignTextsSchema>;

/** The conjunction between names in each language. */
const and = { en: 'and', uk: 'і' } as const;

/** Joins the names of the states in other languages; all other texts are those of the first state, like the German ones of the board. */
export function joinForeignTexts(states: readonly OfState<ForeignTexts>[]): ForeignTexts {
  const [first, ...others] = states.map(({ data }) => data) as [ForeignTexts, ...ForeignTexts[]];
  if (others.length === 0) return first;
  const german = states.map(({ names }) => names.state);
  const inLanguage = (language: keyof ForeignTexts) => {
    const names = states.map(({ names: { state }, data }) => data[language][state] ?? state);
    const each = Object.fromEntries(german.map((state, at) => [state, names[at] ?? state]));
    return { ...first[language], ...each, [inWords(german)]: inWords(names, and[language]) };
  };
  return { en: inLanguage('en'), uk: inLanguage('uk') };
}
