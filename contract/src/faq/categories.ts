import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { isAudienceKey } from './options.ts';
import { boundedString, id, idParameter, tick } from '../core/fields.ts';
import { textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

export const faqCategory = z.object({ id, key: z.string() });

export type FaqCategory = z.infer<typeof faqCategory>;

/** A category as editors see it. */
export const listedFaqCategory = faqCategory.extend({
  /** Number of its entries. */
  entries: z.int().nonnegative(),
});

export type ListedFaqCategory = z.infer<typeof listedFaqCategory>;

const ownKey = textField(limits.faqCategory, 'required').refine(
  (key) => !isAudienceKey(key),
  'Namen mit „öffentlich-“ am Anfang stehen für die Zielgruppen.',
);

export const faqCategoryForm = z.object({ key: ownKey });

export const listFaqCategories = endpoint({
  method: 'GET',
  path: 'faq/categories/',
  access: 'editor',
  summary: "All categories by name, those of the four audiences ('öffentlich-…') included",
  response: z.array(listedFaqCategory),
});

export const postFaqCategory = endpoint({
  method: 'POST',
  path: 'faq/categories/post/',
  idempotent: true,
  access: 'editor',
  summary: 'Adds a category; 409 where there is one of that name',
  body: faqCategoryForm,
  response: faqCategory,
});

export const patchFaqCategory = endpoint({
  method: 'PATCH',
  path: 'faq/categories/patch/:id/',
  idempotent: true,
  access: 'editor',
  summary:
    'Renames a category; 409 for one of an audience, and where it no longer is as in `begun`',
  params: z.object({ id: idParameter }),
  body: faqCategoryForm.extend({ begun: z.object({ key: boundedString() }).optional() }),
  response: faqCategory,
});

export const deleteFaqCategory = endpoint({
  method: 'DELETE',
  path: 'faq/categories/delete/:id/',
  access: 'editor',
  summary:
    'Deletes a category. Where entries have it, they get `move_to` instead, or none with `take_off=1`; 409 without either, and for one of an audience',
  params: z.object({ id: idParameter }),
  query: z.object({ move_to: idParameter.optional(), take_off: tick }),
  response: z.object({}),
});

export const restoreFaqCategory = endpoint({
  method: 'POST',
  path: 'faq/categories/restore/:id/',
  access: 'editor',
  summary:
    'Takes a deletion back, within an hour: its entries have the category again, and no longer its replacement unless they have changed since; 409 where there is one of that name',
  params: z.object({ id: idParameter }),
  response: faqCategory,
});
