import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function CompaniesPage() {
  usePageTitle('Filialenverwaltung');
  return <PageHeading>Filialenverwaltung</PageHeading>;
}
