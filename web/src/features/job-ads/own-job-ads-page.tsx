import { PageHeading, usePageTitle } from '../../floor/page.tsx';

export function OwnJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  return <PageHeading>Stellenanzeigen</PageHeading>;
}
