import { z } from 'zod';
import { id } from './fields.ts';

export const contactPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type ContactPerson = z.infer<typeof contactPerson>;
