import { z } from 'zod';

/** The response of every failed call. `detail` and the messages of the fields are German and may be shown. */
export const errorAnswer = z.object({
  detail: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With 409: the present object, or the one that exists already. With 422 `key_reused`: `answer`, the response to the earlier request. */
  current: z.record(z.string(), z.unknown()).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
