import type { AdDraft } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { leaveWithoutWarning } from '../../../core/form/saving/leave-guard.ts';
import { companyAbilities } from '../management/abilities.ts';
import { AdTask } from '../management/ad-task.tsx';
import type { CompanyAddress } from '../management/company-address.ts';
import { useAdDrafts } from './draft-queries.ts';

interface OwnTaskProps {
  readonly ads: readonly OwnJobAd[];
  readonly address: CompanyAddress;
}

/** The form or overlay above the company's list. A new ad that has become a draft stays the same form, though the address now names it. */
export function OwnTask({ ads, address }: OwnTaskProps) {
  const { task, id, draft } = address;
  const [became, setBecame] = useState<{ readonly draft: number; readonly key: string } | null>(
    null,
  );
  if (task === null) return null;
  const isSame = became !== null && became.draft === draft;
  const key = isSame ? became.key : `${task} ${id ?? ''} ${draft ?? ''}`;
  return (
    <Found key={key} id={draft} onGone={() => address.replace(null)}>
      {(found) => (
        <AdTask
          task={task}
          abilities={companyAbilities}
          ad={ads.find((one) => one.id === id) ?? null}
          drafts={
            task === 'new' || task === 'copy'
              ? {
                  draft: found,
                  onBegun: (begun) => {
                    setBecame({ draft: begun, key });
                    leaveWithoutWarning(() => address.becomeDraft(begun));
                  },
                }
              : null
          }
          onSaved={(saved) => {
            if (task === 'edit' && saved.some((one) => one.id === id)) address.close();
            else address.replace(saved[0]?.id ?? null);
          }}
          onClose={address.close}
        />
      )}
    </Found>
  );
}

interface FoundProps {
  /** Id of the draft that the address names when the form opens. */
  readonly id: number | undefined;
  readonly onGone: () => void;
  readonly children: (draft: AdDraft | null) => ReactNode;
}

/** Waits for the draft of the address, and leaves the address if it does not exist. While a form is open, this is not checked again. */
function Found({ id: now, onGone, children }: FoundProps) {
  const [id] = useState(now);
  const { data } = useAdDrafts();
  const [found, setFound] = useState<AdDraft | null>(null);
  const inList = data?.find((one) => one.id === id);
  if (found === null && inList !== undefined) setFound(inList);
  const isGone = id !== undefined && found === null && data !== undefined && !inList;
  useEffect(() => {
    if (!isGone) return;
    showToast('Diesen Entwurf gibt es nicht mehr.');
    onGone();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [isGone]);
  return id === undefined || found !== null ? children(found) : null;
}
