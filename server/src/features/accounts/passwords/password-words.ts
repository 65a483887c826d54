import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { largestTowns } from '@lehrpfad/regions/parts/largest-towns.ts';
import { demoPassword } from './demo-password.ts';

/** Folds different spellings into one: `Möhring` and `Moehring`. */
export function folded(text: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Removes everything except letters and digits. */
export const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

export const demoCore = withoutSigns(folded(demoPassword));

/** Words of which people often compose a long password. */
export const usualWords = [
  'passwort',
  'password',
  'kennwort',
  'geheim',
  'geheimes',
  'hallo',
  'willkommen',
  'welcome',
  'schatz',
  'fussball',
  'deutschland',
  'admin',
  'administrator',
  'test',
  'login',
  'computer',
  'iloveyou',
  'ichliebedich',
  'letmein',
  'demo',
  'konto',
  'zugang',
];

/** Words about this board, its region and its topic. */
export const boardWords = [
  'lehrpfad',
  'ausbildung',
  'ausbildungsplatz',
  'praktikum',
  'praktikumsplatz',
  'lehrstelle',
  ...[...boardStateNames.flatMap((name) => [name, ...name.split('-')]), ...largestTowns].map(
    (name) => withoutSigns(folded(name)),
  ),
  'handwerkskammer',
];

/** Seasons and other words of the calendar. */
export const calendarWords = [
  'fruehling',
  'fruehjahr',
  'sommer',
  'herbst',
  'winter',
  'spring',
  'summer',
  'autumn',
  'januar',
  'februar',
  'maerz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
  'montag',
  'dienstag',
  'mittwoch',
  'donnerstag',
  'freitag',
  'samstag',
  'sonnabend',
  'sonntag',
  'weihnachten',
  'ostern',
  'jahr',
];

/** Rows of characters that are typed in sequence: alphabet, digits, German and other keyboards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertzuiopue',
  'qwertyuiop',
  'asdfghjkloeae',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const minRunLength = 3;

/** Returns how many characters from `start` follow a row, or repeat one character. */
function runAt(text: string, start: number): number {
  let longest = 1;
  while (text[start + longest] === text[start] && start + longest < text.length) longest += 1;
  for (const row of rows) {
    let length = longest;
    while (start + length < text.length && row.includes(text.slice(start, start + length + 1)))
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Removes the keyboard rows from a text. */
export function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const run = runAt(text, at);
    if (run < minRunLength) rest += text.slice(at, at + run);
    at += run;
  }
  return rest;
}
