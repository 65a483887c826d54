import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { CheckCard } from '../../companies/checks/check-card.tsx';
import { useBranchChecks } from '../../companies/checks/queries.ts';
import { useBranchDecisions } from '../../companies/decisions/use-branch-decisions.tsx';
import { useOffer, type ItemProps } from './decisions.ts';
import { OneOf } from './one-of.tsx';

/** A branch to confirm in the inbox. */
export function BranchItem({ id, offer }: ItemProps) {
  const query = useBranchChecks({ id });
  return <OneOf query={query}>{(row) => <Branch branch={row} offer={offer} />}</OneOf>;
}

interface BranchProps extends Pick<ItemProps, 'offer'> {
  readonly branch: CheckedBranch;
}

function Branch({ branch, offer }: BranchProps) {
  const { onDecide, dialog } = useBranchDecisions();
  const decide = onDecide(branch);
  const isOpen = branch.status === branchCheck.open;
  const decisions = {
    accept: () => decide(branchCheck.confirmed),
    decline: () => decide(branchCheck.declined),
  };
  useOffer(offer, isOpen ? decisions : {});
  return (
    <>
      <CheckCard branch={branch} onDecide={decide} />
      {dialog}
    </>
  );
}
