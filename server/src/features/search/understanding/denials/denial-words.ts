import { selfDenyingWords } from '../../concepts/data/self-denying.ts';
import { keysOf, phraseTable, type Token } from '../tokens.ts';
import { dialectDenials, isDialectDenial } from './dialect.ts';

/** Words that deny the following words. */
export const denials = keysOf(
  'kein keine keinen keiner keinem keins nicht nichts nix nie niemals keinesfalls keineswegs keinerlei nich nisch garnicht nimmer keen keene keenen keener kee nüscht nischt weder wenig ohne außer ausser ausgenommen statt anstatt ungern hasse hassen ' +
    'not no without except не без кроме крім без bez oprócz hayır fără بدون',
);

/** Whether a word denies the following ones. */
export const isDenialAt = (tokens: readonly Token[], at: number): boolean =>
  denials.has(tokens[at]?.word ?? '') || isDialectDenial(tokens, at);

/** Phrases for school subjects that are hard for a person: they want no work related to them. */
const weaknesses =
  'schlecht in,schlechter in,schwach in,schwächer in,nicht die beste in,nicht der beste in,niete in,probleme in,probleme mit,schwierigkeiten in,schwierigkeiten mit,nicht gut in,nicht so gut in,' +
  'schlechte note in,schlechte noten in,eine 5 in,ne 5 in,note 5 in,eine fünf in,ne fünf in,' +
  'eine 6 in,ne 6 in,note 6 in,eine sechs in,ne sechs in';

const subjectNames =
  'mathe mathematik englisch physik chemie bio biologie geschichte geografie geo sport kunst musik informatik wirtschaft französisch russisch';

/** Subjects of schools that are said with marks. */
export const subjects = keysOf(subjectNames);

/** A mark alone is a weakness only before a subject: 'Klasse 5 in Halle' is none. */
const weakSubjects = subjectNames
  .split(' ')
  .flatMap((subject) => ['5', '6', 'fünf', 'sechs'].map((mark) => `${mark} in ${subject}`))
  .join(',');

/** Phrases that deny their last word. */
export const deniedSubjects = phraseTable<true>([[weakSubjects, true]]);

/** Phrases that deny the following words. */
export const denyingPhrases = phraseTable<true>([
  [`${weaknesses},alles bis auf,abneigung gegen,allergisch gegen,allergie gegen,angst vor`, true],
]);

/** Phrases that deny the word before them: 'Büro ist nichts für mich'. */
export const trailingDenials = phraseTable<true>([
  [
    'nein danke,ne danke,nichts für mich,ist nichts für mich,wäre nichts für mich,nicht mein ding,ist nicht mein ding,nicht meins,ist nicht meins,nicht so meins,' +
      'kommt nicht in frage,liegt mir nicht,mag ich nicht,mag ich gar nicht,will ich nicht,möchte ich nicht,gefällt mir nicht,hasse ich,' +
      'macht mir keinen spaß,macht keinen spaß,ist langweilig,ist doof,ist eklig,ist ekelig,eklig,ekelig,ekelt mich,widerlich,ist widerlich,gruselig,eine 5,eine 6,ne 5,ne 6,note 5,note 6',
    true,
  ],
]);

/** After one of these and something wanted, 'als' denies: 'lieber Handwerk als Büro'. */
export const preferenceWords = keysOf('lieber eher besser');
export const comparisonWords = keysOf('als wie');

/** Phrases that deny the word before them if no other word follows. */
export const finalDenials = phraseTable<true>([
  [
    'nein,nee,nö,nope,nicht,nich,garnicht,lieber nicht,eher nicht,bitte nicht,gar nicht,lieber net,eher net,bitte net,gar net,auf keinen fall',
    true,
  ],
]);

/** In a text with one of these, 'nein' denies the word before it at any position: 'Pflege nein, Erziehung ja'. */
export const consents = keysOf('ja jo jep jawohl');

/** After 'nicht' they introduce the alternative: 'Tierarzt nicht, lieber Zoo'. */
export const alternativeWords = keysOf('lieber eher sondern stattdessen dafür');

/** Prepositions of the place of denied work, and the articles that may follow them. */
export const placePrepositions = keysOf('im in am an auf beim bei');
export const articles = keysOf('der dem den einem einer');

/** Whether a denial may begin with a word; 'als' and 'wie' after preferring words also deny. */
export const mayBeginDenial = (word: string): boolean =>
  denials.has(word) ||
  dialectDenials.has(word) ||
  selfDenying.has(word) ||
  subjects.has(word) ||
  denyingPhrases.longest(word) > 0 ||
  deniedSubjects.longest(word) > 0 ||
  trailingDenials.longest(word) > 0 ||
  finalDenials.longest(word) > 0;

/** Words that continue a denial: 'kein Büro oder Verkauf', 'weder Büro noch Verkauf'. */
export const continuations = keysOf('oder noch bzw or nor lub або или veya sau');

/** Denials that 'und' continues: 'außer Pflege und Büro'. */
export const denialsContinuedByAnd = keysOf(
  'außer ausser ausgenommen ohne without except кроме крім без oprócz schlecht schwach niete 5 6',
);

export const andWord = 'und';

/** Denials that 'und' continues only at the end of the text: 'nix mit Essen und Kochen', but not 'nicht im Büro und draußen'. */
export const denialsContinuedByFinalAnd = keysOf(
  'kein keine keinen keiner keinem keins keinerlei nix nichts nie niemals ungern hasse',
);

/** Words that name an inability by themselves: 'ich habe Höhenangst'. */
export const selfDenying = keysOf(selfDenyingWords);

/** Words between a denial and its object. */
export const linking = keysOf(
  'lang lange länger mit in im am an als der die das den dem beim bei auf aufs ans unters übers unter über zu zum zur unbedingt gerne gern nur so viel viele mehr immer ständig dauernd den ganzen tag bloß wieder was etwas selber selbst alleine dauerhaft täglich jeden ins fürs für von vom aus bitte job jobs beruf berufe arbeit stelle arbeiten irgendwas irgendetwas sowas richtung bereich direkt direkter direkten direkte direktem kontakt umgang zusammenarbeit eine ein einen einem einer fall lust bock',
);

/** Verbs behind what is denied that say no more: 'nicht im Büro sitzen', 'nicht mit Kunden reden'. */
export const neutralVerbs = keysOf(
  'sitzen stehen hocken bleiben rumsitzen rumstehen reden sprechen quatschen umgehen',
);

/** Words that a preceding denial does not exclude: 'nicht weit', 'nicht gut in Mathe', 'ohne Erfahrung'. */
const undeniable = keysOf(
  'gut so nur mehr weiß wissen sicher deutsch deutschkenntnisse erfahrung vorkenntnisse kenntnisse noten stress ahnung wichtig schlecht gelernt gefunden bekommen gekriegt geschafft entschieden passendes konkretes erfahrungen ausbildungserfahrung bewerbung anschreiben eltern weit weiter',
);

/** Numbers are not denied either: 'nicht mehr als 20 km'. */
const amount = /^\d{1,3}(?:km)?$/;

export const isUndeniable = (word: string): boolean => undeniable.has(word) || amount.test(word);
