import { lebenswelten, lebensweltOf } from '@lehrpfad/contract/options.ts';
import type { BrafoField } from '@lehrpfad/contract/occupations.ts';
import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { QueryView } from '../../floor/query-view.tsx';
import { ChoicePill } from '../../floor/ui/choice-pill.tsx';
import styles from './brafo-picker.module.css';
import { useBrafoFields } from './queries.ts';

interface BrafoPickerProps {
  /** Numbers of the chosen fields. */
  readonly chosen: readonly number[];
  readonly onToggle: (number: number, isChosen: boolean) => void;
  readonly layout: 'cards' | 'list';
}

/** Twelve career fields in their four Lebenswelten, each of which can be chosen. */
export function BrafoPicker(props: BrafoPickerProps) {
  return (
    <QueryView
      query={useBrafoFields()}
      loading={<Loading layout={props.layout} />}
      failed="Die Lebenswelten konnten nicht geladen werden."
    >
      {(fields) => (
        <div className={styles.worlds} data-layout={props.layout}>
          {lebenswelten.map((world, index) => (
            <fieldset key={world.numeral} className={styles.world}>
              <legend className={styles.name}>{world.name}</legend>
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

function Fields({ fields, chosen, onToggle }: BrafoPickerProps & { fields: BrafoField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ number, description }) => (
        <ChoicePill
          key={number}
          type="checkbox"
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

/** 'Gesundheitlich/sozial' may break after its slash, which no browser does by itself. */
function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

function Loading({ layout }: Pick<BrafoPickerProps, 'layout'>) {
  return (
    <div className={styles.worlds} data-layout={layout} aria-busy="true">
      {lebenswelten.map((world) => (
        <div key={world.numeral} className={styles.world}>
          <p className={styles.name}>{world.name}</p>
          <Skeleton height="9.5rem" radius="md" />
        </div>
      ))}
    </div>
  );
}
