import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function AllEventsPage() {
  usePageTitle('Eventübersicht');
  return <AreaHead title="Eventübersicht" />;
}
