import { z } from 'zod';

/** What every failed call answers. `detail` and the field messages are German and may be shown. */
export const errorAnswer = z.object({
  detail: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
