/** Further names by which people search for districts, and their number-plate codes (also those of former districts). */
const others: Readonly<Record<string, readonly string[]>> = {
  'Altmarkkreis Salzwedel': ['Altmark', 'Westliche Altmark', 'SAW', 'GA', 'KLZ'],
  'Anhalt-Bitterfeld': ['Anhalt', 'ABI', 'AZE', 'BTF', 'KÖT', 'ZE'],
  Börde: [
    'Magdeburger Börde',
    'Bördekreis',
    'Ohrekreis',
    'BK',
    'BÖ',
    'HDL',
    'OC',
    'OK',
    'WMS',
    'WZL',
  ],
  Burgenlandkreis: ['Saale-Unstrut', 'BLK', 'HHM', 'NEB', 'NMB', 'WSF', 'ZZ'],
  'Dessau-Roßlau': ['DE', 'RSL'],
  'Halle (Saale)': ['HAL'],
  Harz: ['Landkreis Harz', 'Harzvorland', 'Ostharz', 'HZ', 'HBS', 'QLB', 'WR'],
  'Jerichower Land': ['JL', 'BRG', 'GNT'],
  Magdeburg: ['MD'],
  'Mansfeld-Südharz': ['Mansfelder Land', 'Südharz', 'MSH', 'EIL', 'HET', 'ML', 'SGH'],
  Saalekreis: ['Geiseltal', 'SK', 'MER', 'MQ', 'QFT'],
  Salzlandkreis: ['Salzland', 'SLK', 'ASL', 'BBG', 'SBK', 'SFT'],
  Stendal: ['Landkreis Stendal', 'Altmark', 'Östliche Altmark', 'SDL', 'HV'],
  Wittenberg: ['Landkreis Wittenberg', 'Fläming', 'WB', 'GHC', 'JE'],
};

/** Letters of a name that must be typed; a number-plate code must be complete. */
const leastLetters = 4;

const isSign = (name: string) => name === name.toUpperCase();

/** All names by which people search for a district, including its own, and its number-plate codes. */
export const districtNames: readonly {
  readonly district: string;
  readonly names: readonly string[];
  readonly signs: readonly string[];
}[] = Object.entries(others).map(([district, names]) => ({
  district,
  names: [district, ...names.filter((name) => !isSign(name))],
  signs: names.filter(isSign),
}));

/** Returns the districts that a typed text means: by the beginning of a name, or by a number-plate code. */
export function districtsTyped(text: string): string[] {
  const typed = text.trim().toLocaleLowerCase('de');
  return Object.entries(others)
    .filter(([district, names]) =>
      [district, ...names].some((name) => {
        const known = name.toLocaleLowerCase('de');
        return isSign(name)
          ? known === typed
          : typed.length >= leastLetters && known.startsWith(typed);
      }),
    )
    .map(([district]) => district);
}
