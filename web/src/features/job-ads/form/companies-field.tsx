import type { FullCompany, findSimpleCompanies } from '@lehrpfad/contract/companies/companies.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { call } from '../../../core/api/api.ts';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import type { ChoiceSearch } from '../../../core/form/fields/choices/use-choices.ts';
import { accountProblem, transferNote } from './chosen-accounts.ts';

const search: ChoiceSearch = {
  key: ['companies'],
  // Minimum of characters (specification, section 6).
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
  /** The chosen companies that have loaded. */
  readonly companies: readonly FullCompany[];
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
}

/** The companies of an editor's ad, as chips: all have to belong to one account. */
export function CompaniesField(props: CompaniesFieldProps) {
  const { companies, ad, ...field } = props;
  const problem = accountProblem(field.value, companies);
  const note = problem === undefined ? transferNote(ad, field.value, companies) : '';
  return (
    <div>
      <MultiPickerField
        {...field}
        source={search}
        error={field.error ?? problem}
        placeholder="Firmenname eingeben"
        description="Für jede Firma entsteht eine eigene Anzeige. Alle gehören zu einem User-Account."
        nothing="Firma nicht im System!"
        required
      />
      <p role="status">{note && <span className="block mt-2">{note}</span>}</p>
    </div>
  );
}
