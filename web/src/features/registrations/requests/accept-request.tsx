import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import type { JoinableAccount } from '@lehrpfad/contract/registrations/accounts.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { useRef, useState, type FormEvent } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { ApiError } from '../../../core/api/api.ts';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import {
  acceptanceLabels,
  acceptanceOf,
  acceptanceSchema,
  decisionOf,
  takeOverOptions,
  type AcceptanceValues,
} from './acceptance.ts';
import styles from './accept-request.module.css';
import { accountOptions, joinOf, otherAccount, ownAccount } from './account-choice.ts';
import { FoundCompanies } from './found-companies.tsx';
import {
  decideRequest,
  joinableSearch,
  useJoinableAccounts,
  useSameCompanies,
  type SameCompany,
} from './queries.ts';
import { decisionError } from './request-words.ts';

interface AcceptRequestProps {
  readonly request: CompanyRequest;
  /** Whether other requests wait: then another button accepts and opens the next one. */
  readonly hasNext: boolean;
  readonly onAccepted: (goesOn: boolean) => void;
  /** Called with a message if it was not possible, because somebody else was faster. */
  readonly onError: (text: string) => void;
  readonly onCancel: () => void;
}

const title = 'Unternehmen Akzeptieren?';

/** Asks before a request is accepted, after loading similar companies. Mounted while it is open. */
export function AcceptRequest(props: AcceptRequestProps) {
  const same = useSameCompanies(props.request);
  const accounts = useJoinableAccounts(props.request);
  if (same.data && accounts.data)
    return <AcceptForm {...props} found={same.data} accounts={accounts.data} />;
  return (
    <Overlay opened hasEntry title={title} onClose={props.onCancel}>
      <QueryView
        query={same.data ? accounts : same}
        loading={<Skeleton height="16rem" aria-busy="true" aria-label="Wird geprüft" />}
        failed="Es konnte nicht geprüft werden, ob es das Unternehmen schon gibt."
      >
        {() => null}
      </QueryView>
    </Overlay>
  );
}

interface AcceptFormProps extends AcceptRequestProps {
  readonly found: readonly SameCompany[];
  readonly accounts: readonly JoinableAccount[];
}

function AcceptForm({ accounts, hasNext, onAccepted, onCancel, ...props }: AcceptFormProps) {
  const goesOn = useRef(false);
  const { form, hasAccount } = useAcceptForm({
    ...props,
    onAccepted: () => onAccepted(goesOn.current),
  });
  const accept = (opensNext: boolean) => (event?: FormEvent) => {
    goesOn.current = opensNext;
    return form.submit(event);
  };
  return (
    <Overlay
      opened
      hasEntry
      title={title}
      onClose={onCancel}
      onSubmit={accept(false)}
      footer={
        <AcceptActions
          form={form}
          onCancel={onCancel}
          onAcceptAndNext={hasNext ? accept(true) : undefined}
        />
      }
    >
      <FieldStack>
        <ErrorSummary form={form} />
        <AcceptFields {...props} accounts={accounts} form={form} hasAccount={hasAccount} />
      </FieldStack>
    </Overlay>
  );
}

interface AcceptFieldsProps extends Pick<AcceptFormProps, 'request' | 'found' | 'accounts'> {
  readonly form: ReturnType<typeof useAcceptForm>['form'];
  /** Whether the address of the request has an account already. */
  readonly hasAccount: boolean;
}

function AcceptFields({ request, found, accounts, form, hasAccount }: AcceptFieldsProps) {
  const isOwn = form.values.account === ownAccount;
  const { data: jobNames = [] } = useJobNames();
  return (
    <>
      <Consequences request={request} found={found} values={form.values} />
      <AccountFields request={request} accounts={accounts} form={form} />
      {hasAccount && isOwn && (
        <Notice as="p">
          Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Wenn Sie akzeptieren, bekommt dieses
          Konto das Unternehmen.
        </Notice>
      )}
      <FoundCompanies companies={found} />
      {found.length > 0 && (
        <RadioField
          {...form.field('take_over')}
          options={takeOverOptions(found, joinOf(form.values))}
          required
        />
      )}
      <MultiPickerField
        {...form.field('Allowed_apprenticeships')}
        source={jobNames}
        description="In diesen Berufen darf das Unternehmen ausbilden. Vorgeschlagen ist, was es angefragt hat. Ohne Berufe kann es nur Praktikumsplätze ausschreiben."
        placeholder="Beruf suchen"
        nothing="Keinen Beruf gefunden."
      />
    </>
  );
}

