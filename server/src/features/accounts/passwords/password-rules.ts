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

/** Whose password it is. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
  readonly companies?: readonly string[];
}

/** Why a password can be guessed, and what a form says about it after 'zu leicht zu erraten'. */
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

/** Characters from which a password is judged. The estimator takes up to 15 ms for these, and longer than in proportion for more. */
export const judgedLength = 40;
/** A word said twice is as easy to guess as once. */
const longestRepeated = 8;
/** Characters that must be left when all that can be guessed is taken out: more than a name and a sign. */
const shortestRest = 6;
/** What people put before and behind a common password: a date, a few signs. */
const longestTrimmings = 10;
/** Powers of ten. An attacker who has the hashes tries 10^10 in some years, and none of these here. */
const fewestGuesses = 10;
/** The same of what is left without years, seasons and signs around it, which attackers try with every word. */
const fewestOfCore = 8.5;
/** Names of an owner, or of branches, that are looked for. */
const mostNames = 50;

/** Whether it is a short piece over and over, the last time perhaps cut off. */
function repeatsItself(text: string): boolean {
  for (let period = 1; period <= Math.min(longestRepeated, text.length / 2); period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

/** `ute.kern@baeckerei-kern.de` and its pieces; those of up to three letters would take away too much. */
function piecesOf(about: readonly string[]): string[] {
  const pieces = about
    .slice(0, mostNames)
    .map((text) => folded(text.slice(0, limits.userField)))
    .flatMap((text) => [
      text,
      withoutSigns(text),
      ...text.split(/[@.]/),
      ...text.split(/[^\p{L}\d]+/u),
    ]);
  return [...new Set(pieces)].filter((piece) => piece.length > 3);
}

/** A text without what is not `kept` at both ends. */
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

/** What people make longer with a year and signs: `Tischlampe` of `Tischlampe-1999!`. */
const coreOf = (password: string): string =>
  trimmed(password.replaceAll(yearsAndSeasons, ''), /[\p{L}\d]/u);

/** What most of a password is made of, where next to nothing else is in it. */
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
  if (trimmed(rest, /[\p{L}\d]/u).length >= shortestRest) return undefined;
  const shares = steps.map(([weakness, take]) => ({ weakness, left: take(text).length }));
  return shares.toSorted((a, b) => a.left - b.left)[0]?.weakness;
}

/**
 * Why a password that is long enough can be guessed all the same: it is public, among the most common ones, repeats itself, is made
 * of rows of keys, of the words that come to everyone's mind, of what is known about its owner, or of little else. There are no rules
 * of composition. Only its first 40 characters are judged.
 * @returns undefined where nothing speaks against it
 */
export async function weaknessOf(
  password: string,
  owner: PasswordOwner,
): Promise<Weakness | undefined> {
  const judged = password.normalize('NFC').slice(0, judgedLength);
  const text = folded(judged);
  if (withoutSigns(text) === demoCore) return 'demo';
  const core = trimmed(text, /\p{L}/u);
  if (repeatsItself(text) || repeatsItself(core)) return 'repeated';
  const part = mainPart(text, owner);
  if (part !== undefined) return part;
  const { isCommon, guessesOf } = await openEstimator();
  const isTrimmed = text.length - core.length <= longestTrimmings;
  if (isCommon(judged.toLowerCase()) || (isTrimmed && isCommon(core))) return 'common';
  const known = piecesOf([owner.email, ...owner.names, ...(owner.companies ?? [])]);
  const isFew = (judgedPart: string, fewest: number) =>
    guessesOf(judgedPart, [...known, ...boardWords]) < fewest;
  return isFew(judged, fewestGuesses) || isFew(coreOf(judged), fewestOfCore) ? 'simple' : undefined;
}

/** What a form says beside a password that is refused. */
export function weaknessSentence(weakness: Weakness): string {
  return `Dieses Passwort ist zu leicht zu erraten: ${reasons[weakness]} Bitte wählen Sie ein anderes.`;
}

export const passwordHint = `Mindestens ${limits.passwordShortest} Zeichen. Leicht zu merken und schwer zu erraten sind mehrere Wörter, die nichts miteinander zu tun haben.`;
