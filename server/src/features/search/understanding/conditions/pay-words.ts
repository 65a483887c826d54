import { conditions } from '../../engine/conditions/conditions.ts';
import { minPayOf } from '../../engine/conditions/min-pay.ts';
import { keyOf, keysOf, longestMatchAt, phraseTable, range, type Token } from '../tokens.ts';
import type { ConditionWord, Found, Wish } from '../understanding.ts';

const currencies = keysOf('euro euros eur');

/** After an amount without a currency: '1000 netto'. */
const kindsOfPay = keysOf('netto brutto');

/** Amounts as words, and what a pupil is paid a month at least and at most. */
const amountWords = new Map(
  Object.entries({
    achthundert: 800,
    neunhundert: 900,
    tausend: 1000,
    eintausend: 1000,
    tausendeinhundert: 1100,
    eintausendeinhundert: 1100,
    elfhundert: 1100,
    tausendzweihundert: 1200,
    eintausendzweihundert: 1200,
    zwölfhundert: 1200,
  }).map(([word, euros]) => [keyOf(word), euros]),
);
const written = /^(\d{3,4})(?:euro|eur|e)?$/;
const thousand = '1k';

/** What is paid, where no currency stands behind the amount: 'Vergütung ab 1000'. */
const payNouns = keysOf(
  'vergütung ausbildungsvergütung gehalt ausbildungsgehalt azubigehalt lohn verdienst bezahlung verdienen',
);

/** Between what is paid and the amount, or before the amount alone. */
const leads = keysOf(
  'mindestens min mindest minimum wenigstens über ab von als mehr zwischen nicht unter weniger ca circa etwa rund ungefähr so',
);
const least = keysOf('nicht mehr');
const most = keysOf('unter weniger bis höchstens maximal max');

const links = keysOf('und bis');
const maxLinks = 2;

/** 'im ersten Jahr', and 'im 1.' of 'im 1. Lehrjahr', which asks for an apprenticeship, too. */
const yearsOf = (...years: readonly string[]) =>
  years.flatMap((year) => [`im ${year}`, `im ${year} jahr`]).join(',');

/** Behind an amount, whatever year it is paid in. */
const tails = phraseTable<true>([
  [
    'brutto,netto,monatlich,im monat,pro monat,mtl,oder mehr,und mehr,plus,aufwärts,vergütung,gehalt,lohn,verdienen,' +
      yearsOf('1', 'ersten'),
    true,
  ],
]);

/** An ad is known by what it pays in the first year. */
const laterYears = phraseTable<true>([
  [yearsOf('2', '3', '4', 'zweiten', 'dritten', 'vierten', 'letzten'), true],
]);

/** Whether an amount may begin with a word that is no number. */
export const mayBePay = (word: string): boolean => amountWords.has(word);

function eurosAt(tokens: readonly Token[], at: number): number | undefined {
  const { plain = '', word = '' } = tokens[at] ?? {};
  if (plain === thousand) return 1000;
  const digits = written.exec(plain)?.[1];
  return digits === undefined ? amountWords.get(word) : Number(digits);
}

const holdsCurrency = (tokens: readonly Token[], at: number) =>
  /^\d+e/.test(tokens[at]?.plain ?? '');

/** How many words say the amount with its currency, 'bis 1100 Euro' included; 0 where none follows. */
function lengthWithCurrency(tokens: readonly Token[], at: number): number {
  if (holdsCurrency(tokens, at)) return 1;
  let next = at + 1;
  if (currencies.has(tokens[next]?.word ?? '')) return 2;
  if (kindsOfPay.has(tokens[next]?.word ?? '')) return 1;
  while (next - at < maxLinks && links.has(tokens[next]?.word ?? '')) next += 1;
  if (eurosAt(tokens, next) === undefined) return 0;
  const isSecond = holdsCurrency(tokens, next) || currencies.has(tokens[next + 1]?.word ?? '');
  return isSecond ? next - at + (holdsCurrency(tokens, next) ? 1 : 2) : 0;
}

function tailLength(tokens: readonly Token[], from: number): number {
  let length = 0;
  for (let tail = longestMatchAt(tails, tokens, from); tail;) {
    length += tail.length;
    tail = longestMatchAt(tails, tokens, from + length);
  }
  return length;
}

/** What a text asks to be paid at least: its wish, and how many words say it from there on and before. */
export interface PayWord {
  readonly value: ConditionWord;
  readonly length: number;
  readonly before: number;
}

/** 'mindestens 900 Euro im ersten Jahr', 'Gehalt über 1000', 'nicht unter 1000 Euro' */
export function payAt(tokens: readonly Token[], at: number): PayWord | undefined {
  const euros = eurosAt(tokens, at);
  if (euros === undefined) return undefined;
  let before = 0;
  while (leads.has(tokens[at - before - 1]?.word ?? '')) before += 1;
  const isOfPay = payNouns.has(tokens[at - before - 1]?.word ?? '');
  const own = lengthWithCurrency(tokens, at) || (isOfPay ? 1 : 0);
  if (own === 0) return undefined;
  const later = longestMatchAt(laterYears, tokens, at + own);
  const length = own + (later?.length ?? tailLength(tokens, at + own));
  const said = range(at - before, before).map((one) => tokens[one]?.word ?? '');
  const isMost =
    most.has(tokens[at - before - 1]?.word ?? '') ||
    (said.some((word) => most.has(word)) && !said.some((word) => least.has(word)));
  const reached = later || isMost ? undefined : minPayOf(euros);
  const mask = reached?.mask ?? conditions.pay;
  const amount = reached?.euros.toLocaleString('de-DE');
  const label = amount === undefined ? 'Vergütung' : `Vergütung ab ${amount} €`;
  return { value: { label, mask, deniedMask: conditions.pay }, length, before };
}

/** Whether a denial says how much it is to be at least: 'nicht unter 900 Euro'. */
export function isMinPay(tokens: readonly Token[], at: number): boolean {
  if (!least.has(tokens[at]?.word ?? '') || !most.has(tokens[at + 1]?.word ?? '')) return false;
  const from = tokens[at + 2]?.word === 'als' ? at + 3 : at + 2;
  return payAt(tokens, from) !== undefined;
}

type Named = Pick<Found, 'wish' | 'label'>;

const paysOf = (wish: Wish) => (wish.kind === 'condition' ? wish.mask & conditions.pay : 0);

/** Whether two wishes are for pay: 'Gehalt ab 1000 Euro' says it twice. */
export const areOfPay = (one: Wish, other: Wish): boolean => paysOf(one) > 0 && paysOf(other) > 0;

/** Of a wish and one that says the same, or less, the one that asks for more. */
export function stricterOf(one: Named, other: Named | undefined): Named {
  const isMore =
    other?.wish.kind === 'condition' &&
    one.wish.kind === 'condition' &&
    other.wish.mask > one.wish.mask;
  return isMore ? { wish: other.wish, label: other.label } : one;
}
