import { fold } from '../engine/text/analysis.ts';
import { editsBetween } from '../engine/text/edit-distance.ts';
import { MistypablePhrases } from './mistypable-words.ts';
import { longestMatchAt, phraseTable, tokenise, type Token } from './tokens.ts';

export type JobType = 'praktikum' | 'ausbildung';

export const typeLabels = { praktikum: 'Praktikum', ausbildung: 'Ausbildung' } as const;

const types = phraseTable<JobType>([
  [
    'praktikum,praktika,prakt,praktikas,freiwilliges praktikum,freiwillige praktikum,schul praktikum,schüler praktikum,ferien praktikum,betriebs praktikum,praktikums platz,praktikums stelle,probearbeit,probe arbeiten,schnupper praktikum,hospitieren,hospitation,praktikums,praktikant,praktikanten,praktikumsplatz,praktikumsplätze,praktikumsstelle,praktikumsstellen,prakti,praktik,praktikumsbörse,' +
      'reinschnuppern,rein schnuppern,reinzuschnuppern,hineinschnuppern,reinschauen,rein schauen,reingucken,rein gucken,schnupperplatz,schnupperpraktika,hospitanz,beruf ausprobieren,berufe ausprobieren,job ausprobieren,mal ausprobieren,' +
      'schülerpraktikum,schülerpraktika,schulpraktikum,schnupperpraktikum,schnuppern,schnuppertag,schnuppertage,schnupperwoche,schnupperlehre,ferienpraktikum,' +
      'betriebspraktikum,blockpraktikum,orientierungspraktikum,pflichtpraktikum,tagespraktikum,fachpraktikum,sommerpraktikum,winterpraktikum,wochenpraktikum,' +
      'schülerbetriebspraktikum,berufspraktikum,jahrespraktikum,vorpraktikum,probepraktikum,kurzpraktikum,sozialpraktikum,praxistag,praxistage,praxiswoche,probetag,' +
      'probearbeiten,praktikumsbetrieb,praktikumsbetriebe,praktikumswoche,praktikumswochen,praktikumstag,praktikumstage,berufspraktika,betriebserkundung,betriebserkundungen,berufserkundung,berufsfelderkundung,betriebsbesichtigung,girls day,boys day,girlsday,boysday,zukunftstag,ferienjob,ferienarbeit,' +
      'internship,internships,intern,work experience,praktyka,praktyki,staż,staz,практика,практику,практики,стажування,стажировка,стажировку,praktika,stazhirovka,' +
      'تدريب,تدريب عملي,متدرب,thực tập,thuc tap,staj,stajyer,stagiu,practica,practică,stage,school internship,student internship,praktyki szkolne,praktyka szkolna,школьная практика,шкільна практика,shkolna praktyka,okul stajı,zorunlu staj,thực tập sinh,prácticas,pasantía,stagiaire,stage de découverte,stage scolaire,کارآموزی,کار آموزی',
    'praktikum',
  ],
  [
    'ausbildung,ausb,ausbi,ausbildg,lehrplatz,lehrplätze,lehr platz,ausbildungs,ausbildungs platz,ausbildungs stelle,lehr stelle,azubi platz,azubi stelle,azubiplatz,azubiplätze,ausbildungen,ausbildungsplatz,ausbildungsplätze,ausbildungsstelle,ausbildungsstellen,ausbildungsberuf,ausbildungsberufe,ausbildungsbeginn,' +
      'ausbildungsstart,ausbildungsanfang,ausbildungsjahr,lehrbeginn,lehranfang,lehrstart,lehrzeit,ausbildungsbetrieb,ausbildungsbetriebe,lehrbetrieb,ausbildungsangebot,ausbildungsangebote,berufsausbildung,erstausbildung,duale ausbildung,schulische ausbildung,ausbildung als,ausbilden,' +
      'azubi,azubis,azubine,azubistelle,azubistellen,auszubildende,auszubildender,auszubildenden,lehre,lehren,lehrling,lehrlinge,lehrstelle,lehrstellen,lehrjahr,lehrberuf,lehrberufe,lehrausbildung,' +
      'apprenticeship,apprenticeships,apprentice,vocational training,trainee,nauka zawodu,szkoła zawodowa,szkolenie zawodowe,vocational school,meslek okulu,профессиональное училище,професійне навчання,școală profesională,uczeń zawodu,обучение,учёба,навчання,учень,профессиональное обучение,' +
      'تدريب مهني,تعليم مهني,اوسبيلدونغ,học nghề,hoc nghe,mesleki eğitim,çıraklık,meslek eğitimi,ucenicie,formare profesională,aprendizaje,aprendiz,formación profesional,formación,apprentissage,apprenti,apprentie,formation,formation professionnelle,alternance,آوسبیلدونگ,آموزش حرفه ای,nauka zawodu,учеба,ausbildung olarak',
    'ausbildung',
  ],
]);

