import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import { BrafoFilter } from './brafo-filter.tsx';
import { createdLabels, startLabels } from '../date-options.ts';
import { countsOf, type CountOf } from './facet-counts.ts';
import { FilterChoice } from './filter-choice.tsx';
import styles from './filter-panel.module.css';
import { changed, toggled, type Search } from '../search.ts';

interface FilterPanelProps {
  readonly search: Search;
  /** Counts of the last response. */
  readonly facets: Facets | undefined;
  readonly onChange: (search: Search) => void;
}

/** Ausbildung comes first, because most users look for it. */
const typesInOrder = [...jobTypes].reverse();

/** The filters of the results: type, start, age, career fields. Each choice applies at once and shows its number of ads. */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  const change = (part: Partial<Search>) => onChange(changed(search, part));
  const countOf = countsOf(facets, search);
  return (
    <div className="stack">
      <fieldset className={styles.group}>
        <legend className={`${styles.legend} w-full m-0 mb-1 py-0 px-2 font-bold`}>Art</legend>
        {typesInOrder.map(({ key, label }) => (
          <FilterChoice
            key={key}
            type="checkbox"
            name="types"
            value={key}
            checked={search.types.includes(key)}
            count={countOf('job_type', key)}
            onChange={(isChosen) => change({ types: toggled(search.types, key, isChosen) })}
          >
            {label}
          </FilterChoice>
        ))}
      </fieldset>
      <OneOf
        legend="Startdatum"
        name="start"
        labels={startLabels(berlinToday())}
        chosen={search.start}
        countOf={countOf}
        onChoose={(start) => change({ start })}
      />
      <OneOf
        legend="Veröffentlichungsdatum"
        name="created"
        labels={createdLabels}
        chosen={search.created}
        countOf={countOf}
        onChoose={(created) => change({ created })}
      />
      <section className={styles.group} aria-label="Lebenswelten">
        <h3 className={`${styles.legend} w-full mb-1 py-0 px-2 font-bold`}>Lebenswelten</h3>
        <BrafoFilter
          chosen={search.brafo}
          countOf={countOf}
          onToggle={(number, isChosen) =>
            change({ brafo: toggled(search.brafo, number, isChosen) })
          }
        />
      </section>
    </div>
  );
}

interface OneOfProps {
  readonly legend: string;
  readonly name: 'start' | 'created';
  readonly labels: readonly string[];
  /** Index of a label; a string (a fixed range from a link) matches none of them. */
  readonly chosen: number | string;
  readonly countOf: CountOf;
  readonly onChoose: (index: number) => void;
}

function OneOf({ legend, name, labels, chosen, countOf, onChoose }: OneOfProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} w-full m-0 mb-1 py-0 px-2 font-bold`}>{legend}</legend>
      {labels.map((label, index) => (
        <FilterChoice
          key={label}
          type="radio"
          name={name}
          value={index}
          checked={index === chosen}
          count={countOf(name, index)}
          onChange={() => onChoose(index)}
        >
          {label}
        </FilterChoice>
      ))}
    </fieldset>
  );
}
