import { fieldsOfLebenswelt, lebenswelten, lebensweltOf } from '@lehrpfad/contract/core/options.ts';
import { fieldPictures, pictureAddress } from '@lehrpfad/contract/occupations/pictures.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations/occupations.ts';
import { worldsWord } from '@lehrpfad/regions/parts/worlds.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { ChoicePill } from '../../core/ui/controls/choice-pill.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './brafo-picker.module.css';
import { Breakable } from './breakable.tsx';
import { useBrafoFields } from './queries.ts';

interface BrafoPickerProps {
  /** Numbers of the chosen fields. */
  readonly chosen: readonly number[];
  readonly onToggle: (number: number, isChosen: boolean) => void;
}

/** Checkboxes for the twelve career fields, grouped by Lebenswelt. */
export function BrafoPicker(props: BrafoPickerProps) {
  return (
    <QueryView
      query={useBrafoFields()}
      loading={<Loading />}
      failed={t('Die {worldsWord} konnten nicht geladen werden.', {
        worldsWord: translated(worldsWord),
      })}
    >
      {(fields) => (
        <div className={`${styles.worlds} stack gap-4`}>
          {lebenswelten.map((world, index) => (
            <fieldset key={world.numeral} className="card min-w-0 p-4">
              <legend className={`${styles.head} line relative gap-2 w-full m-0 mb-3 font-bold`}>
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
      <span
        className={`${styles.numeral} bg-accent-strong flex-none py-0 px-1 rounded-lg text-brand text-center`}
      >
        {numeral}
      </span>{' '}
      <span className={`${styles.pictures} ml-auto wrap gap-2`}>
        {fieldsOfLebenswelt(index).map((field) => (
          <img
            key={field}
            src={pictureAddress(fieldPictures[field - 1] ?? '')}
            alt=""
            width="32"
            height="32"
            loading="lazy"
          />
        ))}
      </span>
      <span>{translated(name)}</span>
    </>
  );
}

function Fields({ fields, chosen, onToggle }: BrafoPickerProps & { fields: BrafoField[] }) {
  return (
    <div className={`${styles.fields} stack gap-2`}>
      {fields.map(({ number, description }) => (
        <ChoicePill
          key={number}
          wide
          checked={chosen.includes(number)}
          onChange={(isChosen) => onToggle(number, isChosen)}
        >
          <Breakable text={translated(description)} />
        </ChoicePill>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className={`${styles.worlds} stack gap-4`} aria-busy="true">
      {lebenswelten.map((world, index) => (
        <div key={world.numeral} className="card p-4">
          <div className={`${styles.head} line relative gap-2 w-full mb-3 font-bold`}>
            <WorldName {...world} index={index} />
          </div>
          <div className={`${styles.fields} stack gap-2`}>
            {[1, 2, 3].map((number) => (
              <Skeleton key={number} height="4.5rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
