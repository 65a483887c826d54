import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { entryPath, hrefOf } from '../../../core/navigation/paths.ts';
import { LockAd } from './lock-ad.tsx';

/** Further actions of editors: lock an ad, and open its company. */
export function EditorActions({ ad }: { readonly ad: AnyJobAd }) {
  const [company] = ad.Companies;
  if (ad.closed) return null;
  return (
    <>
      <LockAd ad={ad} siblings={siblingNames(ad)} />
      {company && (
        <ButtonLink
          variant="default"
          icon={<BranchesIcon />}
          href={hrefOf(entryPath(editorPaths.allCompanies, company.id))}
        >
          Unternehmensprofil
        </ButtonLink>
      )}
    </>
  );
}

/** Returns the names of the other companies that have the ad. */
export const siblingNames = ({ siblings }: AnyJobAd): readonly string[] =>
  siblings.map(({ company_name }) => company_name);
