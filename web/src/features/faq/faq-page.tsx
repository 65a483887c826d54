import { usePageTitle } from '../../floor/page.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';

export function FaqPage() {
  usePageTitle('FAQ');
  return <AreaHead title="FAQ" />;
}
