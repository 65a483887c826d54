import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function DashboardPage() {
  usePageTitle('Übersicht');
  return <AreaHead title="Übersicht" />;
}
