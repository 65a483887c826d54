import styles from './kind-tabs.module.css';
import { kinds, type Kind } from './words.ts';

interface KindTabsProps {
  /** undefined: all. */
  readonly kind: Kind | undefined;
  readonly onChange: (kind: Kind | undefined) => void;
}

/** Narrows the vocabulary to one kind of words. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  return (
    <div
      role="group"
      aria-label="Art der Suchbegriffe"
      className={`${styles.tabs} card wrap gap-1 max-w-full mb-3 p-1`}
    >
      {[{ kind: undefined, many: 'Alle' }, ...kinds].map((one) => (
        <button
          key={one.many}
          type="button"
          className={`${styles.tab} min-h-tap py-0 px-3 border-clear rounded-md text-brand bg-none`}
          aria-pressed={one.kind === kind}
          onClick={() => onChange(one.kind)}
        >
          {one.many}
        </button>
      ))}
    </div>
  );
}
