import { lebenswelten, lebensweltOf } from '@lehrpfad/contract/core/options.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { ChoicePill } from '../../core/ui/controls/choice-pill.tsx';
import styles from './brafo-picker.module.css';
import { Breakable } from './breakable.tsx';
import { LebensweltMotif } from './lebenswelt-motif.tsx';
import { useBrafoFields } from './queries.ts';

interface BrafoPickerProps {
  /** Numbers of the chosen fields. */
  readonly chosen: readonly number[];
  readonly onToggle: (number: number, isChosen: boolean) => void;
}

/** Twelve career fields in their four Lebenswelten, each of which can be chosen. */
export function BrafoPicker(props: BrafoPickerProps) {
  return (
    <QueryView
      query={useBrafoFields()}
      loading={<Loading />}
      failed="Die Lebenswelten konnten nicht geladen werden."
    >
      {(fields) => (
        <div className={styles.worlds}>
          {lebenswelten.map((world, index) => (
            <fieldset key={world.numeral} className={styles.world}>
              <legend className={styles.head}>
                <WorldName {...world} index={index} />
              </legend>
              <Fields
                {...props}
                fields={fields.filter((field) => lebensweltOf(field.number) === index)}
              />
            </fieldset>
          ))}
        </div>
      )}
    </QueryView>
  );
}

interface WorldProps {
  readonly numeral: string;
  readonly name: string;
  readonly index: number;
}

function WorldName({ numeral, name, index }: WorldProps) {
  return (
    <>
      <span className={styles.numeral}>{numeral}</span> <LebensweltMotif index={index} />
      <span className={styles.name}>{name}</span>
    </>
  );
}

function Fields({ fields, chosen, onToggle }: BrafoPickerProps & { fields: BrafoField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ number, description }) => (
        <ChoicePill
          key={number}
          wide
          checked={chosen.includes(number)}
          onChange={(isChosen) => onToggle(number, isChosen)}
        >
          <Breakable text={description} />
        </ChoicePill>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.worlds} aria-busy="true">
      {lebenswelten.map((world, index) => (
        <div key={world.numeral} className={styles.world}>
          <div className={styles.head}>
            <WorldName {...world} index={index} />
          </div>
          <div className={styles.fields}>
            {[1, 2, 3].map((number) => (
              <Skeleton key={number} height="4.5rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
