import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { ApiError } from '../../../core/api/api.ts';
import { begun, draftOnPage, type DraftOf } from '../../../core/form/drafts/draft-of.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { sendWish } from './own-queries.ts';
import { wishLabels, wishSchema, type WishValues } from './wish.ts';

/** What the key of a request's draft begins with, before the id of the branch at which it was begun. */
export const wishDraft = 'apprenticeships-new-';

/** One that was begun out of the form of an ad is come back to out of it: that form's own draft is announced. */
const draftFor = (branchId: number | null): DraftOf =>
  branchId === null
    ? draftOnPage('apprenticeships-ad')
    : { key: wishDraft + branchId, text: begun('eine Anfrage für Ausbildungsberufe') };

interface WishFormSetup {
  readonly initial: WishValues;
  /** The branch at which it was begun; null: in the form of an ad. */
  readonly branchId: number | null;
  /** Told once it is stored. */
  readonly onSent: (request: ApprenticeshipRequest) => void;
}

/** The form of a request for apprenticeships. */
export function useWishForm({ initial, branchId, onSent }: WishFormSetup) {
  return useFormOf({
    schema: wishSchema,
    initial,
    fields: wishLabels,
    draft: draftFor(branchId),
    onSubmit: async (wish, _, key) => onSent(await sendWish(wish, key)),
    onFailure: (error) =>
      error instanceof ApiError && error.status === 404
        ? { Company: 'Firma nicht im System!' }
        : undefined,
  });
}
