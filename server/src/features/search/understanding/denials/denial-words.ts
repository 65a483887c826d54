import { selfDenyingWords } from '../../concepts/data/self-denying.ts';
import { keyOf, phraseTable } from '../tokens.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

/** Words that deny what follows. */
export const denials = setOf(
  'kein keine keinen keiner keinem keins nicht nichts nix nie niemals keinesfalls keineswegs keinerlei nich keen keene keenen nüscht nischt weder ohne außer ausser ausgenommen statt anstatt ungern hasse hassen ' +
    'not no without except не без кроме крім без bez oprócz hayır fără بدون',
);

/** What somebody says of subjects that are hard for them: they want no work that is about those. */
const weaknesses =
  'schlecht in,schwach in,niete in,probleme in,probleme mit,schwierigkeiten in,schwierigkeiten mit,nicht gut in,nicht so gut in,' +
  'schlechte note in,schlechte noten in,eine 5 in,ne 5 in,note 5 in,eine fünf in,ne fünf in';

/** Phrases that do so. */
export const denyingPhrases = phraseTable<true>([
  [`${weaknesses},alles bis auf,abneigung gegen,allergisch gegen,allergie gegen,angst vor`, true],
]);

/** Phrases that deny the word before them: 'Büro ist nichts für mich'. */
export const trailing = phraseTable<true>([
  [
    'nein danke,ne danke,nichts für mich,ist nichts für mich,wäre nichts für mich,nicht mein ding,ist nicht mein ding,nicht meins,ist nicht meins,nicht so meins,' +
      'kommt nicht in frage,liegt mir nicht,mag ich nicht,mag ich gar nicht,will ich nicht,möchte ich nicht,gefällt mir nicht,hasse ich,' +
      'macht mir keinen spaß,macht keinen spaß,ist langweilig,ist doof',
    true,
  ],
]);

/** Behind them, and something that is looked for, 'als' denies: 'lieber Handwerk als Büro'. */
export const preferring = setOf('lieber eher besser');
export const comparing = setOf('als wie');

/** Phrases that deny the word before them where nothing follows. */
export const trailingLast = phraseTable<true>([
  ['nein,nicht,lieber nicht,eher nicht,bitte nicht,gar nicht,auf keinen fall', true],
]);

/** Beside them, 'nein' denies what stands before it wherever it stands: 'Pflege nein, Erziehung ja'. */
export const consents = setOf('ja jo jep jawohl');

/** Behind 'nicht' they begin what is wanted instead: 'Tierarzt nicht, lieber Zoo'. */
export const turning = setOf('lieber eher sondern stattdessen dafür');

/** Say where what is denied is done, and what may stand behind them. */
export const insides = setOf('im in am an auf beim bei');
export const articles = setOf('der dem den einem einer');

/** Whether a denial may begin with a word; 'als' and 'wie' beside those that prefer deny, too. */
export const mayDeny = (word: string): boolean =>
  denials.has(word) ||
  selfDenying.has(word) ||
  denyingPhrases.longest(word) > 0 ||
  trailing.longest(word) > 0 ||
  trailingLast.longest(word) > 0;

/** Join what is denied, too: 'kein Büro oder Verkauf', 'weder Büro noch Verkauf'. */
export const joints = setOf('oder noch bzw or nor lub або или veya sau');

/** Deny what 'und' joins, too: 'außer Pflege und Büro'. */
export const thorough = setOf(
  'außer ausser ausgenommen ohne without except кроме крім без oprócz schlecht schwach niete',
);

export const andJoint = 'und';

/** 'und' joins behind them as well, where nothing follows: 'nix mit Essen und Kochen', but not 'nicht im Büro und draußen'. */
export const joiningLast = setOf(
  'kein keine keinen keiner keinem keins keinerlei nix nichts nie niemals ungern hasse',
);

/** Say by themselves what somebody cannot do: 'ich habe Höhenangst'. */
export const selfDenying = setOf(selfDenyingWords);

/** Words between a denial and what it denies. */
export const linking = setOf(
  'mit in im am an als der die das den dem beim bei auf aufs ans unters übers unter über zu zum zur unbedingt gerne gern nur so viel viele mehr immer ständig dauernd den ganzen tag bloß wieder was etwas selber selbst alleine dauerhaft täglich jeden ins fürs für von vom aus bitte job jobs beruf berufe arbeit stelle arbeiten irgendwas irgendetwas sowas richtung bereich eine ein einen einem einer fall lust bock',
);

/** What a denial before them does not exclude: 'nicht weit', 'nicht gut in Mathe', 'ohne Erfahrung'. */
export const undeniable = setOf(
  'gut so nur mehr weiß wissen sicher deutsch deutschkenntnisse erfahrung vorkenntnisse kenntnisse noten stress ahnung wichtig schlecht erfahrungen ausbildungserfahrung bewerbung anschreiben eltern weit weiter',
);
