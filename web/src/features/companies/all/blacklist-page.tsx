import { usePageTitle } from '../../../floor/page.tsx';
import { AreaHead } from '../../../floor/ui/area-head.tsx';

export function BlacklistPage() {
  usePageTitle('Gesperrte Firmen');
  return <AreaHead title="Gesperrte Firmen" />;
}
