import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { ApiError } from '../../../core/api/api.ts';
import { begun, draftOnPage, type DraftOf } from '../../../core/form/drafts/draft-of.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { sendApprenticeshipRequest } from './own-queries.ts';
import {
  apprenticeshipRequestLabels,
  apprenticeshipRequestSchema,
  type ApprenticeshipRequestValues,
} from './apprenticeship-request.ts';

/** Prefix of the draft keys of requests, followed by the id of the branch. */
export const apprenticeshipRequestDraft = 'apprenticeships-new-';

/** Without a branch the form was opened from the form of an ad: then only the draft of the ad is announced. */
const draftFor = (branchId: number | null): DraftOf =>
  branchId === null
    ? draftOnPage('apprenticeships-ad')
    : {
        key: apprenticeshipRequestDraft + branchId,
        text: begun('eine Anfrage für Ausbildungsberufe'),
      };

interface ApprenticeshipRequestFormSetup {
  readonly initial: ApprenticeshipRequestValues;
  /** The branch where it was opened; null in the form of an ad. */
  readonly branchId: number | null;
  /** Called when the request is stored. */
  readonly onSent: (request: ApprenticeshipRequest) => void;
}

export function useApprenticeshipRequestForm({
  initial,
  branchId,
  onSent,
}: ApprenticeshipRequestFormSetup) {
  return useFormOf({
    schema: apprenticeshipRequestSchema,
    initial,
    fields: apprenticeshipRequestLabels,
    draft: draftFor(branchId),
    onSubmit: async (input, _, key) => onSent(await sendApprenticeshipRequest(input, key)),
    onFailure: (error) =>
      error instanceof ApiError && error.status === 404
        ? { Company: 'Firma nicht im System!' }
        : undefined,
  });
}
