import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function AccountPage() {
  usePageTitle('Mein Konto');
  return <PageHeading>Mein Konto</PageHeading>;
}
