import { usePageTitle } from '../../../floor/page.tsx';
import { AreaHead } from '../../../floor/ui/area-head.tsx';

export function CompanyListPage() {
  usePageTitle('Firmen');
  return <AreaHead title="Firmen" />;
}
