import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { TextArea } from '../../../core/ui/inputs/text-area.tsx';
import { inputProps } from '../../../core/form/fields/input-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useBrafoFields } from '../../occupations/queries.ts';
import type { EntryForm } from './use-entry-form.ts';
import { kinds, wordsOf } from './words.ts';

/** The fields of a vocabulary entry. */
export function EntryFields({ form }: { readonly form: EntryForm }) {
  const { kind } = form.values;
  const kindField = form.field('kind');
  return (
    <>
      <RadioField
        {...kindField}
        onChange={(chosen) => chosen && kindField.onChange(chosen)}
        options={kinds.map(({ kind: value, one }) => ({ value, label: one }))}
        description={wordsOf(kind).text}
        required
      />
      <TextField {...form.field('term')} autoComplete="off" autoCapitalize="off" required />
      {kind === 'synonym' && <MeaningFields form={form} />}
      {kind === 'reading' && (
        <TextField
          {...form.field('meanings')}
          label="Wird gelesen wie"
          description="Zum Beispiel „Teilzeit“ für „Dreiviertelstelle“. Leer: nur als Wörter."
          autoComplete="off"
          autoCapitalize="off"
        />
      )}
    </>
  );
}

/** Fields that only synonyms have. */
function MeaningFields({ form }: { readonly form: EntryForm }) {
  const fields = useBrafoFields().data ?? [];
  const meanings = form.field('meanings');
  return (
    <>
      <TextArea
        {...inputProps({
          ...meanings,
          description: 'Wörter oder Wortgruppen, die ebenso gemeint sind: jede in einer Zeile.',
        })}
        rows={4}
        value={meanings.value}
        onChange={(event) => meanings.onChange(event.currentTarget.value)}
      />
      <MultiPickerField
        {...form.field('brafo')}
        source={fields.map(({ number, description }) => ({
          id: number,
          name: `${programmeName} ${number}: ${description}`,
        }))}
        description="Wer das sucht, findet auch die Stellen dieser Felder."
        placeholder="Feld wählen"
      />
    </>
  );
}
