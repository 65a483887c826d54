import type { Facets } from '@lehrpfad/contract/search/guidance.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import { BrafoFilter } from './brafo-filter.tsx';
import { createdLabels, createdRange, startChoices, startRange } from '../date-options.ts';
import { namedStarts } from '../named-starts.ts';
import { countsOf } from './facet-counts.ts';
import { FilterChoice } from './filter-choice.tsx';
import { t, translated } from '../../../core/texts/texts.ts';
import styles from './filter-panel.module.css';
import { changed, toggled, type Search } from '../search.ts';

interface FilterPanelProps {
  readonly search: Search;
  /** Counts of the last response. */
  readonly facets: Facets | undefined;
  readonly onChange: (search: Search) => void;
}

const legendClass = `${styles.legend} w-full m-0 mb-1 py-0 px-2 font-bold`;

/** Ausbildung comes first, because most users look for it. */
const typesInOrder = [...jobTypes].reverse();

/** The filters of the results: type, start, age, career fields. Each choice applies at once and shows its number of ads. */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  const change = (part: Partial<Search>) => onChange(changed(search, part));
  const countOf = countsOf(facets, search);
  const today = berlinToday();
  return (
    <div className="stack">
      <fieldset className={styles.group}>
        <legend className={legendClass}>{t('Art')}</legend>
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
            {translated(label)}
          </FilterChoice>
        ))}
      </fieldset>
      <OneOf
        legend={t('Startdatum')}
        name="start"
        choices={startChoices(today, namedStarts()).map(({ value, label }) => ({
          value,
          label,
          count: countOf('start', startRange(value, today)),
        }))}
        chosen={search.start}
        onChoose={(start) => change({ start })}
      />
      <OneOf
        legend={t('Veröffentlichungsdatum')}
        name="created"
        choices={createdLabels.map((label, value) => ({
          value,
          label,
          count: countOf('created', createdRange(value, today)),
        }))}
        chosen={search.created}
        onChoose={(created) => change({ created })}
      />
      <section className={styles.group} aria-label={translated(worldsWord)}>
        <h3 className={`${styles.legend} w-full mb-1 py-0 px-2 font-bold`}>
          {translated(worldsWord)}
        </h3>
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
  readonly choices: readonly {
    readonly value: number | string;
    readonly label: string;
    readonly count: number | null | undefined;
  }[];
  /** May be none of the choices: a fixed range from a link. */
  readonly chosen: number | string;
  readonly onChoose: (value: number | string) => void;
}

function OneOf({ legend, name, choices, chosen, onChoose }: OneOfProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={legendClass}>{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <FilterChoice
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          count={count}
          onChange={() => onChoose(value)}
        >
          {translated(label)}
        </FilterChoice>
      ))}
    </fieldset>
  );
}
