import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function SetupPage() {
  usePageTitle('Einrichtung');
  return <PageHeading>Einrichtung</PageHeading>;
}
