import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, momentField, pageOf, pageParameter, searchText } from '../core/fields.ts';
import { lastUpdated, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { wishKind } from './guidance.ts';
import { brafoFieldCount } from '../core/options.ts';
import { visibleLength } from '../core/text/visible-text.ts';

/**
 * `noise`: words that are ignored in searches. `kept`: words of one or two letters that are searched for despite their length.
 * `synonym`: words and phrases that stand for others, or for BRAFO fields. `reading`: words and phrases that are read like another text
 * ('Dreiviertelstelle' like 'Teilzeit'), or, without one, as plain words and never as a wish.
 */
export const vocabularyKinds = ['noise', 'kept', 'synonym', 'reading'] as const;

/** Whether the term of a kind may be a phrase, which is found in any inflection. */
export const isPhraseKind = (kind: (typeof vocabularyKinds)[number]): boolean =>
  kind === 'synonym' || kind === 'reading';

const shortText = (characters: number) =>
  textField(characters, 'required', `Höchstens ${characters} Zeichen.`);

const fields = {
  kind: z.enum(vocabularyKinds, 'Ungültige Art.'),
  term: shortText(limits.vocabularyTermLength),
  meanings: z
    .array(shortText(limits.vocabularyMeaningLength))
    .max(limits.vocabularyMeanings, `Höchstens ${limits.vocabularyMeanings} Bedeutungen.`)
    .overwrite((meanings) => [...new Set(meanings)]),
  brafo: z
    .array(z.int().min(1, 'Ungültiges Feld.').max(brafoFieldCount, 'Ungültiges Feld.'))
    .overwrite((numbers) => [...new Set(numbers)].sort((a, b) => a - b)),
};

interface Values {
  kind: (typeof vocabularyKinds)[number];
  term: string;
  meanings: string[];
  brafo: number[];
}

/** Reports combinations of valid fields that do not fit together; `path` is the field that gets the message. */
function combinationErrors({
  kind,
  term,
  meanings,
  brafo,
}: Values): [path: string, message: string][] {
  const wrong: [string, string][] = [];
  if (isPhraseKind(kind) && term.split(' ').length > limits.vocabularyTermWords)
    wrong.push(['term', `Höchstens ${limits.vocabularyTermWords} Wörter.`]);
  if (kind === 'synonym') {
    if (meanings.length + brafo.length === 0)
      wrong.push(['meanings', 'Bitte geben Sie eine Bedeutung oder ein Tätigkeitsfeld an.']);
    return wrong;
  }
  if (brafo.length > 0) wrong.push(['brafo', 'Nur Synonyme haben Tätigkeitsfelder.']);
  if (kind === 'reading') {
    if (meanings.length > 1) wrong.push(['meanings', 'Bitte geben Sie nur eine Lesart an.']);
    return wrong;
  }
  if (term.includes(' ')) wrong.push(['term', 'Bitte geben Sie ein einzelnes Wort an.']);
  if (kind === 'kept' && visibleLength(term) > limits.keptTermLength)
    wrong.push(['term', `Höchstens ${limits.keptTermLength} Zeichen.`]);
  if (meanings.length > 0) wrong.push(['meanings', 'Nur Synonyme haben Bedeutungen.']);
  return wrong;
}

/** An entry as an editor writes it. Terms are compared as in the search: 'Bäcker', 'baecker' and 'Bäckerin' are the same. */
export const vocabularyValues = z
  .object({ ...fields, meanings: fields.meanings.default([]), brafo: fields.brafo.default([]) })
  .superRefine((values, context) => {
    for (const [path, message] of combinationErrors(values))
      context.addIssue({ code: 'custom', path: [path], message });
  });

export type VocabularyValues = z.output<typeof vocabularyValues>;

export const vocabularyEntry = z.object({
  id,
  kind: z.enum(vocabularyKinds),
  term: z.string(),
  meanings: z.array(z.string()),
  brafo: z.array(z.int()),
  last_updated: z.iso.datetime({ offset: true }),
});

export type StoredVocabularyEntry = z.infer<typeof vocabularyEntry>;

const oneEntry = z.object({ id: idParameter });

const listQuery = z.object({
  kind: z.enum(vocabularyKinds, 'Ungültige Art.').optional(),
  /** Part of a term or of a meaning. */
  search: searchText.optional(),
  /** Returns only the entry with this id. */
  id: idParameter.optional(),
  page: pageParameter,
});

export type VocabularyQuery = z.output<typeof listQuery>;

export const listVocabulary = endpoint({
  method: 'GET',
  path: 'searchvocabulary/',
  access: 'editor',
  summary: 'Words that search treats in a special way, by the alphabet, 20 a page',
  query: listQuery,
  response: pageOf(vocabularyEntry),
});

export const addVocabularyEntry = endpoint({
  method: 'POST',
  path: 'searchvocabulary/post/',
  idempotent: true,
  access: 'editor',
  summary: 'Adds a word; 409 where the kind has it already. Search follows at once',
  body: vocabularyValues,
  response: vocabularyEntry,
});

const storedEntry = z.object({ id, kind: z.enum(vocabularyKinds) }).nullable();

const unmetPart = z.object({ written: z.string(), entry: storedEntry });

export const explainSearch = endpoint({
  method: 'GET',
  path: 'searchvocabulary/explanation/',
  access: 'editor',
  summary:
    'How a query is understood: its wishes, its words with their meanings, and what is ignored or left out',
  query: z.object({ text: searchText }),
  response: z.object({
    /** Number of ads that it finds. */
    count: z.number(),
    /** Wishes in the text, with their words, and the vocabulary entry for these words. */
    wishes: z.array(
      z.object({ kind: wishKind, label: z.string(), written: z.string(), entry: storedEntry }),
    ),
    /** The terms of the search, with the number of ads that contain them; `meanings` is empty if a word has no other meaning. */
    terms: z.array(
      z.object({
        written: z.string(),
        meanings: z.array(z.string()),
        count: z.number(),
        entry: storedEntry,
      }),
    ),
    ignored: z.array(unmetPart),
    /** Parts that were left out, because no ad matches them together with the rest. */
    left_out: z.array(unmetPart),
  }),
});

export type SearchExplanation = z.infer<typeof explainSearch.response>;

/** Fields that are not sent stay as they are. */
const patch = z
  .object({
    ...fields,
    /** Value that the client has read; if it is stale, 409 with the current entry. */
    last_updated: momentField('Ungültiger Zeitpunkt.'),
  })
  .partial();

export type VocabularyPatch = z.output<typeof patch>;

export const changeVocabularyEntry = endpoint({
  method: 'PATCH',
  path: 'searchvocabulary/patch/:id/',
  idempotent: true,
  access: 'editor',
  summary: 'Changes a word; 409 where it was changed meanwhile, or the kind has it already',
  params: oneEntry,
  body: patch,
  response: vocabularyEntry,
});

export const deleteVocabularyEntry = endpoint({
  method: 'DELETE',
  path: 'searchvocabulary/delete/:id/',
  access: 'editor',
  summary: 'Takes a word out; 409 where it was changed since `last_updated`',
  params: oneEntry,
  query: z.object({ last_updated: lastUpdated }),
  response: z.object({ id }),
});
