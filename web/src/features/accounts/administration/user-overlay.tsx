import { userForm, type ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { FieldRow, RequiredHint } from '../../../core/form/form-parts.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { saveUser } from './editing-queries.ts';
import { personName } from '../person-name.ts';

const fields = { first_name: 'Vorname', last_name: 'Nachname', email: 'E-Mail' } as const;

const valuesOf = ({ first_name, last_name, email }: ListedUser) => ({
  first_name,
  last_name,
  email,
});

interface UserOverlayProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

function useUserForm(user: ListedUser, onClose: () => void) {
  const whenSaved = useWhenSaved(() => {
    showToast('Konto gespeichert');
    leaveWithoutWarning(onClose);
  });
  const draft = draftOf('account', '', { id: user.id, name: personName(user) });
  const conflict = useConflict(user, valuesOf, fields);
  const form = useFormOf({
    schema: userForm,
    initial: valuesOf(user),
    fields,
    draft,
    conflict,
    onSubmit: async (body, _, key) => {
      await saveUser(user.id, { ...body, last_updated: conflict.lastUpdated() }, key);
      whenSaved();
    },
  });
  return { form, conflict };
}

/** Form for name and email address of an account. Mounted while it is open. */
export function UserOverlay({ user, onClose }: UserOverlayProps) {
  const { form, conflict } = useUserForm(user, onClose);

  return (
    <EditOverlay
      form={form}
      title="Konto bearbeiten"
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      <RequiredHint />
      <FieldRow>
        <TextField {...form.field('first_name')} autoComplete="off" required />
        <TextField {...form.field('last_name')} autoComplete="off" required />
      </FieldRow>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        required
        description={
          user.activated
            ? 'Mit dieser Adresse wird sich angemeldet. Über eine Änderung informiert eine E-Mail an beide Adressen.'
            : 'An eine geänderte Adresse geht ein neuer Link zum Aktivieren des Kontos.'
        }
      />
      <ObjectTrail subject="account" id={user.id} />
    </EditOverlay>
  );
}
