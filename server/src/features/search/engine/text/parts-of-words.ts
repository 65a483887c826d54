import { compoundHeads, fold } from './analysis.ts';

const setOf = (words: string): readonly string[] =>
  words
    .split(' ')
    .map(fold)
    .toSorted((a, b) => b.length - a.length);

/** Ends of compounds that say where a trade is done, or only that it is one: 'Dachdeckerbetrieb', 'Holzberufe'. */
const ends = setOf(
  'betrieb betriebe werkstatt werkstätte werkstätten werkstattbetrieb firma firmen laden läden geschäft geschäfte fachgeschäft praxis fachpraxis zentrum center studio salon büro ' +
    'agentur unternehmen fachbetrieb meisterbetrieb handwerksbetrieb familienbetrieb großbetrieb kleinbetrieb hersteller händler fachhandel service fabrik konzern ' +
    'branche bereich gewerbe wesen beruf berufe berufen job jobs arbeit arbeiten arbeiter arbeiterin stelle stellen kette ketten abteilung ' +
    'meisterei verein verband handwerk sektor helfer helferin gehilfe mitarbeiter fachmann fachfrau experte lehrgang sachen zeug kram dinge',
);

/** Who runs a business or how large it is: 'Landesforstbetrieb'. */
const beginnings = setOf(
  'landes bundes stadt kreis gemeinde groß klein regional haupt privat zentral',
);

const shortestHead = 4;

/** What stands before the end of a compound that names a business, if it means something. */
export function headOfBusiness(
  word: string,
  isMeant: (part: string) => boolean,
): string | undefined {
  const end = ends.find((one) => word.endsWith(one) && word.length >= one.length + shortestHead);
  if (end === undefined) return undefined;
  const whole = word.slice(0, -end.length);
  const beginning = beginnings.find((one) => whole.startsWith(one));
  const rests = beginning === undefined ? [whole] : [whole, whole.slice(beginning.length)];
  return rests.flatMap(compoundHeads).find((head) => head.length >= shortestHead && isMeant(head));
}

/** 'And', 'in', 'with', 'for' and the article are written together with the word that follows in Arabic, the longest first. */
const particles = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف'];
const shortestArabic = 3;

/** An Arabic word without what is joined to it, if the rest means something. */
export function withoutParticle(
  word: string,
  isMeant: (part: string) => boolean,
): string | undefined {
  return particles
    .filter((one) => word.startsWith(one) && word.length >= one.length + shortestArabic)
    .map((one) => word.slice(one.length))
    .find(isMeant);
}
