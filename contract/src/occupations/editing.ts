import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
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

/* Job names and professions, as editors look after them. */

const lastUpdated = momentField('Ungültiger Zeitpunkt.');

/** A job name with all that editors decide about it. */
export const jobName = named.extend({
  /** The job name that it counts under. */
  Mapping: named.nullable(),
  /** Ids of its BRAFO fields, by their numbers. */
  Brafo: z.array(id),
  blocked: z.boolean(),
  /** Came from an external interface and has not been looked at yet. */
  external: z.boolean(),
  last_updated: lastUpdated,
});

export type JobName = z.infer<typeof jobName>;

/** A row of the list. */
export const jobNameRow = jobName.extend({
  /** Ads that carry the name, and those of the names that are mapped to it. */
  ads: z.int().nonnegative(),
  /** Whether anything stands in the way of deleting it: ads, names that are mapped to it, or companies that train or ask to train for it. */
  used: z.boolean(),
  /** Of a name that waits for an editor: the most similar one that it could be mapped to, and how similar it is, from 0 to 1. */
  proposal: named.extend({ likeness: z.number().min(0).max(1) }).nullable(),
});

export type JobNameRow = z.infer<typeof jobNameRow>;

/** From here on a proposal is taken together with others; below, an editor looks at each. */
export const sureLikeness = 0.9;

/** A filter that is ticked or not. */
const tick = z
  .enum(['', '0', '1', 'true', 'True', 'false', 'False'], 'Ungültiger Filter.')
  .default('')
  .transform((text) => ['1', 'true', 'True'].includes(text));

const filters = z.object({
  page: pageParameter,
  /** Part of the name. */
  query: searchText.default(''),
  /** Has BRAFO fields. */
  brafo: tick,
  /** Is mapped to another. */
  mapping: tick,
  blocked: tick,
  /** Came from outside, and nobody has mapped it, given it BRAFO fields or blocked it. */
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

const brafo = chosenList('Bitte BRAFO-Felder aus der Liste wählen.');

const name = textField(limits.jobName, 'required', `Eingabe zu lang, max. ${limits.jobName}`);

const changes = {
  /** Of a name of our own. */
  name: name.optional(),
  /** Whether searches go on finding its ads by the former name where it gets another one. */
  keep_former: z.boolean('Ungültige Angabe.').default(true),
  /** The one it counts under: its id, or itself; null takes the mapping away. */
  Mapping: chosen('Bitte Berufsbezeichnung auswählen.').nullable().optional(),
  Brafo: brafo.optional(),
  blocked: z.boolean('Ungültige Angabe.').optional(),
  external: z.boolean('Ungültige Angabe.').optional(),
  /** As it was read; where it is stale 409 with the current one, which has all that are stale as `changed`. */
  last_updated: lastUpdated.optional(),
};

/** What the overlays of a job name ask for. */
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

/** A profession, and what stands in the way of deleting it. */
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
    /** The profession of that id alone. */
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
  summary: 'Gives a profession another name; 409 where another has it',
  params: z.object({ id: idParameter }),
  body: professionForm,
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
