import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function UsersPage() {
  usePageTitle('Benutzer');
  return <AreaHead title="Benutzer" />;
}
