import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { ContactPersonFields } from '../../features/contact-persons/contact-person-fields.tsx';
import { useContactPersonForm } from '../../features/contact-persons/use-contact-person-form.ts';
import { SetupActions } from './setup-actions.tsx';
import styles from './setup-page.module.css';

interface SetupContactProps {
  /** null if there is none yet. */
  readonly contact: ContactPerson | null;
  readonly onForward: () => void;
}

/** First step: the contact person for applicants. */
export function SetupContact({ contact, onForward }: SetupContactProps) {
  const state = useContactPersonForm(contact, onForward);
  const { form } = state;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <p className="mt-2 mb-5 text-soft">
        An wen sollen sich Bewerberinnen und Bewerber wenden? Weitere Personen können Sie später
        ergänzen.
      </p>
      <div className={`${styles.card} card py-5 px-4`}>
        <ContactPersonFields state={state} />
      </div>
      <SetupActions isBusy={form.submitting} />
    </form>
  );
}