interface AcceptActionsProps {
  readonly form: ReturnType<typeof useAcceptForm>['form'];
  readonly onCancel: () => void;
  /** undefined if no other request waits. */
  readonly onAcceptAndNext: (() => Promise<void>) | undefined;
}

function AcceptActions({ form, onCancel, onAcceptAndNext }: AcceptActionsProps) {
  const isOwn = form.values.account === ownAccount;
  return (
    <FormActions
      form={form}
      submit={isOwn ? 'Akzeptieren' : 'Akzeptieren und zuordnen'}
      onCancel={onCancel}
    >
      {onAcceptAndNext && (
        <BusyButton variant="light" isBusy={form.submitting} onClick={() => void onAcceptAndNext()}>
          Akzeptieren und nächste öffnen
        </BusyButton>
      )}
    </FormActions>
  );
}

interface ConsequencesProps extends Pick<AcceptFormProps, 'request' | 'found'> {
  readonly values: AcceptanceValues;
}

/** Explains the consequences of the current choice. */
function Consequences({ request, found, values }: ConsequencesProps) {
  const isKnownBranch = found.some(({ id, User }) => id === values.take_over && User);
  return (
    <p>
      {quoted(request.name)}, {request.street}, {placeLine(request.City)},{' '}
      {values.account === ownAccount
        ? `bekommt ein Konto für ${request.email} und eine E-Mail mit dem Link, der es aktiviert.`
        : `wird dem gewählten Konto zugeordnet${isKnownBranch ? '' : ', als weitere Filiale'}. ${request.first_name} ${request.last_name} steht dann bei dessen Kontaktpersonen. Beide Seiten bekommen eine E-Mail, in der die Adresse der anderen nicht steht.`}{' '}
      Diese Aktion kann nicht rückgängig gemacht werden.
    </p>
  );
}

interface AccountFieldsProps extends Pick<AcceptFormProps, 'request' | 'accounts'> {
  readonly form: ReturnType<typeof useAcceptForm>['form'];
}

/** Choice of the account that gets the company: a new one, a proposed one, or one that is searched for. */
function AccountFields({ request, accounts, form }: AccountFieldsProps) {
  return (
    <>
      <div className={styles.accounts}>
        <RadioField
          {...form.field('account')}
          options={accountOptions(request, accounts)}
          required
        />
      </div>
      {form.values.account === otherAccount && (
        <PickerField
          {...form.field('other')}
          source={joinableSearch(request.id)}
          placeholder="Konto suchen"
          nothing="Kein aktives Konto eines Unternehmens gefunden."
          required
        />
      )}
    </>
  );
}

/** Form of the acceptance; if the server reports new companies or accounts, the editor decides again. */
function useAcceptForm({
  request,
  found,
  onAccepted,
  onError,
}: Pick<AcceptFormProps, 'request' | 'found' | 'onError'> & {
  readonly onAccepted: () => void;
}) {
  const [hasAccount, setHasAccount] = useState(request.has_account);
  const form = useFormOf({
    schema: acceptanceSchema,
    initial: acceptanceOf(request, found),
    fields: acceptanceLabels,
    onSubmit: async ({ take_over, Allowed_apprenticeships, ...chosen }, _, key) => {
      const join = joinOf(chosen);
      const decision = decisionOf(take_over, { found, hasAccount: hasAccount && !join });
      const sent = { status: 2, Allowed_apprenticeships, take_over: decision, join } as const;
      await decideRequest(request.id, sent, key);
      onAccepted();
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      const failure = decisionError(error);
      if (failure !== undefined) {
        onError(failure);
        return {};
      }
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      if (error.code === 'account_exists') setHasAccount(true);
      return { '': error.message };
    },
  });
  return { form, hasAccount };
}
