import type { Choice } from '../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { ownerSearch } from '../all/queries.ts';
import { companyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { isOwnersChoice, type CompanyForm } from './use-company-form.ts';

/** Choice of the account that owns a company, and of its contact persons. */
export function OwnerChoice({ abilities, company, form }: CompanyForm) {
  const account = form.values.User;
  const owner = company?.User ?? null;
  const isMoving = company !== null && (account?.id ?? null) !== (owner?.id ?? null);

  function choose(User: Choice | null): void {
    // Another account has other contact persons.
    const Contacts = User?.id === owner?.id ? companyValues(company, abilities).Contacts : [];
    form.set({ ...form.values, User, Contacts });
  }

  return (
    <>
      <PickerField
        {...form.field('User')}
        onChange={choose}
        source={ownerSearch}
        placeholder="Name oder E-Mail-Adresse"
        nothing="Kein Unternehmenskonto gefunden."
        description="Wem die Firma gehört. Leer: Sie gehört zu keinem Konto."
      />
      {isMoving && (
        <p role="note">
          Mit dem Speichern wechselt die Firma samt Stellenanzeigen und Events das Konto.
          Kontaktpersonen des bisherigen Kontos stehen dann nicht mehr dabei.
        </p>
      )}
      {account && isOwnersChoice(company, account.id) && (
        <ContactChoice {...form.field('Contacts')} account={account.id} word={abilities.word} />
      )}
    </>
  );
}
