import type { Named } from '@lehrpfad/contract/core/fields.ts';

interface NameChipsProps {
  readonly names: readonly Named[];
  /** Label of the list. */
  readonly label: string;
  /** Text if there are none. */
  readonly none?: string;
}

export function NameChips({ names, label, none = '--' }: NameChipsProps) {
  if (names.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="list-plain wrap gap-2 mt-2 mb-2" aria-label={label}>
      {names.map(({ id, name }) => (
        <li
          key={id}
          className="py-1 px-3 border-accent rounded-lg text-sm text-accent bg-paper wrap-anywhere"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
