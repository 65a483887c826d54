import { districts } from '@lehrpfad/regions/parts/districts.ts';

/** Letters of a name that must be typed; a number-plate code must be complete. */
const minLetters = 4;

/** All names by which people search for a district, including its own, and its number-plate codes. */
export const districtNames: readonly {
  readonly district: string;
  readonly names: readonly string[];
  readonly signs: readonly string[];
}[] = districts.map(({ name, names, signs }) => ({
  district: name,
  names: [name, ...names],
  signs,
}));

/** Returns the districts that a typed text means: by the beginning of a name, or by a number-plate code. */
export function districtsTyped(text: string): string[] {
  const typed = text.trim().toLocaleLowerCase('de');
  const isSame = (name: string) => name.toLocaleLowerCase('de') === typed;
  const begins = (name: string) => name.toLocaleLowerCase('de').startsWith(typed);
  return districtNames
    .filter(
      ({ names, signs }) =>
        signs.some(isSame) || (typed.length >= minLetters && names.some(begins)),
    )
    .map(({ district }) => district);
}
