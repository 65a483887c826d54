import { compoundHeads, fold } from './analysis.ts';

const setOf = (words: string): readonly string[] =>
  words
    .split(' ')
    .map(fold)
    .toSorted((a, b) => b.length - a.length);

/** Ends of compounds for the place of a trade, or words that only mean trade: 'Dachdeckerbetrieb', 'Holzberufe'. */
const ends = setOf(
  'betrieb betriebe werkstatt werkstätte werkstätten werkstattbetrieb firma firmen laden läden geschäft geschäfte fachgeschäft praxis fachpraxis zentrum center studio salon büro ' +
    'agentur unternehmen fachbetrieb meisterbetrieb handwerksbetrieb familienbetrieb großbetrieb kleinbetrieb hersteller händler fachhandel service fabrik konzern ' +
    'branche bereich gewerbe wesen beruf berufe berufen job jobs arbeit arbeiten arbeiter arbeiterin stelle stellen kette ketten abteilung ' +
    'technik technologie verarbeitung bearbeitung meisterei verein verband handwerk sektor helfer helferin gehilfe gehilfin mitarbeiter fachmann fachfrau experte lehrgang sachen zeug kram dinge',
);

/** Beginnings of compounds for the owner or size of a business: 'Landesforstbetrieb'. */
const beginnings = setOf(
  'landes bundes stadt kreis gemeinde groß klein regional haupt privat zentral',
);

const minHeadLength = 4;

/** Ends that are a subject of their own, too: of ads for both parts only the trade of the beginning counts. */
const subjects = /(?:technik|technologie)$/;

/** The part before the end of a compound that names a business, if it has a meaning. */
export function headOfBusiness(
  word: string,
  isMeant: (part: string) => boolean,
): string | undefined {
  const end = ends.find((one) => word.endsWith(one) && word.length >= one.length + minHeadLength);
  if (end === undefined) return undefined;
  const whole = word.slice(0, -end.length);
  const beginning = beginnings.find((one) => whole.startsWith(one));
  const rests = beginning === undefined ? [whole] : [whole, whole.slice(beginning.length)];
  return rests.flatMap(compoundHeads).find((head) => head.length >= minHeadLength && isMeant(head));
}

/** Whether a compound names a subject by what is worked on: 'Holztechnik'. */
export const isSubject = (word: string): boolean => subjects.test(word);

/** In Arabic 'and', 'in', 'with', 'for' and the article are prefixes of the next word; the longest come first. */
const particles = ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف'];
const minArabicLength = 3;

/** An Arabic word without its prefixed particles, if the rest has a meaning. */
export function withoutParticle(
  word: string,
  isMeant: (part: string) => boolean,
): string | undefined {
  return particles
    .filter((one) => word.startsWith(one) && word.length >= one.length + minArabicLength)
    .map((one) => word.slice(one.length))
    .find(isMeant);
}
