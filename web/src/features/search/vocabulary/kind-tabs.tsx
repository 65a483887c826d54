import { Segments } from '../../../core/ui/controls/segments.tsx';
import { kinds, type Kind } from './words.ts';

interface KindTabsProps {
  /** undefined for all. */
  readonly kind: Kind | undefined;
  readonly onChange: (kind: Kind | undefined) => void;
}

/** Filters the vocabulary by kind. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  return (
    <Segments
      label="Art der Suchbegriffe"
      options={[
        { value: undefined, word: 'Alle' },
        ...kinds.map((one) => ({ value: one.kind, word: one.many })),
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}
