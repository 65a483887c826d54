import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { ApiError } from '../../../core/api/api.ts';
import { begun, draftOnPage, type DraftOf } from '../../../core/form/drafts/draft-of.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { sendWish } from './own-queries.ts';
import { wishLabels, wishSchema, type WishValues } from './wish.ts';

/** Prefix of the draft keys of requests, followed by the id of the branch. */
export const wishDraft = 'apprenticeships-new-';

/** Without a branch the form was opened from the form of an ad: then only the draft of the ad is announced. */
const draftFor = (branchId: number | null): DraftOf =>
  branchId === null
    ? draftOnPage('apprenticeships-ad')
    : { key: wishDraft + branchId, text: begun('eine Anfrage für Ausbildungsberufe') };

interface WishFormSetup {
  readonly initial: WishValues;
  /** The branch where it was opened; null in the form of an ad. */
  readonly branchId: number | null;
  /** Called when the request is stored. */
  readonly onSent: (request: ApprenticeshipRequest) => void;
}

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
