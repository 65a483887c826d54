import { editsBetween } from '../engine/text/edit-distance.ts';
import { longestAt, phraseTable, type Token } from './tokens.ts';

export type JobType = 'praktikum' | 'ausbildung';

const types = phraseTable<JobType>([
  [
    'praktikum,praktika,prakt,praktikas,freiwilliges praktikum,freiwillige praktikum,schul praktikum,schüler praktikum,ferien praktikum,betriebs praktikum,praktikums platz,praktikums stelle,probearbeit,probe arbeiten,schnupper praktikum,hospitieren,hospitation,praktikums,praktikant,praktikanten,praktikumsplatz,praktikumsplätze,praktikumsstelle,praktikumsstellen,prakti,praktik,praktikumsbörse,' +
      'schülerpraktikum,schülerpraktika,schulpraktikum,schnupperpraktikum,schnuppern,schnuppertag,schnuppertage,schnupperwoche,schnupperlehre,ferienpraktikum,' +
      'betriebspraktikum,blockpraktikum,orientierungspraktikum,pflichtpraktikum,tagespraktikum,fachpraktikum,sommerpraktikum,winterpraktikum,wochenpraktikum,' +
      'schülerbetriebspraktikum,berufspraktikum,jahrespraktikum,vorpraktikum,probepraktikum,kurzpraktikum,sozialpraktikum,praxistag,praxistage,praxiswoche,probetag,' +
      'probearbeiten,praktikumsbetrieb,praktikumsbetriebe,praktikumswoche,berufspraktika,girls day,boys day,girlsday,boysday,zukunftstag,ferienjob,ferienarbeit,' +
      'internship,internships,intern,work experience,praktyka,praktyki,staż,staz,практика,практику,практики,стажування,стажировка,стажировку,praktika,stazhirovka,' +
      'تدريب,تدريب عملي,متدرب,thực tập,thuc tap,staj,stajyer,stagiu,practica,practică,stage',
    'praktikum',
  ],
  [
    'ausbildung,ausb,ausbildungs,ausbildungs platz,ausbildungs stelle,lehr stelle,azubi platz,azubi stelle,azubiplatz,azubiplätze,ausbildungen,ausbildungsplatz,ausbildungsplätze,ausbildungsstelle,ausbildungsstellen,ausbildungsberuf,ausbildungsberufe,ausbildungsbeginn,' +
      'ausbildungsstart,ausbildungsanfang,ausbildungsjahr,lehrbeginn,lehranfang,lehrstart,lehrzeit,ausbildungsbetrieb,ausbildungsbetriebe,lehrbetrieb,ausbildungsangebot,ausbildungsangebote,berufsausbildung,erstausbildung,duale ausbildung,schulische ausbildung,ausbildung als,ausbilden,' +
      'azubi,azubis,azubine,azubistelle,azubistellen,auszubildende,auszubildender,auszubildenden,lehre,lehren,lehrling,lehrlinge,lehrstelle,lehrstellen,lehrjahr,lehrberuf,lehrberufe,lehrausbildung,' +
      'apprenticeship,apprenticeships,apprentice,vocational training,trainee,nauka zawodu,szkolenie zawodowe,uczeń zawodu,обучение,учёба,навчання,учень,профессиональное обучение,' +
      'تدريب مهني,تعليم مهني,اوسبيلدونغ,học nghề,hoc nghe,mesleki eğitim,çıraklık,meslek eğitimi,ucenicie,formare profesională',
    'ausbildung',
  ],
]);

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

/** Shortest word before such an end. */
const shortestHead = 4;

/** Words that people mistype most, and how many letters may be wrong. */
const oftenMistyped: readonly (readonly [word: string, type: JobType, edits: number])[] = [
  ['praktikum', 'praktikum', 2],
  ['praktikumsplatz', 'praktikum', 2],
  ['schulerpraktikum', 'praktikum', 2],
  ['ausbildung', 'ausbildung', 2],
  ['ausbildungsplatz', 'ausbildung', 2],
  ['lehrstelle', 'ausbildung', 1],
  ['azubi', 'ausbildung', 1],
];

export interface TypeWord {
  readonly type: JobType;
  readonly length: number;
  /** What stands before the type in a compound. */
  readonly head?: string;
}

/** @param isKnown whether a word means something by itself */
export function typeAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): TypeWord | undefined {
  const found = longestAt(types, tokens, at);
  if (found !== undefined) return { type: found.value, length: found.length };
  const { word = '', plain = '' } = tokens[at] ?? {};
  const end = ends.find(
    ([own]) => plain.endsWith(own) && plain.length >= own.length + shortestHead,
  );
  if (end !== undefined) {
    const head = plain.slice(0, -end[0].length).replace(/s$/, '');
    return { type: end[1], length: 1, head };
  }
  if (word.length < 5 || isKnown(word)) return undefined;
  const meant = oftenMistyped.find(
    ([own, , edits]) => own[0] === word[0] && editsBetween(word, own, edits) <= edits,
  );
  return meant && { type: meant[1], length: 1 };
}
