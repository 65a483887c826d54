import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { chosen } from '@lehrpfad/contract/core/form-values.ts';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { findOwners } from './editing-queries.ts';
import { personName } from '../person-name.ts';

const schema = z.object({ User: chosen('Bitte ein Konto auswählen.') });

/**
 * Transfers a company from one account to another, by the ids of their owners. It is passed in, because companies belong to another feature.
 * The result is false if the company no longer belongs to the first account.
 */
export type CompanyTransfer = (
  companyId: number,
  accounts: { readonly from: number; readonly to: number },
) => Promise<boolean>;

interface TransferCompanyProps {
  readonly company: Named;
  /** Current owner. */
  readonly owner: ListedUser;
  readonly transferCompany: CompanyTransfer;
  readonly onClose: () => void;
}

/** Transfers a company to another account after a confirmation. Mounted while it is open. */
export function TransferCompany(props: TransferCompanyProps) {
  const { company, owner, onClose } = props;
  const { form, recipient, confirm, cancel } = useTransfer(props);
  return (
    <>
      <EditOverlay
        form={form}
        hasEntry
        title="Firma übergeben"
        submit="Weiter"
        asks={form.isDirty && recipient === null}
        onClose={onClose}
      >
        <PresentOwner company={company} owner={owner} />
        <PickerField
          {...form.field('User')}
          source={useOtherAccounts(owner.id)}
          required
          listLabel="Konten"
          placeholder="Name oder E-Mail, ab 3 Zeichen"
          nothing="Kein anderes Konto gefunden."
        />
      </EditOverlay>

      <ConfirmTransfer
        company={company}
        owner={owner}
        recipient={recipient}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  );
}

/** The form that chooses the recipient, and the transfer to them once it is confirmed. */
function useTransfer({ company, owner, transferCompany, onClose }: TransferCompanyProps) {
  const [recipient, setRecipient] = useState<Choice | null>(null);
  const initial: { readonly User: Choice | null } = { User: null };
  const form = useFormOf({
    schema,
    initial,
    fields: { User: 'Neues Konto' },
    onSubmit: (_, { User }) => Promise.resolve(setRecipient(User)),
  });

  async function confirm(): Promise<void> {
    if (recipient === null) return;
    const done = await transferCompany(company.id, { from: owner.id, to: recipient.id });
    leaveWithoutWarning(onClose);
    showToast(
      done
        ? `${company.name} wurde übergeben.`
        : `${company.name} wurde nicht übergeben: Die Firma gehört nicht mehr zu diesem Konto.`,
    );
  }

  return { form, recipient, confirm, cancel: () => setRecipient(null) };
}

/** Search for the accounts that can take over a company of the owner. */
function useOtherAccounts(owner: number) {
  return useMemo(
    () => ({
      key: ['owners', owner],
      find: async (text: string, signal: AbortSignal) =>
        (await findOwners(text, signal)).filter(({ id }) => id !== owner),
      from: 3,
    }),
    [owner],
  );
}

function PresentOwner({ company, owner }: Pick<TransferCompanyProps, 'company' | 'owner'>) {
  return (
    <p>
      <strong>{company.name}</strong> gehört zum Konto von {personName(owner)} ({owner.email}
      ).
    </p>
  );
}

interface ConfirmTransferProps extends Pick<TransferCompanyProps, 'company' | 'owner'> {
  /** The chosen account; null while there is none. */
  readonly recipient: Choice | null;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function ConfirmTransfer({ company, owner, recipient, onConfirm, onCancel }: ConfirmTransferProps) {
  return (
    <ConfirmDialog
      opened={recipient !== null}
      title="Firma übergeben?"
      confirm="Übergeben"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{company.name}</strong> gehört danach zum Konto <strong>{recipient?.name}</strong>,
        mit allen Stellenanzeigen und Events. {personName(owner)} kann nichts davon mehr bearbeiten.
      </p>
      <p>
        Kontaktpersonen bleiben beim bisherigen Konto und müssen bei der Firma neu zugeordnet
        werden. Beide Konten bekommen eine E-Mail.
      </p>
    </ConfirmDialog>
  );
}
