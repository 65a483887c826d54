import type { patchOwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ImportList, NoImports } from '../../features/exchanges/own/import-list.tsx';
import { postingsOf, useAdoption } from '../../features/exchanges/own/use-adoption.ts';
import { call } from '../../core/api/api.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { draftOnPage } from '../../core/form/drafts/draft-of.ts';
import { useDraft, useKeepDraft } from '../../core/form/drafts/use-draft.ts';
import { newKey } from '../../core/api/new-key.ts';
import { reloadOwn } from '../../core/data/own-data.ts';
import { paths } from '../../core/navigation/paths.ts';
import { getSession, keepSession } from '../../core/session/session.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { SetupActions } from './setup-actions.tsx';
import { recordStep } from './setup-step.ts';

async function completeSetup(): Promise<void> {
  const body = { setup_complete: true } as const;
  await call<typeof patchOwnUser>('PATCH user/patch/own/', { body, key: newKey() });
}

/** Notes in the session that the setup is finished, after which its page can no longer be opened. */
function keepCompletion(): void {
  const session = getSession();
  if (session) keepSession({ ...session, setup_complete: true });
}

interface SetupImportsProps {
  readonly account: number;
  readonly companies: readonly FullCompany[];
  readonly onBack: () => void;
}

/** Last step: postings of other sites that the company adopts, and the end of the setup. */
export function SetupImports({ account, companies, onBack }: SetupImportsProps) {
  const [, navigate] = useLocation();
  const accepted = useAccepted();
  const adoption = useAdoption();
  const postings = postingsOf(companies, adoption);
  const { isBusy, run } = useAction(async () => {
    const chosen = postings.filter(({ id }) => accepted.ids.includes(id));
    if (!(await adoption.run(chosen))) return reloadOwn();
    await completeSetup();
    recordStep(account, null);
    accepted.forget();
    void reloadOwn();
    navigate(paths.companyProfile);
    keepCompletion();
    showToast('Einrichtung abgeschlossen');
  });

  return (
    <>
      <Postings postings={postings} accepted={accepted} adoption={adoption} isBusy={isBusy} />
      <SetupActions
        onBack={onBack}
        isBusy={isBusy}
        finish={{
          label: adoption.stop ? 'Erneut versuchen' : 'Einrichtung abschließen',
          onClick: () => void run(),
        }}
      />
    </>
  );
}

interface PostingsProps {
  readonly postings: ReturnType<typeof postingsOf>;
  readonly accepted: ReturnType<typeof useAccepted>;
  readonly adoption: ReturnType<typeof useAdoption>;
  readonly isBusy: boolean;
}

function Postings({ postings, accepted, adoption, isBusy }: PostingsProps) {
  if (postings.length === 0) {
    return (
      <>
        <p className="mt-2 mb-5 text-soft">Damit ist alles Nötige eingetragen.</p>
        <NoImports />
      </>
    );
  }
  return (
    <ImportList
      postings={postings}
      accepted={accepted.ids}
      adoption={adoption}
      isBusy={isBusy}
      onAccept={accepted.set}
    />
  );
}

const noIds = { ids: [] as readonly number[] };

/** State of the postings to adopt; kept over a reload and while earlier steps are shown. */
function useAccepted() {
  const of = draftOnPage('setup-accepted');
  const { draft, end } = useDraft({ of, initial: noIds, files: undefined });
  const [ids, set] = useState(draft.values.ids);
  useKeepDraft(draft, { ids }, noIds);
  return { ids, set, forget: () => end({ ids }) };
}
