import { z } from 'zod';
import { auditActions, auditSubjects } from './options.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  id,
  idParameter,
  isoDate,
  named,
  pageOf,
  pageParameter,
  searchText,
} from '../core/fields.ts';

/** Old or new values of the fields that were changed. */
const values = z.record(z.string(), z.unknown()).nullable();

/** An action of an editor or administrator. */
export const auditEntry = z.object({
  id,
  at: z.iso.datetime({ offset: true }),
  /** The account; null if it is deleted. Its name stays. */
  user_id: id.nullable(),
  user_name: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subject_id: z.int(),
  /** Its name at that time. */
  subject_name: z.string(),
  before: values,
  after: values,
  reason: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  subject: z.enum(auditSubjects, 'Ungültige Angabe.').optional(),
  // The first chamber has the id 0.
  subject_id: z.literal('0').transform(Number).or(idParameter).optional(),
  user: idParameter.optional(),
  /** Part of the subject's name at that time, of the user's name, or of the reason. */
  search: searchText.default(''),
  /** Days in Europe/Berlin, both inclusive. */
  from: isoDate.optional(),
  to: isoDate.optional(),
};

export const listAuditEntries = endpoint({
  method: 'GET',
  path: 'audit/',
  access: 'admin',
  summary: 'What editors and administrators have changed, the latest first, 20 a page',
  query: z.object({ page: pageParameter, ...filters }),
  response: pageOf(auditEntry),
});

export type AuditQuery = z.output<NonNullable<(typeof listAuditEntries)['query']>>;

export type AuditFilters = Omit<AuditQuery, 'page'>;

export const listAuditPeople = endpoint({
  method: 'GET',
  path: 'audit/people/',
  access: 'admin',
  summary: 'The editors and administrators of whom the trail tells, by name',
  response: z.array(named),
});

export const downloadAuditEntries = endpoint({
  method: 'GET',
  path: 'audit/csv/',
  access: 'admin',
  summary: 'All entries that meet the filters as a table, the latest first',
  query: z.object(filters),
  produces: 'text/csv',
  response: z.string(),
});
