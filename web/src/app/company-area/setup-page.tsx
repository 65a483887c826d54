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
import { SetupContact } from './setup-contact.tsx';
import { SetupImports } from './setup-imports.tsx';
import styles from './setup-page.module.css';
import { SetupProgress } from './setup-progress.tsx';
import {
  lastStep,
  leftAt,
  recordStep,
  reachOf,
  setupPath,
  setupSteps,
  stepOf,
} from './setup-step.ts';

/** Leads a new company through its setup. What is saved comes from the server, so it can be left and taken up again. */
export function SetupPage() {
  // Read beside what is stored: after saving, the address changes before the parts below are told of the new data.
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

/** Which step it is follows from what is stored. */
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
  const step = stepOf(path, leftAt(account), reach);
  const title = `Schritt\u00a0${step} von\u00a0${lastStep}: ${setupSteps[step - 1]}`;
  usePageTitle(title);
  useEffect(() => recordStep(account, step), [account, step]);

  const go = (next: number) => navigate(setupPath(Math.max(1, next)));
  const back = () => go(step - 1);
  const forward = () => go(step + 1);
  const company = companies[0] ?? null;
  // The one whom the branch shows comes before the others.
  const contact = company?.contacts.find(({ id }) => contacts.some((one) => one.id === id));

  if (path !== setupPath(step)) return <Redirect to={setupPath(step)} />;
  return (
    <div className="max-w-page-narrow">
      <p className="mb-3 text-soft">Einrichtung Ihres Kontos</p>
      <SetupProgress step={step} />
      {/* Its own for each step: that moves the focus here, and says where one is. */}
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
