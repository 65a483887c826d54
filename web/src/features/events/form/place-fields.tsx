import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { FieldRow, FieldStack } from '../../../core/form/form-parts.tsx';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { PinIcon } from '../../../core/ui/icons/icons.tsx';
import { PlaceByPostcode } from '../../places/place-by-postcode.tsx';
import { addressLines } from '../event-text.ts';
import styles from './event-fields.module.css';
import { placeKinds, type EditorEventValues, type PlaceKind } from './editor-event-values.ts';
import { companySearch, useCompanyAddress } from '../management/editor-queries.ts';
import type { EditorEventFormState } from './use-editor-event-form.ts';

interface PlaceFieldsProps {
  readonly form: EditorEventFormState;
  /** Address of the chosen company. */
  readonly companyAddress: PublicEvent['Address'] | undefined;
}

/** Fields for the company of an event and its place: the company's address, an own address, or online. */
export function PlaceFields({ form, companyAddress }: PlaceFieldsProps) {
  const { place, Company } = form.values;
  const kind = form.field('place');
  return (
    <FieldStack>
      <RadioField
        {...kind}
        onChange={(value) => {
          if (value !== null && value !== '') kind.onChange(value);
        }}
        options={placeKinds}
        required
      />
      <div>
        <PickerField
          {...form.field('Company')}
          source={companySearch}
          required={place === 'company'}
          description="Gesucht wird ab 2 Zeichen."
          placeholder="Firma suchen"
          nothing="Keine Firma gefunden."
        />
        {place === 'company' && <Where chosen={Company !== null} address={companyAddress} />}
      </div>
      {place === 'own' && (
        <>
          <FieldRow>
            <TextField {...form.field('Address.street')} autoComplete="off" required />
            <TextField {...form.field('Address.additional')} autoComplete="off" />
          </FieldRow>
          <PlaceByPostcode {...form.field('Address.City')} required />
        </>
      )}
    </FieldStack>
  );
}

interface WhereProps {
  readonly chosen: boolean;
  readonly address: PublicEvent['Address'] | undefined;
}

function Where({ chosen, address }: WhereProps) {
  if (chosen && address === undefined) return null;
  return (
    <p className={`${styles.place} flex text-hint gap-2`}>
      <PinIcon />
      <span>{whereText(chosen, address ?? null)}</span>
    </p>
  );
}

function whereText(chosen: boolean, address: PublicEvent['Address']): string {
  if (!chosen) return 'Das Event findet an der Adresse der Firma statt.';
  if (address === null) return 'Für diese Firma ist keine Adresse eingetragen.';
  return `Das Event findet dort statt: ${addressLines({ Address: address }).join(', ')}`;
}

/** Returns the place of the event with the current values of the form. */
export function usePlaceNow(
  values: EditorEventValues,
  event: OwnEvent | null,
): PublicEvent['Address'] | undefined {
  const company = values.Company?.id;
  const { data } = useCompanyAddress(company);
  if (data !== undefined) return data;
  const isAtHome = event !== null && !event.own_address && company === event.Company?.id;
  return isAtHome ? event.Address : undefined;
}

export const kindLabel = (kind: PlaceKind): string =>
  placeKinds.find(({ value }) => value === kind)?.label ?? '';
