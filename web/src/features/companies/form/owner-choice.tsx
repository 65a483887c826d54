import type { BranchOfAccount } from '@lehrpfad/contract/companies/listing.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { trackReading } from '../../../core/form/files/readings.ts';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { ownerSearch, readBranchesOf } from '../all/queries.ts';
import { companyValues, type CompanyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { firstBranch, takenOver } from './taken-over.ts';
import { TakenOverNote } from './taken-over-note.tsx';
import { isOwnersChoice, type CompanyForm } from './use-company-form.ts';

/** Returns the values that are taken over, with the contact persons that were chosen while they were loading. */
function withChosen(branch: BranchOfAccount, values: CompanyValues): Partial<CompanyValues> {
  const { weblink, Contacts, cover_alt } = takenOver(branch, values);
  const chosen = new Set([...values.Contacts, ...Contacts]);
  return { weblink, cover_alt, Contacts: [...chosen].sort((a, b) => a - b) };
}

/** Returns the function that sets the owner, and the values that follow from it. */
function ownerChangeOf({ abilities, company, first, form }: CompanyForm) {
  const owner = company?.User ?? null;

  function choose(User: Choice | null): void {
    if (company === null) return chooseForNew(User);
    // Another account has other contact persons.
    const Contacts = User?.id === owner?.id ? companyValues(company, abilities).Contacts : [];
    form.set({ ...form.values, User, Contacts });
  }

  /** Removes the values that a new company has taken over from the former account, and takes over those of the chosen one. */
  function chooseForNew(User: Choice | null): void {
    form.set((values) => ({
      User,
      ...takenOver(null, values, first),
      ...(values.logo === null && { logo: undefined }),
      ...(values.cover === null && { cover: undefined }),
    }));
    // A typed name that matches no account has the id 0.
    if (User && User.id > 0) void trackReading(form.field('User').id, takeOver(User));
  }

  async function takeOver({ id }: Choice): Promise<boolean> {
    // Without its branches nothing is taken over; all fields can be filled in by hand.
    const branch = firstBranch(await readBranchesOf(id).catch(() => []));
    if (branch === null) return true;
    form.set((values) => (values.User?.id === id ? withChosen(branch, values) : {}));
    announce('Angaben der ersten Filiale des Kontos übernommen');
    return true;
  }

  return choose;
}

/** Choice of the account that owns a company, and of its contact persons. */
export function OwnerChoice(state: CompanyForm) {
  const { abilities, company, form } = state;
  const choose = ownerChangeOf(state);
  const account = form.values.User;
  const owner = company?.User ?? null;
  const isMoving = company !== null && (account?.id ?? null) !== (owner?.id ?? null);
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
      <TakenOverNote {...state} />
      {account && isOwnersChoice(company, account.id) && (
        <ContactChoice {...form.field('Contacts')} account={account.id} word={abilities.word} />
      )}
    </>
  );
}