const mistypablePhrases = new MistypablePhrases(types);

/** Whether a single word names a type. */
export const isTypeWord = (word: string): boolean => types.has(word);

/** Ends of compounds: 'Tischlerausbildung', 'Bäckerpraktikum'. */
const ends: readonly (readonly [end: string, type: JobType])[] = [
  ['ausbildungsplatz', 'ausbildung'],
  ['ausbildungsstelle', 'ausbildung'],
  ['ausbildung', 'ausbildung'],
  ['auszubildender', 'ausbildung'],
  ['azubi', 'ausbildung'],
  ['lehrstelle', 'ausbildung'],
  ['lehrling', 'ausbildung'],
  ['lehre', 'ausbildung'],
  ['praktikumsplatz', 'praktikum'],
  ['praktikum', 'praktikum'],
  ['praktika', 'praktikum'],
];

/** Beginnings of such compounds that name no trade: 'Langzeitpraktikum', 'Wunschausbildung'. */
const plainHeads: ReadonlySet<string> = new Set(
  'langzeit wunsch traum erst zweit super kurzzeit dauer wochen monats tages halbjahres winter sommer herbst frühjahrs oster pfingst auslands inlands block pflicht dual duale vollzeit schul schüler ferien betriebs orientierungs berufs probe schnupper freiwilligen arbeits'.split(
    ' ',
  ),
);

/** Beginnings before 'lehre' that form the name of a subject. */
const subjects: ReadonlySet<string> = new Set(
  'ernährungs wirtschafts betriebswirtschafts volkswirtschafts gesundheits farben formen haushalts wetter'.split(
    ' ',
  ),
);

/** Minimum length of a word before such an ending. */
const minHeadLength = 4;

/** The most frequently mistyped words, and their maximum number of wrong letters. */
const oftenMistyped: readonly (readonly [word: string, type: JobType, edits: number])[] = [
  ['praktikum', 'praktikum', 2],
  ['praktikumsplatz', 'praktikum', 2],
  ['schulerpraktikum', 'praktikum', 2],
  ['ausbildung', 'ausbildung', 2],
  ['ausbildungsplatz', 'ausbildung', 2],
  ['lehrstelle', 'ausbildung', 1],
  ['azubi', 'ausbildung', 1],
];

/** 'leere' sounds like 'Lehre'; before one of these things it means what it says. */
const soundsLikeTraining = new Set(['leere', 'lere', 'lehr']);
const emptyThings =
  /^(?:regal|flasche|kiste|raum|raeum|palett|haus|haeus|wohnung|batteri|akku|karton|behaelt|tank|stadt|kass)/;

export interface TypeWord {
  readonly type: JobType;
  readonly length: number;
  /** The part of a compound before the type. */
  readonly head?: string;
}

/** Types that people write together with the next word: 'Ausbildungtischler', 'Praktikumhalle'. */
const beginnings = ['ausbildung', 'lehrstelle', 'praktikum'];
const minJoinedLength = 'praktikum'.length + minHeadLength;

