import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { Fact } from '../../../core/ui/page/facts.tsx';

/** The account that owns a branch. */
export function OwnerFact({ owner }: Pick<CheckedBranch, 'owner'>) {
  return (
    <Fact name="Konto" wide>
      {owner.name === owner.email ? owner.email : `${owner.name}, ${owner.email}`}
    </Fact>
  );
}
