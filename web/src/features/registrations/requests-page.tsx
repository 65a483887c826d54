import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function RequestsPage() {
  usePageTitle('Anfragen');
  return <AreaHead title="Anfragen" />;
}
