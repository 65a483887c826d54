import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import styles from './account-page.module.css';
import { CloseAccount } from './close-account.tsx';
import { DataExport } from './data-export.tsx';
import { EmailSection } from './email-section.tsx';
import { NameForm } from './name-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { useOwnUser } from '../queries.ts';

/** The own account: name, email address, password, data export, and deletion. */
export function AccountPage() {
  usePageTitle('Mein Konto');
  const query = useOwnUser();
  return (
    <div className={`${styles.page} stack gap-6 w-full`}>
      <PageHeading className={styles.heading}>Mein Konto</PageHeading>
      <QueryView
        query={query}
        loading={<Skeleton height="20rem" radius="1rem" />}
        failed="Ihr Konto konnte nicht geladen werden."
      >
        {(user) => <Sections user={user} />}
      </QueryView>
    </div>
  );
}

function Sections({ user }: { readonly user: OwnUser }) {
  return (
    <>
      <NameForm user={user} />
      <EmailSection user={user} />
      <PasswordForm />
      <OwnSessions />
      <DataExport />
      {user.permission === permissions.company && <CloseAccount />}
    </>
  );
}
