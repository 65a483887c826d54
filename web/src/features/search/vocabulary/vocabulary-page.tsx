import { usePageTitle } from '../../../floor/page.tsx';
import { AreaHead } from '../../../floor/ui/area-head.tsx';

export function VocabularyPage() {
  usePageTitle('Suchbegriffe');
  return <AreaHead title="Suchbegriffe" />;
}
