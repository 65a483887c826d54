import { z } from 'zod';

/** What every failed call answers. `detail` and the field messages are German and may be shown. */
export const errorAnswer = z.object({
  detail: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With 409: the object as it is now, or the one that is there already. With 422 `key_reused`: `answer`, of the earlier call. */
  current: z.record(z.string(), z.unknown()).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
