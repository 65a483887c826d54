import { lebenswelten, lebensweltOf } from '@lehrpfad/contract/core/options.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Breakable } from '../../occupations/breakable.tsx';
import { useBrafoFields } from '../../occupations/queries.ts';
import type { CountOf } from './facet-counts.ts';
import { FilterChoice } from './filter-choice.tsx';
import { t, translated } from '../../../core/texts/texts.ts';

interface BrafoFilterProps {
  readonly chosen: readonly number[];
  readonly countOf: CountOf;
  readonly onToggle: (number: number, isChosen: boolean) => void;
}

/** Checkboxes for the twelve career fields, grouped by Lebenswelt. */
export function BrafoFilter({ chosen, countOf, onToggle }: BrafoFilterProps) {
  return (
    <QueryView
      query={useBrafoFields()}
      loading={<Skeleton height="44rem" />}
      failed={t('Die {worldsWord} konnten nicht geladen werden.', {
        worldsWord: translated(worldsWord),
      })}
    >
      {(fields) =>
        lebenswelten.map((world, index) => (
          <fieldset key={world.numeral} className={index > 0 ? 'mt-3' : undefined}>
            <legend className="py-1 px-2 text-xs font-bold text-soft">
              {translated(world.name)}
            </legend>
            {fields
              .filter(({ number }) => lebensweltOf(number) === index)
              .map(({ number, description }) => (
                <FilterChoice
                  key={number}
                  type="checkbox"
                  name="brafo"
                  value={number}
                  checked={chosen.includes(number)}
                  count={countOf('brafo_fields', number)}
                  onChange={(isChosen) => onToggle(number, isChosen)}
                >
                  <Breakable text={translated(description)} />
                </FilterChoice>
              ))}
          </fieldset>
        ))
      }
    </QueryView>
  );
}
