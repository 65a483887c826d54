import { z } from 'zod';

/** A stored picture: `file` is a path on this host, `sources` are smaller forms of it for a `<source>`, best format first. */
export const picture = z.object({
  file: z.string(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

/** The cover picture of a branch. */
export const cover = picture.extend({
  /** Description of the picture for people who cannot see it. */
  alt: z.string(),
});

export type Cover = z.infer<typeof cover>;
