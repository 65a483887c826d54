import { z } from 'zod';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  boundedString,
  id,
  idParameter,
  momentField,
  named,
  pageOf,
  pageParameter,
  searchText,
} from '../core/fields.ts';
import { chosen, chosenList, textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/* Job names and professions as editors manage them. */

const lastUpdated = momentField('Ungültiger Zeitpunkt.');

/** A job name with all data that editors set. */
export const jobName = named.extend({
  /** The job name to which it is mapped. */
  Mapping: named.nullable(),
  /** Ids of its BRAFO fields, ordered by number. */
  Brafo: z.array(id),
  blocked: z.boolean(),
  /** Whether it came from an exchange and no editor has decided on it yet. */
  external: z.boolean(),
  last_updated: lastUpdated,
});

export type JobName = z.infer<typeof jobName>;

/** A row of the list. */
export const jobNameRow = jobName.extend({
  /** Number of ads with this name or with one that is mapped to it. */
  ads: z.int().nonnegative(),
  /**
   * Whether it cannot be deleted because of ads, names that are mapped to it, or companies that train or have requested to train for it.
   */
  used: z.boolean(),
  /** For a name that waits for an editor: the most similar name to which it could be mapped, and the similarity from 0 to 1. */
  proposal: named.extend({ likeness: z.number().min(0).max(1) }).nullable(),
});

export type JobNameRow = z.infer<typeof jobNameRow>;

/** Similarity from which proposals are accepted together; below, an editor decides on each. */
export const minSureSimilarity = 0.9;

/** A filter with the values yes and no. */
const tick = z
  .enum(['', '0', '1', 'true', 'True', 'false', 'False'], 'Ungültiger Filter.')
  .default('')
  .transform((text) => ['1', 'true', 'True'].includes(text));

const filters = z.object({
  page: pageParameter,
  /** Returns only the job name with this id. */
  id: idParameter.optional(),
  /** Part of the name. */
  query: searchText.default(''),
  /** Whether it has BRAFO fields. */
  brafo: tick,
  /** Whether it is mapped to another. */
  mapping: tick,
  blocked: tick,
  /** Whether it came from an exchange, and has not been mapped, given BRAFO fields or blocked. */
  todo: tick,
});

export type JobNameFilters = z.output<typeof filters>;

export const filterJobNames = endpoint({
  method: 'GET',
  path: 'jobnames/filter/',
  access: 'editor',
  summary: 'Job names, those from outside first, then the last changed, 20 a page',
  query: filters,
  response: pageOf(jobNameRow),
});

export const listInternalJobNames = endpoint({
  method: 'GET',
  path: 'jobnames/all/internals/',
  access: 'editor',
  summary:
    'Internal job names by name; with `mapping` those that the job name `id` can be mapped to',
  query: z.object({ mapping: tick, id: idParameter.optional() }),
  response: z.array(named),
});

const brafo = chosenList(`Bitte ${programmeName}-Felder aus der Liste wählen.`);

const name = textField(limits.jobName, 'required', `Eingabe zu lang, max. ${limits.jobName}`);

const changes = {
  /** A new name; only for names that do not come from an exchange. */
  name: name.optional(),
  /** Whether searches still find its ads by the former name after it is renamed. */
  keep_former: z.boolean('Ungültige Angabe.').default(true),
  /** Id of the name to which it is mapped, or its own id; null removes the mapping. */
  Mapping: chosen('Bitte Berufsbezeichnung auswählen.').nullable().optional(),
  Brafo: brafo.optional(),
  blocked: z.boolean('Ungültige Angabe.').optional(),
  external: z.boolean('Ungültige Angabe.').optional(),
  /** Value that the client has read; if it is stale, 409 with the current object, which lists all stale ones as `changed`. */
  last_updated: lastUpdated.optional(),
};

/** Forms of the dialogs for a job name. */
export const mappingForm = z.object({ Mapping: chosen('Bitte Berufsbezeichnung auswählen.') });
export const brafoForm = z.object({ Brafo: brafo });
export const jobNameRenaming = z.object({ name, keep_former: changes.keep_former });

/** Fields that are not sent stay as they are. */
const jobNamePatch = z.object(changes);

export const changeJobName = endpoint({
  method: 'PATCH',
  path: 'jobnames/patch/:id/',
  idempotent: true,
  access: 'editor',
  summary:
    'Maps, blocks, describes or renames a job name; 409 for chains of mappings and for names that another has. Search follows at once',
  params: z.object({ id: idParameter }),
  body: jobNamePatch,
  response: jobName,
});

const change = jobNamePatch.extend({ id });

export type JobNameChange = z.output<typeof change>;
export type JobNameChangeInput = z.input<typeof change>;

export const changeJobNames = endpoint({
  method: 'PATCH',
  path: 'jobnames/many/',
  idempotent: true,
  access: 'editor',
  summary: 'Changes many job names, each in its own way: all of them or none',
  body: z.object({
    changes: z
      .array(change)
      .min(1, 'Bitte wählen Sie etwas aus.')
      .max(limits.choices, `Höchstens ${limits.choices} auf einmal.`)
      .refine(
        (list) => new Set(list.map((one) => one.id)).size === list.length,
        'Doppelte Kennung.',
      ),
  }),
  response: z.array(jobName),
});

export const jobNameForm = z.object({
  name,
  Brafo: brafo.default([]),
});

export const createJobName = endpoint({
  method: 'POST',
  path: 'jobnames/create/',
  idempotent: true,
  access: 'editor',
  summary: 'Adds a job name of our own; 409 where there is one of that name',
  body: jobNameForm,
  response: jobName,
});

export const deleteJobName = endpoint({
  method: 'DELETE',
  path: 'jobnames/delete/:id/',
  access: 'editor',
  summary: 'Deletes a job name; 409 as long as something uses it',
  params: z.object({ id: idParameter }),
  response: z.object({ id }),
});

/** A profession with the numbers of ads and companies because of which it cannot be deleted. */
export const professionRow = named.extend({
  ads: z.int().nonnegative(),
  companies: z.int().nonnegative(),
  job_names: z.int().nonnegative(),
});

export type ProfessionRow = z.infer<typeof professionRow>;

export const professionForm = z.object({
  name: textField(limits.profession, 'required'),
});

export const listAllProfessions = endpoint({
  method: 'GET',
  path: 'professions/all/',
  access: 'editor',
  summary: 'Professions with how much uses them, by name, 20 a page',
  query: z.object({
    page: pageParameter,
    search: searchText.default(''),
    /** Returns only the profession with this id. */
    id: idParameter.optional(),
  }),
  response: pageOf(professionRow),
});

export const createProfession = endpoint({
  method: 'POST',
  path: 'professions/post/',
  idempotent: true,
  access: 'editor',
  summary: 'Adds a profession; 409 where there is one of that name',
  body: professionForm,
  response: named,
});

export const renameProfession = endpoint({
  method: 'PATCH',
  path: 'professions/patch/:id/',
  idempotent: true,
  access: 'editor',
  summary:
    'Gives a profession another name; 409 where another has it, or it no longer is as in `begun`',
  params: z.object({ id: idParameter }),
  body: professionForm.extend({ begun: z.object({ name: boundedString() }).optional() }),
  response: named,
});

export const deleteProfession = endpoint({
  method: 'DELETE',
  path: 'professions/delete/:id/',
  access: 'editor',
  summary: 'Deletes a profession; 409 as long as something uses it',
  params: z.object({ id: idParameter }),
  response: z.object({ id }),
});
