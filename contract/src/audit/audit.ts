import { z } from 'zod';
import { auditActions, auditSubjects } from './options.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, isoDate, pageOf, pageParameter, searchText } from '../core/fields.ts';

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

export const listAuditEntries = endpoint({
  method: 'GET',
  path: 'audit/',
  access: 'admin',
  summary: 'What editors and administrators have changed, the latest first, 20 a page',
  query: z.object({
    page: pageParameter,
    subject: z.enum(auditSubjects, 'Ungültige Angabe.').optional(),
    // The first chamber has the id 0.
    subject_id: z.literal('0').transform(Number).or(idParameter).optional(),
    user: idParameter.optional(),
    /** Part of the subject's name at that time, of the user's name, or of the reason. */
    search: searchText.default(''),
    /** Days in Europe/Berlin, both inclusive. */
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  response: pageOf(auditEntry),
});

export type AuditQuery = z.output<NonNullable<(typeof listAuditEntries)['query']>>;
