import { z } from 'zod';
import { auditActions, auditSubjects } from './options.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, pageOf, pageParameter } from '../core/fields.ts';

/** A change that a person of a company's account has made. */
const accountChange = z.object({
  id,
  at: z.iso.datetime({ offset: true }),
  /** Name at that time; it stays when the person has left. */
  user_name: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subject_id: z.int(),
  /** Its name at that time. */
  subject_name: z.string(),
  /** Names of the changed fields. */
  fields: z.array(z.string()),
});

export type AccountChange = z.infer<typeof accountChange>;

export const listAccountChanges = endpoint({
  method: 'GET',
  path: 'team/changes/',
  access: 'company',
  summary: 'What the persons of the account have changed, the latest first, 20 a page',
  query: z.object({ page: pageParameter }),
  response: pageOf(accountChange),
});
