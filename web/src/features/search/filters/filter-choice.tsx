import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../core/ui/text/visually-hidden.tsx';
import { locale, t } from '../../../core/texts/texts.ts';
import styles from './filter-choice.module.css';

export interface FilterChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string | number;
  readonly checked: boolean;
  /** Number of ads with this option; null while loading, which reserves its room; undefined if it makes no sense. */
  readonly count: number | null | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** An option of a filter with its number of ads. One without ads is dimmed but can be chosen. */
export function FilterChoice(props: FilterChoiceProps) {
  const { type, name, value, checked, count, onChange, children } = props;
  return (
    <label
      className={`${styles.choice} hover-tint line relative gap-2 min-h-tap py-1 px-2 rounded-md leading-tight`}
      data-empty={count === 0}
    >
      <input
        type={type}
        name={name}
        value={value}
        className={`${styles.input} absolute inset-0 opacity-0 w-full h-full m-0`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span
        className={`${styles.mark} grid flex-none place-center bg-paper`}
        data-type={type}
        aria-hidden="true"
      />
      <span className={`${styles.label} flex-1 min-w-0 hyphens-auto`}>{children}</span>
      {count !== undefined && <Count count={count} />}
    </label>
  );
}

/** Part of the option's accessible name: 'Ausbildung 1.234 Stellen'. */
function Count({ count }: { readonly count: number | null }) {
  return (
    <span className={`${styles.count} min-w-tap flex-none text-end text-xs font-normal text-soft`}>
      {count !== null && (
        <>
          {' '}
          {count.toLocaleString(locale())}
          <VisuallyHidden> {count === 1 ? t('Stelle') : t('Stellen')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
