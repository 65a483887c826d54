/** Reads whether the title of an ad names an occupation in one gender only. Free of schemas, for the browser. */

const marks = [
  // (m/w/d), (w/m/x), (gn), (all genders)
  /\(\s?(?:gn|all genders|[mwdfxia](?:\s?[/|,*]\s?[mwdfxia]){1,3})\s?\)/i,
  /(?<!\p{L})[mwd]\s?\/\s?[mwd]\s?\/\s?[mwdx](?!\p{L})/iu,
  // Koch*in, Koch:innen, Bäcker/-in, Bäcker(in), BäckerIn
  /\p{L}(?:[/*:_·]-?|\()(?:in(?:nen)?|frau|mann|r|n|e)(?!\p{L})/u,
  /\p{Ll}In(?:nen)?(?!\p{L})/u,
  // Koch/Köchin
  /\p{Ll}\/\p{Lu}/u,
  /(?:alle Geschlechter|divers)/i,
];

/** Endings of names of occupations; a woman's form may follow. */
const endings =
  /(?:mann|frau|köchin|(?:iker|macher|bauer|helfer|pfleger|fahrer|arbeiter|gestalter|käufer|berater|leger|decker|koch|bäcker|laborant|assistent|wirt)(?:in)?)$/;

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Returns the man's form of a job name that has two: 'Bäcker' of 'Bäcker/-in', and '' of 'Fachkraft für Lagerlogistik'. */
const formOf = (jobName: string): string =>
  jobName.includes('/') ? (wordsOf(jobName)[0] ?? '').toLowerCase() : '';

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** Whether the title says 'Bäckerin und Bäcker', 'Koch oder Köchin' or 'Kauffrau und Kaufmann'. */
function namesBoth(words: readonly string[]): boolean {
  const stems = words.map((word) => word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? ''));
  const others = { in: '', frau: 'mann' };
  return Object.entries(others).some(([hers, his]) =>
    stems.some((stem) => stem.endsWith(hers) && stems.includes(stem.slice(0, -hers.length) + his)),
  );
}

/**
 * Whether a title names an occupation in one gender, and no mark such as '(m/w/d)' says that all are meant.
 * @param jobName the chosen job name, if any
 */
export function namesOneGender(title: string, jobName = ''): boolean {
  if (marks.some((mark) => mark.test(title))) return false;
  const words = wordsOf(title).map((word) => word.toLowerCase());
  if (namesBoth(words)) return false;
  const form = formOf(jobName);
  const isOfName = (word: string) => form !== '' && (word === form || word === `${form}in`);
  return words.some((word) => isOfName(word) || endings.test(word));
}
