import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import { NameChips } from '../decisions/name-chips.tsx';
import type { CompanyForm } from './use-company-form.ts';

/** The permitted apprenticeships of a company. Editors choose them; a new branch inherits those of its account, and may have fewer. */
export function Apprenticeships(state: CompanyForm) {
  const { abilities, company, inherited } = state;
  if (abilities.decides) return <FromAll {...state} />;
  if (company) return <Decided names={company.Allowed_apprenticeships} />;
  return inherited.length > 0 && <Some {...state} source={inherited} />;
}

function FromAll(state: CompanyForm) {
  const { data: jobNames = [] } = useJobNames();
  return <Some {...state} source={jobNames} />;
}

function Some({ form, abilities, source }: CompanyForm & { readonly source: readonly Choice[] }) {
  return (
    <MultiPickerField
      {...form.field('Allowed_apprenticeships')}
      source={source}
      placeholder="Ausbildungsberuf suchen"
      nothing="Kein Ausbildungsberuf gefunden."
      description={abilities.allowedHelp}
    />
  );
}

function Decided({ names }: { readonly names: readonly Choice[] }) {
  return (
    <div className="py-4 px-4 rounded-md bg-accent">
      <p className="font-bold">Ausbildungsberufe</p>
      {names.length > 0 ? (
        <NameChips names={names} label="Ausbildungsberufe" />
      ) : (
        <p>Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.</p>
      )}
      <p className="text-hint">
        In welchen Berufen Sie ausbilden dürfen, legt die Redaktion der Kammern fest. Weitere Berufe
        fragen Sie in der Filialenverwaltung an.
      </p>
    </div>
  );
}
