import { useEffect } from 'react';
import { splitAtMatch } from './split-at-match.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import { t } from '../../texts/texts.ts';
import styles from './suggest-field.module.css';

interface SuggestListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SuggestionGroup[];
  readonly typed: string;
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onTake: (index: number) => void;
}

export function SuggestList({
  id,
  label,
  groups,
  typed,
  active,
  onPoint,
  onTake,
}: SuggestListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    // Keeps the focus in the field when the list is pressed.
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('Vorschläge: {label}', { label })}
      className={`${styles.list} absolute overflow-y-auto overscroll-contain border rounded-md bg-paper text-ink text-start p-1 mt-1`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, number) => (
        <div role="group" key={group.label} aria-labelledby={`${id}-group-${number}`}>
          <div
            id={`${id}-group-${number}`}
            role="presentation"
            className={`${styles.group} text-xs text-soft`}
          >
            {group.label}
          </div>
          {group.items.map((item, place) => {
            const index = firstIndex(groups, number) + place;
            return (
              <div
                key={item.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={`${styles.option} flex flex-col justify-center min-h-tap py-2 px-3 rounded leading-tight`}
                onMouseMove={() => index !== active && onPoint(index)}
                onClick={() => onTake(index)}
              >
                <OptionText item={item} typed={typed} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of a group's first option; options are numbered across all groups. */
function firstIndex(groups: readonly SuggestionGroup[], number: number): number {
  return groups.slice(0, number).reduce((sum, group) => sum + group.items.length, 0);
}

function OptionText({ item, typed }: { readonly item: Suggestion; readonly typed: string }) {
  const [before, match, after] = splitAtMatch(item.label, typed);
  return (
    <>
      <span>
        {before}
        {match && <strong>{match}</strong>}
        {after}
      </span>
      {item.hint && <span className="text-xs text-soft"> {item.hint}</span>}
    </>
  );
}
