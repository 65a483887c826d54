import { readFileSync } from 'node:fs';
import { limits } from '@lehrpfad/contract/limits.ts';

/** Where they come from: data/README.md. */
const common = new Set(
  readFileSync(new URL('data/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

/** What people put together when a password has to be long, and what this board is about. */
const words = [
  ...['passwort', 'password', 'kennwort', 'geheim', 'hallo', 'willkommen', 'welcome', 'schatz'],
  ...['sommer', 'winter', 'frühling', 'herbst', 'fussball', 'fußball', 'deutschland', 'admin'],
  ...['administrator', 'test', 'login', 'iloveyou', 'ichliebedich', 'letmein', 'computer'],
  ...['lehrpfad', 'ausbildung', 'praktikum', 'magdeburg', 'sachsen-anhalt', 'sachsenanhalt'],
];

/** Rows of characters that fingers follow: alphabet, digits, keyboards of here and elsewhere. */
const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', '12345678901234567890'],
  ...['qwertzuiopü', 'qwertyuiop', 'asdfghjklöä', 'yxcvbnm', 'zxcvbnm'],
].flatMap((row) => [row, [...row].reverse().join('')]);

const shortestRun = 3;
/** A word said twice is as easy to guess as once. */
const longestRepeated = 8;
/** Characters that must be left when all that can be guessed is taken out: more than a year and a sign. */
const shortestRest = 6;

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

function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const run = runAt(text, at);
    if (run < shortestRun) rest += text.slice(at, at + run);
    at += run;
  }
  return rest;
}

/** Whether it is a short piece over and over, the last time perhaps cut off. */
function repeatsItself(text: string): boolean {
  for (let period = 1; period <= Math.min(longestRepeated, text.length / 2); period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

/** `ute.kern@baeckerei-kern.de` and its pieces; those of up to three letters would take away too much. */
function piecesOf(about: readonly string[]): string[] {
  return about
    .flatMap((text) => [text, ...text.split(/[@.]/), ...text.split(/[^\p{L}\d]+/u)])
    .map((piece) => piece.normalize('NFC').toLowerCase())
    .filter((piece) => piece.length > 3);
}

/**
 * Whether a password that is long enough can be guessed all the same: it is among the most common ones, repeats itself, or is made
 * of rows of keys, of the words that come to everyone's mind, and of what is known about its owner. There are no rules of composition.
 * @param about e-mail address and name of the account
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const text = password.normalize('NFC').toLowerCase();
  if (common.has(text) || repeatsItself(text)) return true;
  const known = [...piecesOf(about), ...words].sort((a, b) => b.length - a.length);
  let rest = text;
  for (const word of known) rest = rest.replaceAll(word, '');
  return withoutRuns(rest).length < shortestRest;
}

export const guessable = 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.';

export const passwordHint = `Mindestens ${limits.passwordShortest} Zeichen. Leicht zu merken und schwer zu erraten sind mehrere Wörter, die nichts miteinander zu tun haben.`;
