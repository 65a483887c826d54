import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function ContactPersonsPage() {
  usePageTitle('Kontaktpersonen');
  return <PageHeading>Kontaktpersonen</PageHeading>;
}
