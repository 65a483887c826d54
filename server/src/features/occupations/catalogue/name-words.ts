import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e' };

/** Characters of a text that are read; the occupation is always named before. */
const maxReadLength = 400;

/** 'BäckerIn' for both genders. */
const innerCapital = /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu;

/** 'S/H/K' is a single word. */
const heating = /(?<!\p{L})S\s?\/\s?H\s?\/\s?K(?!\p{L})/giu;

/** The full stop of an abbreviated word, but not at the end of a sentence. */
const cut = /(?<=\p{L}{5})\.(?=\s?[\p{L}(–-]|\)|,|$)/gu;

/** Replaces that full stop while a text is split into words. */
const cutMark = '\u{e000}';

const entities = /&(?:nbsp|amp|#160);/giu;

/** Endings for another gender: '/-in', '/ -in', '*in', ':in', '(in)', '/-frau', ':mann', '/r', '/-technologin', '/-beamtin'. */
const endings =
  /(?<=\p{L})(?:\s?\/\s?-?\s?|\*|:|_|\|)(?:innen|in|frau|mann|leute|r|n|er|e)(?!\p{L})|(?<=\p{L})\((?:innen|in|frau|mann|r|n|e)\)|(?<=\p{L})\/-\p{L}{3,40}in(?!\p{L})/gu;

/** Words that do not identify an occupation. */
const silent = new Set(
  (
    'fuer im in der die das des dem den und oder u f a zum zur zu als am an auf mit bei beim von vom ' +
    'fachrichtung fr schwerpunkt sp einsatzgebiet staatlich anerkannter anerkannte anerkannten gepruefter gepruefte ' +
    'mwd wmd dmw mwx gn divers genders all alle geschlecht geschlechter geschlechtsneutral mensch frau er innen ' +
    'ausbildung azubi auszubildende auszubildender auszubildenden ausbildungsplatz lehre lehrling lehrstelle duale'
  ).split(' '),
);

/** Abbreviations. */
const long: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kfm: 'kaufmann',
    kffr: 'kaufmann',
    kauffr: 'kaufmann',
    kaufm: 'kaufmann',
    ka: 'kaufmann',
    med: 'medizinisch',
    techn: 'technisch',
    fachkraefte: 'fachkraft',
    fk: 'fachkraft',
    fachinformatik: 'fachinformatiker',
    bwl: 'betriebswirtschaft',
    betriebswirtschaftslehre: 'betriebswirtschaft',
  }),
);

/** Minimum letters of a stem: in shorter words the ending is not a gender ending, as in 'Wein'. */
const minStemLength = 6;

/** Removes the endings for gender, number and case from a word. */
function stemOf(word: string): string {
  const whole =
    long.get(word) ??
    word.replace(/(?<=[a-z]{3})(?:kfm|kffr)$/, 'kaufmann').replace(/assistenz$/, 'assistent');
  if (whole.length < minStemLength) return whole;
  const male = whole
    .replace(/(?<=kauf|fach)(?:mann-?frau|mannkauffrau|frau(?:en)?|leuten?)$/, 'mann')
    .replace(/innen$|in$/, '');
  const bare = male.replace(/(?<=isch|lich|stellt|beamt|ierend|bildend)e[rnsm]?$/, '');
  return bare.length < minStemLength ? bare : bare.replace(/(?<=[^e])(?:en|e)$/, '');
}

/** A word of a text. */
export interface NameWord {
  readonly stem: string;
  /** The word in the text, in lower case and without umlauts. */
  readonly word: string;
  /** Set for an abbreviated word: 'Fachang.'. */
  readonly isCut?: true;
}

/** Words that contain an occupation and a word for training: 'Tischlerausbildung', 'ZFA-Azubi'. */
const learned =
  /^(\p{L}{3,60}?)s?(?:ausbildung|ausbildungsplatz|lehre|lehrling|lehrstelle|azubi)$/u;
const notLearned =
  /^(?:berufs?|erst|aus|weiter|fort|vor|teilzeit|verbund|schnupper|schul|voll|vollzeit)$/;

/** Fields of many occupations. Only together with the word for training they mean one: 'Pflegeazubi', but not 'Pflege'. */
const fields = /^(?:pflege|hotel|elektro|buero)$/;

/** Returns the words by which names of occupations are compared: without genders, umlauts, inflection and meaningless words. */
export function nameWords(text: string): readonly NameWord[] {
  const plain = composed(text.slice(0, maxReadLength))
    .replaceAll(/&([aou])uml;/giu, '$1e')
    .replaceAll(/&szlig;/giu, 'ss')
    .replaceAll(entities, ' ')
    .replaceAll(heating, 'SHK')
    .replaceAll(cutMark, ' ')
    .replaceAll(cut, cutMark)
    .replaceAll(innerCapital, 'in')
    .toLowerCase()
    .replaceAll(/[äöüßé]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(endings, '');
  return plain
    .split(/[^\p{L}\d\u{e000}]+/u)
    .flatMap((marked) => marked.split(/(?<=\u{e000})/u))
    .flatMap((marked) => {
      const whole = marked.replace(cutMark, '');
      const word = learned.exec(whole)?.[1] ?? whole;
      const kept = notLearned.test(word) || fields.test(word) ? whole : word;
      if (kept.length < 2 || silent.has(kept) || /^20\d\d$/.test(kept)) return [];
      const known = { stem: stemOf(kept), word: kept };
      return [whole === marked ? known : { ...known, isCut: true as const }];
    });
}
