import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function EditorsPage() {
  usePageTitle('Redakteursliste');
  return <AreaHead title="Redakteursliste" />;
}
