import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { FieldRow } from '../../../core/form/form-parts.tsx';
import { LogoField } from '../../../core/form/files/logo-field.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useProfessions } from '../../occupations/catalogue-queries.ts';
import type { PostcodePlace } from '../../places/place-by-postcode-value.ts';
import { PlaceByPostcode } from '../../places/place-by-postcode.tsx';

interface CompanyBasicsProps {
  readonly name: FieldProps<string>;
  readonly weblink: FieldProps<string>;
  readonly street: FieldProps<string>;
  readonly additional: FieldProps<string>;
  readonly place: FieldProps<PostcodePlace>;
  readonly logo: FieldProps<Blob | null | undefined>;
  readonly professions: FieldProps<readonly Choice[]>;
  /** The logo that is stored. */
  readonly current: string | null | undefined;
}

/** What is asked about a company, whoever asks. */
export function CompanyBasics(props: CompanyBasicsProps) {
  const { data: professions = [] } = useProfessions();
  return (
    <>
      <FieldRow>
        <TextField {...props.name} autoComplete="organization" required />
        <TextField {...props.weblink} type="url" autoComplete="url" />
      </FieldRow>
      <FieldRow>
        <TextField {...props.street} autoComplete="address-line1" required />
        <TextField {...props.additional} autoComplete="off" />
      </FieldRow>
      <PlaceByPostcode {...props.place} required />
      <LogoField {...props.logo} current={props.current} />
      <MultiPickerField
        {...props.professions}
        source={professions}
        placeholder="Branche suchen"
        nothing="Keine Branche gefunden."
      />
    </>
  );
}
