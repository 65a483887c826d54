import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import styles from './account-page.module.css';
import { CloseAccount } from './close-account.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepSection } from '../second-step/second-step-section.tsx';
import { useOwnUser, fetchOwnData } from '../queries.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { AccountSection } from './account-section.tsx';

interface AccountPageProps {
  /** Sections of other features. */
  readonly more?: ReactNode;
  /** For a colleague: leaves the account in place of closing it. */
  readonly leave?: ReactNode;
}

/** The own account: name, email address, password, data export, and deletion. */
export function AccountPage({ more, leave }: AccountPageProps) {
  usePageTitle('Mein Konto');
  const query = useOwnUser();
  return (
    <div className={`${styles.page} stack gap-6 w-full`}>
      <PageHeading className="text-3xl m-0">Mein Konto</PageHeading>
      <QueryView
        query={query}
        loading={<Skeleton height="20rem" radius="1rem" />}
        failed="Ihr Konto konnte nicht geladen werden."
      >
        {(user) => <Sections user={user} more={more} leave={leave} />}
      </QueryView>
    </div>
  );
}

function Sections({ user, more, leave }: AccountPageProps & { readonly user: OwnUser }) {
  return (
    <>
      <NameForm user={user} />
      <EmailSection user={user} />
      <PasswordForm />
      <SecondStepSection />
      <OwnSessions />
      {more}
      <DataExport />
      {leave || (user.permission === permissions.company && <CloseAccount />)}
    </>
  );
}

/** Makes the browser save a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Right of access and data portability (GDPR, articles 15 and 20). */
function DataExport() {
  const { isBusy, run } = useAction(async () => {
    save(await fetchOwnData(), 'lehrpfad-meine-daten.json');
    showToast('Ihre Daten wurden heruntergeladen.');
  });

  return (
    <AccountSection id="daten" title="Ihre Daten">
      <p className="mb-4">
        Alles, was zu Ihrem Konto gespeichert ist, als Datei im Format JSON: Konto, Filialen,
        Kontaktpersonen, Stellenanzeigen und Events.
      </p>
      <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
        Daten herunterladen
      </BusyButton>
    </AccountSection>
  );
}
