import { smallWords } from '../small-words.ts';
import { keysOf, longestMatchAt, phraseTable, type Token } from '../tokens.ts';
import { isTypeWord } from '../type-words.ts';

/** Before a name; `unknown` only before a word that has no other meaning, `joined` only if the text goes on after it. */
const introductions = phraseTable<'name' | 'unknown' | 'joined'>([
  ['ich heiße,heiße,mein name ist,mein name,name ist,my name is,мене звати,меня зовут', 'name'],
  [
    ['frau', 'herr', 'herrn']
      .flatMap((who) => [who, `${who} dr`, `${who} prof dr`])
      .flatMap((who) =>
        [
          'geehrte',
          'geehrter',
          'geehrten',
          'liebe',
          'lieber',
          'hallo',
          'tag',
          'morgen',
          'moin',
          'hi',
        ].map((call) => `${call} ${who}`),
      )
      .join(','),
    'name',
  ],
  ['ich bin der,ich bin die,hier ist', 'unknown'],
  ['ich bin', 'joined'],
]);

/** After a name: 'ich bin Lisa und suche', but not 'ich bin teschler'. */
const afterNames = keysOf('und aus suche such möchte will wohne komme bin');

/** 'ich bin Lisa, 15' */
const isJoined = (next: Token | undefined) =>
  next !== undefined && (next.isListed || afterNames.has(next.word) || /^\d{2}$/.test(next.plain));

/** Before the name at the end of a letter; `short` only behind the end of a sentence: 'LG' is also a court. */
const closings = phraseTable<'long' | 'short'>([
  [
    'mit freundlichen grüßen,mit besten grüßen,mit lieben grüßen,freundliche grüße,liebe grüße,viele grüße,beste grüße,schöne grüße,herzliche grüße,lieben gruß,liebe grüsse,grüße,gruß,mfg,hochachtungsvoll',
    'long',
  ],
  ['lg,vg', 'short'],
]);

/** Maximum number of words of a name: 'Frau Lisa Koch'. */
const maxNameWords = 3;

/** Whether an introduction or the end of a letter may begin with a word. */
export const mayIntroduce = (word: string): boolean =>
  introductions.longest(word) > 0 || closings.longest(word) > 0;

/** Number of words of the end of a letter with the name, which may be that of a trade: 'Mit freundlichen Grüßen Lisa Koch'; 0 if there is none. */
export function closingAt(tokens: readonly Token[], at: number): number {
  const found = longestMatchAt(closings, tokens, at);
  const isSentence = tokens[at]?.isListed === true || tokens[at - 1]?.endsInStop === true;
  if (found === undefined || (found.value === 'short' && !isSentence)) return 0;
  const names = tokens.slice(at + found.length, at + found.length + maxNameWords);
  const end = names.findIndex(
    ({ word, plain }) => smallWords.has(word) || isTypeWord(word) || /^\d/.test(plain),
  );
  return found.length + (end < 0 ? names.length : end);
}

/** Number of words of an introduction with the name, which tells nothing of a trade: 'ich heiße Leon'; 0 if there is none. */
export function introductionAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): number {
  const found = longestMatchAt(introductions, tokens, at);
  if (found === undefined) return 0;
  const name = tokens[at + found.length]?.word ?? '';
  const isName =
    name !== '' &&
    !smallWords.has(name) &&
    (found.value === 'name' || !isKnown(name)) &&
    (found.value !== 'joined' || isJoined(tokens[at + found.length + 1]));
  if (!isName) return found.value === 'name' ? found.length : 0;
  return found.length + 1;
}
