import { useEffect, useEffectEvent } from 'react';
import { Select } from '../../core/ui/inputs/select.tsx';
import { TextInput } from '../../core/ui/inputs/text-input.tsx';
import { announce } from '../../core/ui/notices/announcer.tsx';
import type { FieldOptions, FieldProps } from '../../core/form/fields/field-props.ts';
import { inputProps } from '../../core/form/fields/input-props.ts';
import styles from './place-by-postcode.module.css';
import {
  isPostcode,
  noPlace,
  placeFound,
  postcodeOf,
  townLabel,
  usePlacesOf,
  type PostcodePlace,
} from './place-by-postcode-value.ts';

type PlaceByPostcodeProps = Omit<FieldProps<PostcodePlace>, 'label'> &
  FieldOptions & { readonly label?: string };

/** Looks up the towns of the postcode, and fills in the town if there is only one. */
function usePlaces({ value, error, onChange }: PlaceByPostcodeProps) {
  const { postcode } = value;
  const { data: places, isError } = usePlacesOf(postcode);
  const isShared = (places?.length ?? 0) > 1;

  const settle = useEffectEvent((found: PostcodePlace) => {
    if (value.id !== 0 || (value.towns > 0 && value.towns === found.towns)) return;
    if (found.towns > 0) onChange(found);
    announce(outcome(found));
  });
  useEffect(() => {
    if (places) settle(placeFound(postcode, places));
  }, [places, postcode]);

  /** An error of the lookup is shown at once, an error of the form on submit. */
  const wrong = isError
    ? 'Die Postleitzahl konnte nicht geprüft werden.'
    : places?.length === 0 && isPostcode(postcode)
      ? 'Keine valide PLZ!'
      : error;

  return { places, isShared, wrong };
}

/**
 * A postcode and its town, which is filled in automatically; if several towns share the postcode, the user chooses one. The initial value
 * is `noPlace`; `placeOfPostcode` validates it.
 */
export function PlaceByPostcode(props: PlaceByPostcodeProps) {
  const { id, value, onChange, onBlur, required = false, disabled = false } = props;
  const { postcode } = value;
  const { places, isShared, wrong } = usePlaces(props);

  return (
    <div className={`${styles.place} grid cols-fit-sm items-start`}>
      <TextInput
        {...inputProps({
          id: isShared ? `${id}-postcode` : id,
          label: 'Postleitzahl',
          onBlur,
          required,
          disabled,
          error: isShared ? undefined : wrong,
        })}
        inputMode="numeric"
        autoComplete="postal-code"
        value={postcode}
        onChange={(event) =>
          onChange({ ...noPlace, postcode: postcodeOf(event.currentTarget.value) })
        }
      />
      {isShared ? (
        <TownSelect {...props} error={wrong} places={places ?? []} />
      ) : (
        <FoundTown {...props} />
      )}
    </div>
  );
}

interface TownSelectProps extends PlaceByPostcodeProps {
  /** The towns that share the postcode. */
  readonly places: NonNullable<ReturnType<typeof usePlaces>['places']>;
}

function TownSelect({ places, id, value, onChange, onBlur, ...options }: TownSelectProps) {
  const { required = false, disabled = false, error } = options;
  return (
    <Select
      {...inputProps({ id, label: 'Ort', onBlur, required, disabled, error })}
      options={[
        { value: '0', label: 'Ort wählen' },
        ...places.map((place) => ({
          value: String(place.id),
          label: townLabel(place),
        })),
      ]}
      value={String(value.id)}
      onChange={(event) => {
        const chosen = places.find((place) => String(place.id) === event.currentTarget.value);
        onChange({
          ...value,
          id: chosen?.id ?? 0,
          city: chosen?.city ?? '',
          towns: places.length,
        });
      }}
    />
  );
}

function FoundTown({ id, value, onBlur, disabled = false }: PlaceByPostcodeProps) {
  return (
    <TextInput
      {...inputProps({
        id: `${id}-town`,
        label: 'Ort',
        onBlur,
        required: false,
        disabled,
        error: undefined,
      })}
      readOnly
      placeholder="Folgt aus der Postleitzahl"
      value={value.city}
    />
  );
}

function outcome({ city, towns }: PostcodePlace): string {
  if (towns === 0) return 'Keine valide PLZ!';
  return towns === 1
    ? `Ort: ${city}`
    : `${towns} Orte haben diese Postleitzahl. Bitte Ort auswählen.`;
}
