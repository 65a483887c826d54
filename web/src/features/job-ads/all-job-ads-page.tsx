import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function AllJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  return <AreaHead title="Stellenanzeigen" />;
}
