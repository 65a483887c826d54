import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { DraftOf } from '../../../core/form/drafts/draft-of.ts';
import { pathOf } from '../management/company-address.ts';

/** Returns the title of a draft, which may lack one. */
export const titleOfDraft = ({ content }: Pick<AdDraft, 'content'>): string =>
  content.title.trim() || 'Ohne Titel';

/** Returns the settings with which the tab stores the part of a draft that the server does not have yet. */
export function formDraftOf(draft: AdDraft): DraftOf {
  return {
    key: `job-ad-draft-${draft.id}`,
    text: `Sie haben den Entwurf „${titleOfDraft(draft)}“ geändert und noch nicht gespeichert.`,
    at: pathOf({ id: null, task: 'new', draft: draft.id }),
  };
}
