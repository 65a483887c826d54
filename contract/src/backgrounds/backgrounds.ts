import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter } from '../core/fields.ts';
import { lastUpdated, yesNo } from '../core/form-values.ts';
import { picture } from '../core/pictures.ts';
import { limits } from '../core/limits.ts';

const background = picture.extend({ id });

export type Background = z.infer<typeof background>;

export const listPublicBackgrounds = endpoint({
  method: 'GET',
  path: 'backgroundimages/public/',
  access: 'public',
  summary:
    'Visible pictures of the start page; `file` is a path on this host, `sources` are smaller forms of it, best format first',
  response: z.array(background),
});

/** A picture as editors manage it, including hidden ones. */
const managedBackground = background.extend({
  visible: z.boolean(),
  deleted: z.boolean(),
  last_updated: z.iso.datetime({ offset: true }),
});

export type ManagedBackground = z.infer<typeof managedBackground>;

const upload = {
  files: { file: { max: 1, bytes: limits.backgroundBytes } },
} as const;

export const listBackgrounds = endpoint({
  method: 'GET',
  path: 'backgroundimages/',
  access: 'editor',
  summary: 'All pictures that are not deleted, the newest first',
  response: z.array(managedBackground),
});

export const postBackground = endpoint({
  method: 'POST',
  path: 'backgroundimages/post/',
  idempotent: true,
  access: 'editor',
  upload,
  summary: 'Adds a picture to the start page; it is made anew as a JPEG',
  body: z.object({ visible: yesNo.default(true), deleted: yesNo.default(false) }),
  response: managedBackground,
});

export const patchBackground = endpoint({
  method: 'PATCH',
  path: 'backgroundimages/patch/:id/',
  idempotent: true,
  access: 'editor',
  upload,
  summary:
    'Shows or hides a picture, deletes it, or puts another file in its place; 409 if it has changed since `last_updated`',
  params: z.object({ id: idParameter }),
  body: z.object({
    visible: yesNo.optional(),
    deleted: yesNo.optional(),
    last_updated: lastUpdated,
  }),
  response: managedBackground,
});

export const restoreBackground = endpoint({
  method: 'POST',
  path: 'backgroundimages/restore/:id/',
  access: 'editor',
  summary: 'Takes a deletion back, within an hour: the picture has another address',
  params: z.object({ id: idParameter }),
  response: managedBackground,
});
