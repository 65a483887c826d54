import { permissions } from '@lehrpfad/contract/access.ts';
import { AccountPage } from '../../features/accounts/account-page.tsx';
import { useSession } from '../../floor/session.ts';
import { AreaFrame } from './area-frame.tsx';

/** One's own account; a company finds it among the pages of its area. */
export function AccountArea() {
  const session = useSession();
  if (session?.permission !== permissions.company) return <AccountPage />;
  return (
    <AreaFrame>
      <AccountPage />
    </AreaFrame>
  );
}
