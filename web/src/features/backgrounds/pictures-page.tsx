import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function PicturesPage() {
  usePageTitle('Bildverwaltung');
  return <AreaHead title="Bildverwaltung" />;
}
