import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { useOwnCompanies } from '../../features/companies/queries.ts';
import { useOwnContactPersons } from '../../features/contact-persons/queries.ts';
import { PageHeading, usePageTitle } from '../../core/navigation/page.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { Redirect } from '../../core/navigation/redirect.tsx';
import { useSession } from '../../core/session/session.ts';
import { SetupCompany } from './setup-company.tsx';
import { SetupImports } from './setup-imports.tsx';
import styles from './setup-page.module.css';
import { SetupProgress } from './setup-progress.tsx';
import {
  lastStep,
  readSetupStep,
  recordStep,
  reachOf,
  setupPath,
  setupSteps,
  stepOf,
} from './setup-step.ts';
import { ContactPersonFields } from '../../features/contact-persons/contact-person-fields.tsx';
import { useContactPersonForm } from '../../features/contact-persons/use-contact-person-form.ts';
import { SetupActions } from './setup-actions.tsx';

/** Leads a new company through its setup. The state is on the server, so the setup can be continued later. */
export function SetupPage() {
  // Read here together with the data: after a save, the address changes before the components below get the new data.
  const [path] = useLocation();
  const contacts = useOwnContactPersons();
  const companies = useOwnCompanies();
  const query = {
    data:
      contacts.data && companies.data
        ? { contacts: contacts.data, companies: companies.data }
        : undefined,
    isError: contacts.isError || companies.isError,
    isFetching: contacts.isFetching || companies.isFetching,
    refetch: () => Promise.all([contacts.refetch(), companies.refetch()]),
  };
  return (
    <>
      {query.data === undefined && <Unknown />}
      <QueryView
        query={query}
        loading={<Loading />}
        failed="Ihre Angaben konnten nicht geladen werden."
      >
        {(stored) => <Steps path={path} {...stored} />}
      </QueryView>
    </>
  );
}

/** Shown while the step is unknown, because the stored data have not loaded. */
function Unknown() {
  usePageTitle('Einrichtung');
  return <PageHeading className={styles.title}>Einrichtung Ihres Kontos</PageHeading>;
}

function Loading() {
  return (
    <div
      className="max-w-page-narrow"
      role="group"
      aria-busy="true"
      aria-label="Einrichtung wird geladen"
    >
      <Skeleton height="4rem" radius="1.25rem" below="1.25rem" />
      <Skeleton height="26.25rem" radius="1.25rem" />
    </div>
  );
}

interface StepsProps {
  readonly path: string;
  readonly contacts: readonly ContactPerson[];
  readonly companies: readonly FullCompany[];
}

function Steps({ path, contacts, companies }: StepsProps) {
  const account = useSession()?.id ?? 0;
  const [, navigate] = useLocation();
  const reach = reachOf({ contacts: contacts.length, companies: companies.length });
  const step = stepOf(path, readSetupStep(account), reach);
  const title = `Schritt\u00a0${step} von\u00a0${lastStep}: ${setupSteps[step - 1]}`;
  usePageTitle(title);
  useEffect(() => recordStep(account, step), [account, step]);

  const go = (next: number) => navigate(setupPath(Math.max(1, next)));
  const back = () => go(step - 1);
  const forward = () => go(step + 1);
  const company = companies[0] ?? null;
  // A contact person of the branch takes precedence.
  const contact = company?.contacts.find(({ id }) => contacts.some((one) => one.id === id));

  if (path !== setupPath(step)) return <Redirect to={setupPath(step)} />;
  return (
    <div className="max-w-page-narrow">
      <p className="mb-3 text-soft">Einrichtung Ihres Kontos</p>
      <SetupProgress step={step} />
      {/* A new heading for each step moves the focus there, so that screen readers read the step. */}
      <PageHeading key={step} className={styles.title}>
        {title}
      </PageHeading>
      {step === 1 && <SetupContact contact={contact ?? contacts[0] ?? null} onForward={forward} />}
      {step === 2 && (
        <SetupCompany company={company} contacts={contacts} onBack={back} onForward={forward} />
      )}
      {step === 3 && <SetupImports account={account} companies={companies} onBack={back} />}
    </div>
  );
}

interface SetupContactProps {
  /** null if there is none yet. */
  readonly contact: ContactPerson | null;
  readonly onForward: () => void;
}

/** First step: the contact person for applicants. */
function SetupContact({ contact, onForward }: SetupContactProps) {
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
