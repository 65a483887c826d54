import { conditions } from '../../engine/conditions/conditions.ts';
import { keysOf, type Token } from '../tokens.ts';
import type { ConditionWord } from '../understanding.ts';

/** A training that takes no more than two years. */
const shortTraining: ConditionWord = {
  label: 'Ausbildung bis 2 Jahre',
  mask: conditions.shortTraining,
  deniedMask: conditions.shortTraining,
};

const trainings = keysOf(
  'ausbildung ausbildungen ausbildungsberuf ausbildungsberufe ausbildungsplatz ausbildungsplätze ausbildungszeit ausbildungsdauer lehre lehrzeit lehrberuf lehrberufe lehrstelle',
);

/** Of a whole training: 'zweijährige Ausbildung', but not 'zweijährige Kinder'. */
const yearly = keysOf(
  'zweijährig zweijährige zweijährigen zweijähriger 2jährig 2jährige 2jährigen 2jähriger einjährig einjährige einjährigen einjähriger 1jährige 1jährigen 1jähriger ' +
    'anderthalbjährige anderthalbjährigen anderthalbjähriger eineinhalbjährige',
);
const yearlyEnds = keysOf('jährig jährige jährigen jähriger');
const people = keysOf('kind kinder kindern mädchen junge jungen zwilling zwillinge tochter sohn');

/** Only directly before a training: 'kurze Haare' are no duration. */
const short = keysOf('kurze kurzen kurzer kürzere kürzeren kürzerer kürzeste kürzesten schnelle');

const years = keysOf('jahr jahre jahren');
const three = keysOf('3 drei');
const few = keysOf('1 2 1,5 anderthalb eineinhalb ein zwei');
/** 'in 2 Jahren eine Ausbildung' is a start, 'seit 2 Jahren' the past. */
const otherTimes = keysOf('in vor seit nach ab alter bin nächsten letzten');
const ofDuration = keysOf('dauert dauern dauer dauernde lang lange lernen lern fertig geht gehen');
const learning = keysOf('lernen lern dauern');
const limits = keysOf('nur höchstens maximal max bloß unter als');

/** 'weniger als 3 Jahre' */
const lesser = keysOf('weniger kürzer');

/** 'nicht 3 Jahre lernen', 'keine drei Jahre' */
const deniers = keysOf('nicht nich keine kein nie');
const longer = keysOf('3 3,5 4 drei vier dreieinhalb');
const long = keysOf(
  'lang lange langen langer längere dreijährige dreijährigen 3jährige 3jährigen dreieinhalbjährige vierjährige',
);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** The number of words that say '2 Jahre' or 'weniger als 3 Jahre' from there on. */
function yearsLength(tokens: readonly Token[], at: number): number {
  const isFew = few.has(wordAt(tokens, at)) && years.has(wordAt(tokens, at + 1));
  if (isFew) return 2;
  const length = wordAt(tokens, at) === 'unter' ? 1 : 2;
  const isLess =
    length === 1 || (lesser.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'als');
  const isThree =
    three.has(wordAt(tokens, at + length)) && years.has(wordAt(tokens, at + length + 1));
  return isLess && isThree ? length + 2 : 0;
}

/** The number of words that deny a long training: 'nicht so lange lernen', 'keine 3 Jahre lernen', 'keine dreijährige Ausbildung'. */
function deniedLength(tokens: readonly Token[], at: number): number {
  if (!deniers.has(wordAt(tokens, at))) return 0;
  const isOfYears = longer.has(wordAt(tokens, at + 1)) && years.has(wordAt(tokens, at + 2));
  const isSo = wordAt(tokens, at + 1) === 'so' ? 1 : 0;
  const end = isOfYears ? at + 3 : long.has(wordAt(tokens, at + 1 + isSo)) ? at + 2 + isSo : at;
  if (end === at) return 0;
  const what = wordAt(tokens, end) === 'lang' ? end + 1 : end;
  // 'Ausbildung' is read as a type, too.
  if (trainings.has(wordAt(tokens, what))) return what - at;
  return learning.has(wordAt(tokens, what)) ? what + 1 - at : 0;
}

/** Whether the words beside a number of years speak of how long a training takes. */
function isOfTraining(tokens: readonly Token[], at: number, length: number): boolean {
  const before = wordAt(tokens, at - 1);
  const after = wordAt(tokens, at + length);
  if (otherTimes.has(before) && !(before === 'in' && ofDuration.has(after))) return false;
  const isBeside = [before, after].some((word) => trainings.has(word) || ofDuration.has(word));
  const isSaid = tokens.some(({ word }) => trainings.has(word));
  return isBeside || (isSaid && limits.has(before));
}

/** The words for a duration that tell nothing else: 'die nur … dauert'. */
function frameOf(tokens: readonly Token[], at: number, length: number) {
  const isLimited = limits.has(wordAt(tokens, at - 1));
  const isEnded = ofDuration.has(wordAt(tokens, at + length));
  return { before: isLimited ? 1 : 0, length: length + (isEnded ? 1 : 0) };
}

const startWords: ReadonlySet<string> = new Set([
  ...yearly,
  ...short,
  ...few,
  ...lesser,
  ...deniers,
  'unter',
]);

/** Whether the duration of a training may begin with a word. */
export const mayBeDuration = (word: string): boolean => startWords.has(word);

/** A wish for a short training: 'zweijährige Ausbildung', 'Lehre, die nur 2 Jahre dauert', 'kurze Ausbildung'. */
export function durationAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: ConditionWord; readonly length: number; readonly before: number } | undefined {
  const word = wordAt(tokens, at);
  if (!startWords.has(word)) return undefined;
  const found = (length: number) => ({ value: shortTraining, length, before: 0 });
  const next = wordAt(tokens, at + 1);
  const deniedWords = deniedLength(tokens, at);
  if (deniedWords > 0) return found(deniedWords);
  if (short.has(word)) return trainings.has(next) ? found(1) : undefined;
  const yearlyLength = yearly.has(word) ? 1 : few.has(word) && yearlyEnds.has(next) ? 2 : 0;
  if (yearlyLength > 0)
    return people.has(wordAt(tokens, at + yearlyLength)) ? undefined : found(yearlyLength);
  const length = yearsLength(tokens, at);
  if (length === 0 || !isOfTraining(tokens, at, length)) return undefined;
  return { value: shortTraining, ...frameOf(tokens, at, length) };
}
