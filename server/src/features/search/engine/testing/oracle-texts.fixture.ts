import { stem, textOfHtml, wordsOf } from '../text/analysis.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import { soundOf } from '../text/phonetics.ts';

/** A second, simplest implementation of word matching and of the weights of an ad's words. */

/** Scores of ads; without the ads that do not match. */
export type Scores = ReadonlyMap<IndexedAd, number>;

/** Strongest first. */
const weights = {
  jobName: 100,
  synonym: 91,
  title: 80,
  profession: 50,
  company: 40,
  town: 30,
  description: 10,
};
type FieldName = keyof typeof weights;
const nameFields: readonly FieldName[] = ['jobName', 'synonym', 'title', 'profession'];

/** 'Ver- und Entsorger' as ' und Entsorger': removes up to three letters with a final hyphen. */
function withoutElisions(text: string): string {
  return text
    .split(/(?<=[\s,])|(?=,)/)
    .map((part) => part.replace(/(?<!\p{L})\p{L}{1,3}-(?=\s)|(?<!\p{L})\p{L}{1,3}-$/u, ''))
    .join('');
}

/** 'IT-System-Elektroniker/-in' as 'IT-System Systemelektroniker/-in': a person after a hyphen is the end of a compound. */
function withPersonsJoined(name: string): string {
  const isPerson = (part: string) => /^\p{Lu}\p{Ll}{2,60}er(?!\p{L})/u.test(part);
  const parts = withoutElisions(name).split('-');
  return parts
    .map((part, at) => {
      const head = /\p{L}{2,60}$/u.exec(parts[at - 1] ?? '')?.[0];
      if (at === 0) return part;
      return head !== undefined && isPerson(part)
        ? ` ${head}${part.slice(0, 1).toLowerCase()}${part.slice(1)}`
        : `-${part}`;
    })
    .join('');
}

function textsIn(ad: IndexedAd): Record<FieldName, string> {
  const phrases = ad.synonyms.filter((one) => /\S\s+\S/.test(one));
  const words = ad.synonyms.filter((one) => !phrases.includes(one));
  return {
    jobName: [ad.card.job_name, ad.mappedName ?? ''].map(withPersonsJoined).join(' '),
    synonym: words.map(withPersonsJoined).join(' '),
    title: [ad.card.title, ...phrases].map(withoutElisions).join(' '),
    profession: ad.profession,
    company: ad.card.company_name,
    town: [ad.card.city, ...ad.townAliases].join(' '),
    description: textOfHtml([ad.details, ad.annotation].join(' ')),
  };
}

/** The strongest field with a word of an ad, and the strongest of the fields in which parts of compounds count. */
interface Standing {
  readonly weight: number;
  readonly nameWeight: number | undefined;
}

const standings = new WeakMap<IndexedAd, Map<string, Standing>>();

/** Every word of an ad; calculated once for each ad. */
export function standingsIn(ad: IndexedAd): Map<string, Standing> {
  const before = standings.get(ad);
  if (before) return before;
  const words = new Map<string, Standing>();
  // Weakest first, so that the strongest one remains.
  for (const [field, text] of Object.entries(textsIn(ad)).toReversed()) {
    const weight = weights[field as FieldName];
    const isName = nameFields.includes(field as FieldName);
    for (const word of wordsOf(text)) {
      words.set(word, { weight, nameWeight: isName ? weight : words.get(word)?.nameWeight });
    }
  }
  standings.set(ad, words);
  return words;
}

/** Full table of "optimal string alignment"; the index uses rows, a band and an early exit. */
export function plainEdits(a: string, b: string): number {
  const table: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
}

/** Number of edits if the word allows that many; otherwise undefined. */
export function forgivenEdits(asked: string, word: string): number | undefined {
  const allowed = asked.length < 5 ? 0 : asked.length < 9 ? 1 : 2;
  if (allowed === 0 || Math.abs(asked.length - word.length) > allowed) return undefined;
  const edits = plainEdits(asked, word);
  return edits <= allowed ? edits : undefined;
}

/** 'kauffr' is the beginning of 'Kauffrau', which is folded to 'kaufmann'. */
export function typedForms(word: string): string[] {
  return word.endsWith('mann') ? [word, `${word.slice(0, -4)}frau`] : [word];
}

/** Whether a typed form of a word is at most one edit away; lengths that differ more need no table. */
export function isOneEditAway(asked: string, word: string): boolean {
  const near = typedForms(word).filter((form) => Math.abs(form.length - asked.length) <= 1);
  return near.some((form) => plainEdits(asked, form) <= 1);
}

/** Edits to the nearest typed form of a word. */
export function minEdits(asked: string, word: string): number {
  return Math.min(...typedForms(word).map((form) => plainEdits(asked, form)));
}

export function begins(word: string, asked: string): boolean {
  return typedForms(word).some((form) => form.startsWith(asked));
}

/** The beginning of a compound with and without its linking letters; empty if too short. */
export function compoundHeads(start: string): string[] {
  const link = ['es', 'en', 's', 'n'].find((letters) => start.endsWith(letters)) ?? '';
  return [start, start.slice(0, start.length - link.length)].filter((part) => part.length >= 3);
}

export function isSameForm(a: string, b: string): boolean {
  const isMaker = (short: string, long: string) => short.length <= 4 && long === `${short}er`;
  return stem(a) === stem(b) && !isMaker(a, b) && !isMaker(b, a);
}

/** Whether words with a sound code of four digits or more sound alike and have about the same length. */
export function soundsLike(a: string, b: string): boolean {
  const sound = soundOf(a);
  return sound.length >= 4 && sound === soundOf(b) && Math.abs(a.length - b.length) <= 3;
}

/** The best of several scores, each weighted by its percentage. */
export function bestOf(choices: readonly (readonly [scores: Scores, percent: number])[]): Scores {
  const best = new Map<IndexedAd, number>();
  for (const [scores, percent] of choices) {
    for (const [ad, score] of scores) {
      const counted = Math.max(1, Math.round((score * percent) / 100));
      best.set(ad, Math.max(counted, best.get(ad) ?? 0));
    }
  }
  return best;
}

/** The ads that match all parts, with the mean score; each score must be above `moreThan`. */
export function meanOf(parts: readonly Scores[], moreThan = 0): Scores {
  const [first, ...others] = parts;
  const both = new Map<IndexedAd, number>();
  for (const [ad, score] of first ?? []) {
    const all = [score, ...others.map((other) => other.get(ad) ?? 0)];
    if (all.some((one) => one <= moreThan)) continue;
    both.set(ad, Math.round(all.reduce((sum, one) => sum + one, 0) / all.length));
  }
  return both;
}
