import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { useContinuedDraft } from '../../../core/form/drafts/continued-draft.ts';
import { PlusIcon } from '../../../core/ui/icons/area-icons.tsx';
import { branchFrom } from '../branches/branch-choice.ts';
import { useOwnCompanies } from '../queries.ts';
import { AskOverlay } from './ask-overlay.tsx';
import { apprenticeshipRequestDraft } from './use-apprenticeship-request-form.ts';

/** Opens the form to request apprenticeships for a branch. */
export function AskButton({ company }: { readonly company: FullCompany }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        icon={<PlusIcon />}
        aria-label={`Berufe anfragen: ${company.name}`}
        onClick={() => setIsAsking(true)}
      >
        Berufe anfragen
      </Button>
      {isAsking && <AskFor company={company} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface AskForProps {
  readonly company: FullCompany;
  readonly onClose: () => void;
}

function AskFor({ company, onClose }: AskForProps) {
  const { data: companies = [company] } = useOwnCompanies();
  return (
    <AskOverlay
      branches={companies.map(branchFrom)}
      wanted={{ branches: [branchFrom(company)], name: null }}
      branchId={company.id}
      onClose={onClose}
    />
  );
}

/** Opens the form whose draft was begun at one of the branches, even if that branch is folded. */
export function ContinuedAsking({ companies }: { readonly companies: readonly FullCompany[] }) {
  const [asking, setAsking] = useState<FullCompany | null>(null);
  useContinuedDraft(apprenticeshipRequestDraft, (of) => {
    const found = companies.find(({ id }) => String(id) === of) ?? null;
    setAsking(found);
    return found !== null;
  });
  return asking && <AskFor company={asking} onClose={() => setAsking(null)} />;
}
