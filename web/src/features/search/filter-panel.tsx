import { berlinToday } from '../../floor/dates.ts';
import { ChoicePill } from '../../floor/ui/choice-pill.tsx';
import { BrafoPicker } from '../occupations/brafo-picker.tsx';
import { createdLabels, startLabels } from './date-options.ts';
import styles from './filter-panel.module.css';
import { changed, toggled, type Search } from './search.ts';
import { TypePicker } from './type-picker.tsx';

interface FilterPanelProps {
  readonly search: Search;
  readonly onChange: (search: Search) => void;
}

/** What narrows the results: type, start, age, career fields. Every choice takes effect at once. */
export function FilterPanel({ search, onChange }: FilterPanelProps) {
  const change = (part: Partial<Search>) => onChange(changed(search, part));
  return (
    <div className={styles.panel}>
      <TypePicker legend="Art" types={search.types} onChange={(types) => change({ types })} />
      <OneOf
        legend="Startdatum"
        name="start"
        labels={startLabels(berlinToday())}
        chosen={search.start}
        onChoose={(start) => change({ start })}
      />
      <OneOf
        legend="Veröffentlichungsdatum"
        name="created"
        labels={createdLabels}
        chosen={search.created}
        onChoose={(created) => change({ created })}
      />
      <section aria-label="Lebenswelten">
        <h3 className={styles.legend}>Lebenswelten</h3>
        <BrafoPicker
          layout="list"
          chosen={search.brafo}
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
  readonly name: string;
  readonly labels: readonly string[];
  /** Index of a label; a text (a fixed span out of a link) is none of them. */
  readonly chosen: number | string;
  readonly onChoose: (index: number) => void;
}

function OneOf({ legend, name, labels, chosen, onChoose }: OneOfProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pills}>
        {labels.map((label, index) => (
          <ChoicePill
            key={label}
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          >
            {label}
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
