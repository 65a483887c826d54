/**
 * One line of the search's vocabulary, as editors keep it.
 * - `noise`: the term says nothing about what is searched for; it neither matches nor excludes.
 * - `kept`: a term of one or two letters that is searched for all the same.
 * - `synonym`: whoever types the term also means `meanings` (each a word or a phrase, all of whose words an ad must hold) and
 *   the ads of the BRAFO fields `brafo` (1 to 12). One way only: the meanings do not stand for the term.
 */
export interface VocabularyEntry {
  readonly kind: 'noise' | 'kept' | 'synonym';
  /** A word, or for synonyms a phrase of up to three words, as people type it. */
  readonly term: string;
  readonly meanings: readonly string[];
  readonly brafo: readonly number[];
}

/** Words that say nothing about what is searched for; they neither match nor exclude. Folded form. */
export const noiseWords: ReadonlySet<string> = new Set([
  ...['ausbildung', 'ausbildungen', 'ausbildungsplatz', 'ausbildungsplatze', 'ausbildungsberuf'],
  ...['azubi', 'azubis', 'auszubildend', 'auszubildende', 'auszubildender', 'auszubildenden'],
  ...['lehre', 'lehrling', 'lehrstelle', 'lehrstellen'],
  ...['praktikum', 'praktika', 'praktikant', 'praktikanten', 'praktikumsplatz', 'praktikumsplatze'],
  ...['schulerpraktikum', 'schulerpraktika', 'betriebspraktikum'],
  ...[
    'stelle',
    'stellen',
    'stellenangebot',
    'stellenangebote',
    'platz',
    'job',
    'jobs',
    'beruf',
    'berufe',
  ],
  ...[
    'suche',
    'gesucht',
    'freie',
    'freier',
    'als',
    'zum',
    'zur',
    'und',
    'oder',
    'mit',
    'fur',
    'von',
  ],
  ...[
    'bei',
    'beim',
    'der',
    'die',
    'das',
    'den',
    'dem',
    'des',
    'ein',
    'eine',
    'einen',
    'einem',
    'einer',
  ],
  ...['was', 'ich', 'mwd', 'wmd', 'mdw'],
]);

/** Words of two letters that are kept all the same. */
export const keptShortWords: ReadonlySet<string> = new Set(['it', 'ki', 'op', 'hr']);
