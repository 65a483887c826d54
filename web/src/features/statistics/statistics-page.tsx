import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function StatisticsPage() {
  usePageTitle('Statistiken');
  return <AreaHead title="Statistiken" />;
}
