import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { ownerAbilities } from '../../features/companies/form/abilities.ts';
import { CompanyFields } from '../../features/companies/form/company-fields.tsx';
import { useCompanyForm } from '../../features/companies/form/use-company-form.ts';
import { useKeptPicture } from '../../core/form/files/pictures/use-kept-picture.ts';
import { useSession } from '../../core/session/session.ts';
import { SetupActions } from './setup-actions.tsx';
import styles from './setup-page.module.css';

interface SetupCompanyProps {
  /** null if there is none yet. */
  readonly company: FullCompany | null;
  readonly contacts: readonly ContactPerson[];
  readonly onBack: () => void;
  readonly onForward: () => void;
}

/** Second step: the branch. It shows the account's contact persons unless it has some already. */
export function SetupCompany({ company, contacts, onBack, onForward }: SetupCompanyProps) {
  const state = useCompanyForm({
    abilities: ownerAbilities,
    company,
    contacts: contacts.map(({ id }) => id),
    onSaved: () => {
      logo.forget();
      cover.forget();
      onForward();
    },
  });
  const { form } = state;
  const account = useSession()?.id ?? 0;
  const logo = useKeptPicture(`setup-${account}`, form.field('logo'));
  const cover = useKeptPicture(`setup-cover-${account}`, form.field('cover'));
  const isRestored = logo.isRestored || cover.isRestored;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="mt-2 mb-5 text-soft">
        So finden Sie Bewerberinnen und Bewerber auf der Karte und in der Suche.
      </p>
      <div className={`${styles.card} card py-5 px-4`}>
        <CompanyFields {...state} form={isRestored ? { ...form, lacksFiles: false } : form} />
      </div>
      <SetupActions onBack={onBack} isBusy={form.submitting} />
    </form>
  );
}
