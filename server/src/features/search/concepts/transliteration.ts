/** Latin spellings of Cyrillic letters: first the English one, then the German and Polish one. */
const letters: Readonly<Record<string, readonly [string, string]>> = {
  а: ['a', 'a'],
  б: ['b', 'b'],
  в: ['v', 'w'],
  г: ['g', 'h'],
  ґ: ['g', 'g'],
  д: ['d', 'd'],
  е: ['e', 'e'],
  ё: ['e', 'jo'],
  є: ['ye', 'je'],
  ж: ['zh', 'j'],
  з: ['z', 's'],
  и: ['i', 'y'],
  і: ['i', 'i'],
  ї: ['yi', 'ji'],
  й: ['y', 'j'],
  к: ['k', 'k'],
  л: ['l', 'l'],
  м: ['m', 'm'],
  н: ['n', 'n'],
  о: ['o', 'o'],
  п: ['p', 'p'],
  р: ['r', 'r'],
  с: ['s', 's'],
  т: ['t', 't'],
  у: ['u', 'u'],
  ф: ['f', 'f'],
  х: ['kh', 'h'],
  ц: ['ts', 'z'],
  ч: ['ch', 'tsch'],
  ш: ['sh', 'sch'],
  щ: ['shch', 'sch'],
  ъ: ['', ''],
  ы: ['y', 'i'],
  ь: ['', ''],
  э: ['e', 'e'],
  ю: ['yu', 'ju'],
  я: ['ya', 'ja'],
  '’': ['', ''],
  "'": ['', ''],
};

/** Shorter words resemble German ones too often. */
const minLength = 4;

/** German spellings of letters for which neither spelling is the one of German names. */
const german: Readonly<Record<string, string>> = {
  г: 'g',
  з: 's',
  и: 'i',
  х: 'h',
  ж: 'sch',
  ї: 'i',
  й: 'i',
};

/** A German spelling of a word for the comparison with German names: 'Вітенберг' becomes 'Witenberg'; Latin letters are kept. */
export const inLatin = (word: string): string =>
  !/[\u0400-\u04ff]/.test(word)
    ? word
    : [...word].map((letter) => german[letter] ?? letters[letter]?.[1] ?? letter).join('');

/** Short spellings that are frequent, mainly in Russian: 'parikmaher', 'svarshik'. */
const short: Readonly<Record<string, string>> = { х: 'h', щ: 'sh', ц: 'c', й: 'i' };

/** Latin spellings of a text by people without Cyrillic letters on their phone. */
export function transliterated(text: string): string[] {
  const all = [...text.toLowerCase()];
  const written = [0, 1].map((way) =>
    all.map((letter) => letters[letter]?.[way] ?? letter).join(''),
  );
  written.push(all.map((letter) => short[letter] ?? letters[letter]?.[0] ?? letter).join(''));
  return [...new Set(written)].filter((one) => one.length >= minLength && one !== text);
}