/** Whether a word may be a compound of a type and another word: a quick check that excludes most words. */
const mayBeJoined = ({ facts }: Token): boolean =>
  (facts.mayBeJoined ??=
    facts.plain.length >= minJoinedLength &&
    (begunBy(facts.plain) !== undefined || endOf(facts.plain) !== undefined));

/** Checks of the other part of a compound with a type. */
interface JoinedWords {
  readonly isKnown: (word: string) => boolean;
  readonly isCondition: (word: string) => boolean;
}

/** Splits compounds of a type and a known word: 'Praktikumhalle', 'Teilzeitlehre'. */
export function splitTypeCompounds(
  tokens: readonly Token[],
  joined: JoinedWords,
): readonly Token[] {
  if (!tokens.some(mayBeJoined)) return tokens;
  return tokens.flatMap((token) => {
    const parts = token.isPlain ? undefined : partsOf(token, joined);
    return parts === undefined ? [token] : [...tokenise(parts.join(' '))];
  });
}

const begunBy = (plain: string) =>
  beginnings.find((own) => plain.length >= own.length + minHeadLength && plain.startsWith(own));

/** The type and the other part, in their order. */
function partsOf(
  token: Token,
  { isKnown, isCondition }: JoinedWords,
): readonly [string, string] | undefined {
  const { plain, word } = token;
  if (!mayBeJoined(token) || types.has(word)) return undefined;
  const end = endOf(plain)?.[0];
  const head = plain.slice(0, -(end?.length ?? plain.length));
  if (end !== undefined && isCondition(fold(head))) return [head, end];
  if (isKnown(word)) return undefined;
  const begun = begunBy(plain);
  const rest = plain.slice(begun?.length);
  return begun !== undefined && isKnown(fold(rest)) ? [begun, rest] : undefined;
}

const endOf = (plain: string) =>
  ends.find(([own]) => plain.endsWith(own) && plain.length >= own.length + minHeadLength);

/** The type that a word ends with, whatever stands before it: 'ausbildung' of 'itausbildung'. */
export const typeEndOf = (plain: string): string | undefined =>
  ends.find(([own]) => plain.length > own.length && plain.endsWith(own))?.[0];

const meantBy = (word: string) =>
  oftenMistyped.find(
    ([own, , edits]) => own[0] === word[0] && editsBetween(word, own, edits) <= edits,
  );

/** Whether a type may begin with a word. */
export const mayBeType = ({ word, plain }: Pick<Token, 'word' | 'plain'>): boolean =>
  types.longest(word) > 0 ||
  endOf(plain) !== undefined ||
  soundsLikeTraining.has(plain) ||
  meantBy(word) !== undefined ||
  mistypablePhrases.mayBegin(word);

/** @param isKnown whether a word has a meaning by itself */
export function typeAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): TypeWord | undefined {
  const found = longestMatchAt(types, tokens, at);
  if (found !== undefined) return { type: found.value, length: found.length };
  const { word = '', plain = '' } = tokens[at] ?? {};
  const end = endOf(plain);
  if (end !== undefined) {
    const before = plain.slice(0, -end[0].length);
    if (end[0] === 'lehre' && subjects.has(before)) return undefined;
    if (plainHeads.has(before)) return { type: end[1], length: 1 };
    return { type: end[1], length: 1, head: before.replace(/s$/, '') };
  }
  if (soundsLikeTraining.has(plain) && !emptyThings.test(tokens[at + 1]?.word ?? ''))
    return { type: 'ausbildung', length: 1 };
  if (word.length < 5 || isKnown(word)) return undefined;
  const phrase = mistypablePhrases.at(tokens, at);
  if (phrase !== undefined) return { type: phrase.value, length: phrase.length };
  const meant = meantBy(word);
  return meant && { type: meant[1], length: 1 };
}
