import { demoPassword } from './demo-password.ts';

/** One spelling of what people write in several: `Möhring` and `Moehring`. */
export function folded(text: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Letters and digits alone. */
export const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

export const demoCore = withoutSigns(folded(demoPassword));

/** What people put together when a password has to be long. */
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

/** This board, where it is and what it is about. */
export const boardWords = [
  'lehrpfad',
  'ausbildung',
  'ausbildungsplatz',
  'praktikum',
  'praktikumsplatz',
  'lehrstelle',
  'magdeburg',
  'halle',
  'dessau',
  'sachsenanhalt',
  'sachsen',
  'anhalt',
  'handwerkskammer',
];

/** What a year brings. */
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

/** Rows of characters that fingers follow: alphabet, digits, keyboards of here and elsewhere. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertzuiopue',
  'qwertyuiop',
  'asdfghjkloeae',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const shortestRun = 3;

/** How many characters from there on follow a row, or are one character over and over. */
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

/** A text without what follows a row of keys. */
export function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const run = runAt(text, at);
    if (run < shortestRun) rest += text.slice(at, at + run);
    at += run;
  }
  return rest;
}
