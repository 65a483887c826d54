import type { FullCompany, findSimpleCompanies } from '@lehrpfad/contract/companies/companies.ts';
import { call } from '../../../core/api/api.ts';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import type { ChoiceSearch } from '../../../core/form/fields/choices/use-choices.ts';
import { accountProblem } from './account-problem.ts';

const search: ChoiceSearch = {
  key: ['companies'],
  // Specification, section 6.
  from: 2,
  find: async (query, signal) => {
    const { results } = await call<typeof findSimpleCompanies>('GET companies/simple/', {
      query: { query },
      signal,
      shape: { results: [{ id: 0, name: '', city: '' }] },
    });
    return results.map(({ id, name, city }) => ({
      id,
      name: city === '' || name.includes(city) ? name : `${name}, ${city}`,
    }));
  },
};

interface CompaniesFieldProps extends FieldProps<readonly Choice[]> {
  /** Those that are chosen, as far as they have been read. */
  readonly companies: readonly FullCompany[];
}

/** The companies that an editor writes an ad for, each a chip: any, but all of one account. */
export function CompaniesField(props: CompaniesFieldProps) {
  const { value, error, companies } = props;
  return (
    <MultiPickerField
      {...props}
      source={search}
      error={error ?? accountProblem(value, companies)}
      placeholder="Firmenname eingeben"
      description="Für jede Firma entsteht eine eigene Anzeige. Alle gehören zu einem User-Account."
      nothing="Firma nicht im System!"
      required
    />
  );
}
