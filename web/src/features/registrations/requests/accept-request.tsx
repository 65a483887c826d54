import type { CompanyRequest } from '@lehrpfad/contract/registrations.ts';
import { placeLine } from '@lehrpfad/contract/place-line.ts';
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../../floor/api.ts';
import type { FieldErrorsByName } from '../../../floor/form/field-errors.ts';
import { ErrorSummary } from '../../../floor/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../floor/form/form-parts.tsx';
import { MultiPickerField } from '../../../floor/form/multi-picker-field.tsx';
import { RadioField } from '../../../floor/form/radio-field.tsx';
import { useFormOf } from '../../../floor/form/use-form-of.ts';
import { QueryView } from '../../../floor/query-view.tsx';
import { BusyButton } from '../../../floor/ui/busy-button.tsx';
import { Overlay } from '../../../floor/ui/overlay.tsx';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import {
  acceptanceLabels,
  acceptanceOf,
  acceptanceSchema,
  decisionOf,
  takeOverOptions,
} from './acceptance.ts';
import styles from './accept-request.module.css';
import { FoundCompanies } from './found-companies.tsx';
import { decideRequest, useSameCompanies, type SameCompany } from './queries.ts';
import { troubleOf } from './request-words.ts';

interface AcceptRequestProps {
  readonly request: CompanyRequest;
  /** Others wait: one more button accepts and goes on with the next of them. */
  readonly hasNext: boolean;
  readonly onAccepted: (goesOn: boolean) => void;
  /** It was not possible: somebody else was faster. */
  readonly onTrouble: (text: string) => void;
  readonly onCancel: () => void;
}

const title = 'Unternehmen Akzeptieren?';

/** Asks before a request is accepted, once it is known what companies there are already. Mounted as long as it is open. */
export function AcceptRequest(props: AcceptRequestProps) {
  const same = useSameCompanies(props.request);
  if (same.data) return <AcceptForm {...props} found={same.data} />;
  return (
    <Overlay opened hasEntry title={title} onClose={props.onCancel}>
      <QueryView
        query={same}
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
}

function AcceptForm({ hasNext, onAccepted, onCancel, ...props }: AcceptFormProps) {
  const { request, found } = props;
  const goesOn = useRef(false);
  const { form, hasAccount } = useAcceptForm({
    ...props,
    onAccepted: () => onAccepted(goesOn.current),
  });
  const { data: jobNames = [] } = useJobNames();
  return (
    <Overlay
      opened
      hasEntry
      title={title}
      onClose={onCancel}
      onSubmit={(event) => {
        goesOn.current = false;
        return form.submit(event);
      }}
      footer={
        <FormActions form={form} submit="Akzeptieren" onCancel={onCancel}>
          {hasNext && (
            <BusyButton
              variant="light"
              isBusy={form.submitting}
              onClick={() => {
                goesOn.current = true;
                void form.submit();
              }}
            >
              Akzeptieren und nächste öffnen
            </BusyButton>
          )}
        </FormActions>
      }
    >
      <FieldStack>
        <ErrorSummary form={form} />
        <p className={styles.text}>
          „{request.name}“, {request.street}, {placeLine(request.City)}, bekommt ein Konto für{' '}
          {request.email} und eine E-Mail mit dem Link, der es aktiviert. Diese Aktion kann nicht
          rückgängig gemacht werden.
        </p>
        {hasAccount && (
          <p className={styles.account}>
            Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Wenn Sie akzeptieren, bekommt dieses
            Konto das Unternehmen.
          </p>
        )}
        <FoundCompanies companies={found} />
        {found.length > 0 && (
          <RadioField {...form.field('take_over')} options={takeOverOptions(found)} required />
        )}
        <MultiPickerField
          {...form.field('Allowed_apprenticeships')}
          source={jobNames}
          description="In diesen Berufen darf das Unternehmen ausbilden. Vorgeschlagen ist, was es angefragt hat."
          placeholder="Beruf suchen"
          nothing="Keinen Beruf gefunden."
        />
      </FieldStack>
    </Overlay>
  );
}

/** Accepts with what the editor has decided; where the server knows more by then, the editor decides anew. */
function useAcceptForm({
  request,
  found,
  onAccepted,
  onTrouble,
}: Pick<AcceptFormProps, 'request' | 'found' | 'onTrouble'> & {
  readonly onAccepted: () => void;
}) {
  const [hasAccount, setHasAccount] = useState(request.has_account);
  const form = useFormOf({
    schema: acceptanceSchema,
    initial: acceptanceOf(request, found),
    fields: acceptanceLabels,
    onSubmit: async ({ take_over, Allowed_apprenticeships }, _, key) => {
      const decision = decisionOf(take_over, { found, hasAccount });
      const sent = { status: 2, Allowed_apprenticeships, take_over: decision } as const;
      await decideRequest(request.id, sent, key);
      onAccepted();
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      const trouble = troubleOf(error);
      if (trouble !== undefined) {
        onTrouble(trouble);
        return {};
      }
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      if (error.code === 'account_exists') setHasAccount(true);
      return { '': error.message };
    },
  });
  return { form, hasAccount };
}
