import type { Choice } from '../field-props.ts';

/** At most this many options are shown; typing narrows the list. */
const maxShown = 50;

const plain = (text: string) => text.trim().toLocaleLowerCase('de');

/** Returns the options that contain a text: first those that begin with it, then those with a word that does, then the others. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = plain(typed);
  if (text === '') return choices.slice(0, maxShown);
  const rank = (name: string): number => {
    if (name.startsWith(text)) return 0;
    const at = name.indexOf(text);
    if (at < 0) return -1;
    return /\p{L}/u.test(name[at - 1] ?? '') ? 2 : 1;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(plain(choice.name)) }))
    .filter((entry) => entry.rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map((entry) => entry.choice);
}

/** Returns the option with this name, ignoring case. */
export function choiceNamed(choices: readonly Choice[], typed: string): Choice | undefined {
  const text = plain(typed);
  return text === '' ? undefined : choices.find(({ name }) => plain(name) === text);
}

/** Returns the option with the typed name, otherwise free text with the id 0; null for an empty text. */
export function choiceOfText(choices: readonly Choice[], typed: string): Choice | null {
  const name = typed.trim();
  if (name === '') return null;
  return choiceNamed(choices, name) ?? { id: 0, name };
}
