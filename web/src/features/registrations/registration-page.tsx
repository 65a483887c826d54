import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function RegistrationPage() {
  usePageTitle('Unternehmen registrieren');
  return <PageHeading>Unternehmen registrieren</PageHeading>;
}
