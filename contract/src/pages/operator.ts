import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';

const days = z.int().positive();

/** The operator of the board, for the legal pages. Values with several lines contain line breaks. */
export const operator = z.object({
  name: z.string(),
  legal_form: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Legal representative. */
  representative: z.string(),
  /** Person responsible for the contents (§ 18 Abs. 2 MStV). */
  responsible: z.string(),
  data_protection_officer: z.string(),
  data_protection_authority: z.string(),
  supervision: z.string(),
  vat_id: z.string().nullable(),
  hosting: z.string().nullable(),
  /** Whether some values are examples, because they are not configured. */
  is_example: z.boolean(),
  /** Number of days after which data is deleted. */
  retention: z.object({
    log_days: days,
    declined_request_days: days,
    unused_account_days: days,
    sent_mail_days: days,
    audit_days: days,
  }),
});

export type OperatorData = z.infer<typeof operator>;

export const readOperator = endpoint({
  method: 'GET',
  path: 'operator/',
  access: 'public',
  summary: 'Who runs the board, and for how long data is kept',
  response: operator,
});
