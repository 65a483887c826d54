import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';

const days = z.int().positive();

/** Who runs the board, for the legal pages. Values of several lines have them parted by a line break. */
export const operator = z.object({
  name: z.string(),
  legal_form: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Who acts for it in law. */
  representative: z.string(),
  /** Who answers for the contents (§ 18 Abs. 2 MStV). */
  responsible: z.string(),
  data_protection_officer: z.string(),
  data_protection_authority: z.string(),
  supervision: z.string(),
  vat_id: z.string().nullable(),
  hosting: z.string().nullable(),
  /** Whether some of it is invented, because it has not been set. */
  is_example: z.boolean(),
  /** After how many days something is deleted. */
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
