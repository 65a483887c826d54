import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function ProfessionsPage() {
  usePageTitle('Branchen');
  return <AreaHead title="Branchen" />;
}
