import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function JobNamesPage() {
  usePageTitle('Berufsbezeichnungen');
  return <AreaHead title="Berufsbezeichnungen" />;
}
