import { limits } from '@lehrpfad/contract/core/limits.ts';
import { openEstimator } from './password-estimate.ts';
import {
  boardWords,
  calendarWords,
  demoCore,
  folded,
  usualWords,
  withoutRuns,
  withoutSigns,
} from './password-words.ts';

/** Owner of a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
  readonly companies?: readonly string[];
}

/** Reasons why a password can be guessed, as a form shows them after 'zu leicht zu erraten'. */
const reasons = {
  demo: 'Es steht in der öffentlichen Anleitung.',
  common:
    'Es steht, vielleicht mit Jahr oder Zeichen dahinter, auf der Liste der häufigsten Passwörter.',
  repeated: 'Es wiederholt ein kurzes Stück.',
  owner: 'Es besteht vor allem aus Ihrem Namen oder Ihrer E-Mail-Adresse.',
  company: 'Es besteht vor allem aus dem Namen Ihres Unternehmens.',
  board: 'Es besteht vor allem aus dem, worum es auf dieser Seite geht.',
  calendar: 'Es besteht vor allem aus Jahreszahlen, Jahreszeiten, Monaten oder Tagen.',
  run: 'Es besteht vor allem aus Zeichen, die in einer Reihe stehen, wie „1234“ oder „qwertz“.',
  simple: 'Es besteht aus wenigen Wörtern oder Zahlen, die Programme zuerst probieren.',
} as const;

export type Weakness = keyof typeof reasons;

/** Number of characters that are judged. The estimator takes up to 15 ms for these, and disproportionately longer for more. */
export const estimatedLength = 40;
/** Longest piece whose repetition is recognised, since a repeated word is as easy to guess as a single one. */
const maxRepeatedLength = 8;
/** Characters that must remain without the guessable parts: more than a name and a special character. */
const minRestLength = 6;
/** Longest addition before and after a common password: a date, a few special characters. */
const maxTrimmingsLength = 10;
/** As a power of ten. An attacker with the hashes can try 10^10 in some years, and cannot try any here. */
const minGuesses = 10;
/** Same for the password without years, seasons and special characters around it, which attackers try with every word. */
const minGuessesOfCore = 8.5;
/** Maximum number of names of the owner or the branches that are looked for. */
const maxNames = 50;

/** Whether the text repeats a short piece, the last time perhaps incompletely. */
function repeatsItself(text: string): boolean {
  for (let period = 1; period <= Math.min(maxRepeatedLength, text.length / 2); period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

/** Returns `ute.kern@baeckerei-kern.de` and its pieces, without pieces of up to three letters, which would match too much. */
function piecesOf(about: readonly string[]): string[] {
  const pieces = about
    .slice(0, maxNames)
    .map((text) => folded(text.slice(0, limits.userField)))
    .flatMap((text) => [
      text,
      withoutSigns(text),
      ...text.split(/[@.]/),
      ...text.split(/[^\p{L}\d]+/u),
    ]);
  return [...new Set(pieces)].filter((piece) => piece.length > 3);
}

/** Removes the characters that do not match `kept` from both ends. */
function trimmed(text: string, kept: RegExp): string {
  const letters = [...text];
  const first = letters.findIndex((letter) => kept.test(letter));
  const last = letters.findLastIndex((letter) => kept.test(letter));
  return first < 0 ? '' : letters.slice(first, last + 1).join('');
}

function without(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(word, '');
  return rest;
}

const yearsAndSeasons =
  /(?:19|20)\d\d|fr(?:ü|ue)h(?:ling|jahr)|sommer|herbst|winter|spring|summer|autumn/gi;

/** Returns the part that people extend with a year and special characters: `Tischlampe` for `Tischlampe-1999!`. */
const coreOf = (password: string): string =>
  trimmed(password.replaceAll(yearsAndSeasons, ''), /[\p{L}\d]/u);

/** Returns the kind of words of which almost the whole password consists, if there is one. */
function mainPart(
  text: string,
  { email, names, companies = [] }: PasswordOwner,
): Weakness | undefined {
  const steps: readonly [Weakness, (rest: string) => string][] = [
    ['owner', (rest) => without(rest, piecesOf([email, ...names]))],
    ['company', (rest) => without(rest, piecesOf(companies))],
    ['board', (rest) => without(rest, boardWords)],
    ['common', (rest) => without(rest, usualWords)],
    ['calendar', (rest) => without(rest, calendarWords).replaceAll(/(?:19|20)\d\d/g, '')],
    ['run', withoutRuns],
  ];
  const rest = steps.reduce((left, [, take]) => take(left), text);
  if (trimmed(rest, /[\p{L}\d]/u).length >= minRestLength) return undefined;
  const shares = steps.map(([weakness, take]) => ({ weakness, left: take(text).length }));
  return shares.toSorted((a, b) => a.left - b.left)[0]?.weakness;
}

/**
 * Returns why a sufficiently long password can be guessed nevertheless: it is public, among the most common ones, repeats itself, or
 * consists almost only of keyboard rows, of obvious words, or of data about its owner. There are no rules about its characters. Only the
 * first 40 characters are judged.
 * @returns undefined if the password is accepted
 */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<Weakness | undefined> {
  const judged = password.normalize('NFC').slice(0, estimatedLength);
  const text = folded(judged);
  if (withoutSigns(text) === demoCore) return 'demo';
  const core = trimmed(text, /\p{L}/u);
  if (repeatsItself(text) || repeatsItself(core)) return 'repeated';
  const part = mainPart(text, owner);
  if (part !== undefined) return part;
  const { isCommon, guessesOf } = await openEstimator();
  const isTrimmed = text.length - core.length <= maxTrimmingsLength;
  if (isCommon(judged.toLowerCase()) || (isTrimmed && isCommon(core))) return 'common';
  const known = piecesOf([owner.email, ...owner.names, ...(owner.companies ?? [])]);
  const isFew = (judgedPart: string, required: number) =>
    guessesOf(judgedPart, [...known, ...boardWords]) < required;
  return isFew(judged, minGuesses) || isFew(coreOf(judged), minGuessesOfCore)
    ? 'simple'
    : undefined;
}

/** Returns the message of a form for a refused password. */
export function weaknessSentence(weakness: Weakness): string {
  return `Dieses Passwort ist zu leicht zu erraten: ${reasons[weakness]} Bitte wählen Sie ein anderes.`;
}

export const passwordHint = `Mindestens ${limits.minPasswordLength} Zeichen. Leicht zu merken und schwer zu erraten sind mehrere Wörter, die nichts miteinander zu tun haben.`;
