import type { LockableBranch } from '@lehrpfad/contract/companies/lock.ts';
import { useId, useState } from 'react';
import { Skeleton } from '../../../../core/loading/skeleton.tsx';
import { useHeldPage } from '../../../../core/form/saving/use-held-page.ts';
import { FieldGroup } from '../../../../core/form/fields/field-group.tsx';
import { QueryView, type QueryState } from '../../../../core/data/query-view.tsx';
import { Switch } from '../../../../core/ui/controls/switch.tsx';
import { branchName } from '../../branches/branch-name.ts';
import { useLockableBranches } from '../queries.ts';

interface MeantBranchesState {
  /** The company and the branches of its account that can be included. */
  readonly query: QueryState<readonly LockableBranch[]>;
  readonly own: number;
  readonly isMeant: (branch: LockableBranch) => boolean;
  readonly choose: (id: number, isMeant: boolean) => void;
}

/**
 * State of the choice which other branches are locked or released with a company.
 * @param can whether a branch can be chosen at all
 * @param begins whether a branch is chosen at first
 */
export function useMeantBranches(
  own: number,
  can: (branch: LockableBranch) => boolean,
  begins: (branch: LockableBranch, company: LockableBranch | undefined) => boolean,
): {
  /** For `<MeantBranches>`. */
  readonly state: MeantBranchesState;
  /** Returns the ids of the chosen branches. @throws ApiError if they could not be loaded */
  readonly take: () => Promise<readonly number[]>;
} {
  const { data, isError, isFetching, refetch } = useLockableBranches(own);
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map());
  useHeldPage(said.size > 0);
  const companyIn = (all: readonly LockableBranch[] | undefined) =>
    all?.find(({ id }) => id === own);
  const meantIn = (all: readonly LockableBranch[] | undefined) => (branch: LockableBranch) =>
    said.get(branch.id) ?? begins(branch, companyIn(all));
  const relevant = (all: readonly LockableBranch[]) =>
    all.filter((branch) => branch.id === own || can(branch));

  return {
    state: {
      own,
      query: { data: data && relevant(data), isError, isFetching, refetch },
      isMeant: (branch) => branch.id === own || meantIn(data)(branch),
      choose: (id, isMeant) => setSaid(new Map(said).set(id, isMeant)),
    },
    take: async () => {
      const all = data ?? (await refetch({ throwOnError: true })).data ?? [];
      const others = relevant(all).filter(({ id }) => id !== own);
      return others.filter(meantIn(all)).map(({ id }) => id);
    },
  };
}

function publicAdsText(count: number): string {
  if (count === 0) return 'Keine öffentlichen Stellenanzeigen';
  return count === 1 ? '1 öffentliche Stellenanzeige' : `${count} öffentliche Stellenanzeigen`;
}

interface MeantBranchesProps {
  readonly state: MeantBranchesState;
  /** Whether to show how many ads go offline. */
  readonly countsAds?: boolean;
}

/** The branches with a checkbox each; nothing if there is only one. */
export function MeantBranches({ state, countsAds = false }: MeantBranchesProps) {
  return (
    <QueryView
      query={state.query}
      loading={<Skeleton height="2.75rem" />}
      failed="Die Filialen des Kontos konnten nicht geladen werden."
    >
      {(branches) => (
        <>
          {branches.length > 1 && (
            <Choice state={state} branches={branches} countsAds={countsAds} />
          )}
          {countsAds && (
            <p aria-live="polite">Offline gehen: {publicAdsText(sumOf(branches, state))}.</p>
          )}
        </>
      )}
    </QueryView>
  );
}

const sumOf = (branches: readonly LockableBranch[], { isMeant }: MeantBranchesState) =>
  branches.filter(isMeant).reduce((sum, one) => sum + one.public_ads, 0);

interface ChoiceProps extends Required<MeantBranchesProps> {
  readonly branches: readonly LockableBranch[];
}

function Choice({ state, branches, countsAds }: ChoiceProps) {
  const id = useId();
  const { own, isMeant, choose } = state;
  const sorted = branches.toSorted(
    (one, other) => Number(other.id === own) - Number(one.id === own),
  );
  return (
    <div className="mt-3">
      <FieldGroup id={id} label="Filialen des Kontos" error={undefined}>
        <div className="grid gap-2">
          {sorted.map((branch) => (
            <Switch
              key={branch.id}
              label={branchName(branch)}
              {...(countsAds && { hint: publicAdsText(branch.public_ads) })}
              value={isMeant(branch)}
              disabled={branch.id === own}
              onChange={(value) => choose(branch.id, value)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
