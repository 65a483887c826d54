import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { invitationForm, type Editor } from '@lehrpfad/contract/accounts/editing.ts';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { ApiError } from '../../../core/api/api.ts';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { draftOf } from '../../../core/form/drafts/draft-of.ts';
import { errorsIn, type FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { FieldRow, RequiredHint } from '../../../core/form/form-parts.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { useConfirmation } from '../second-step/confirmation.tsx';
import { adminEmailHint } from './admin-email.ts';
import { inviteEditor, saveEditor } from './editing-queries.ts';
import { personName } from '../person-name.ts';
import { salutations } from '../salutations.ts';

const fields = {
  salutation: 'Anrede',
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  permission: 'Rolle',
} as const;

interface Values {
  readonly salutation: 1 | 2 | 3 | null | '';
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Role of an invitation; that of an editor cannot be changed. */
  readonly permission: 1 | 2 | null | '';
}

function valuesOf(editor: Editor | null): Values {
  if (editor === null)
    return { salutation: null, first_name: '', last_name: '', email: '', permission: 2 };
  const { salutation, first_name, last_name, email } = editor;
  return { salutation, first_name, last_name, email, permission: 2 };
}

const notSaved = 'Eingaben ungültig.';
const notCreated =
  'Das Anlegen des Redakteurs ist fehlgeschlagen. Bitte prüfen Sie, ob der Account bereits vorhanden ist.';

/** Returns the error messages of the specification, by field. */
function refusal(text: string, error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return { ...errorsIn(error, Object.keys(fields)), '': text };
}

const roles = [
  { value: 2, label: 'Redakteur', hint: 'Bearbeitet Anfragen, Anzeigen und Inhalte.' },
  { value: 1, label: 'Admin', hint: 'Darf auch Konten und Einstellungen verwalten.' },
] as const;

function useEditorForm(editor: Editor | null, onSaved: () => void) {
  const { confirmed, dialog } = useConfirmation();
  const edited = editor && { id: editor.id, name: personName(editor) };
  const draft = draftOf('editor', 'eine Einladung', edited);
  const conflict = useConflict<Editor, Values>(editor, valuesOf, fields);
  const form = useFormOf({
    schema: invitationForm,
    initial: valuesOf(editor),
    fields,
    draft,
    conflict,
    onSubmit: async ({ email, permission, ...names }, _, key) => {
      if (editor === null) {
        const body = { ...names, email, permission };
        if (!(await confirmed(() => inviteEditor(body, key)))) return;
      } else
        await saveEditor(
          editor.id,
          {
            ...names,
            ...(editor.permission !== permissions.admin && { email }),
            last_updated: conflict.lastUpdated(),
          },
          key,
        );
      onSaved();
    },
    onFailure: (error) => refusal(editor === null ? notCreated : notSaved, error),
  });
  return { form, conflict, dialog };
}

interface EditorOverlayProps {
  /** null to invite a new editor. */
  readonly editor: Editor | null;
  readonly onClose: () => void;
}

/** Form to invite or edit an editor. Mounted while it is open. */
export function EditorOverlay({ editor, onClose }: EditorOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast(editor === null ? 'Einladung versendet' : 'Redakteur gespeichert');
    leaveWithoutWarning(onClose);
  });
  const { form, conflict, dialog } = useEditorForm(editor, whenSaved);

  return (
    <>
      <EditOverlay
        form={form}
        title="Redakteursinformationen"
        submit={editor === null ? 'Einladung senden' : 'Speichern'}
        notice={<ConflictNotice form={form} conflict={conflict} />}
        onClose={onClose}
      >
        <RequiredHint />
        <EditorFields editor={editor} form={form} />
        {editor && <ObjectTrail subject="account" id={editor.id} />}
      </EditOverlay>
      {dialog}
    </>
  );
}

interface EditorFieldsProps extends Pick<EditorOverlayProps, 'editor'> {
  readonly form: ReturnType<typeof useEditorForm>['form'];
}

function EditorFields({ editor, form }: EditorFieldsProps) {
  const isAdmin = editor?.permission === permissions.admin;
  return (
    <>
      <RadioField {...form.field('salutation')} options={salutations} required />
      <FieldRow>
        <TextField {...form.field('first_name')} autoComplete="off" required />
        <TextField {...form.field('last_name')} autoComplete="off" required />
      </FieldRow>
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        required
        disabled={isAdmin}
        description={emailHint(editor, isAdmin)}
      />
      {editor === null ? (
        <RadioField {...form.field('permission')} options={roles} required />
      ) : (
        <TextInput
          label="Rolle"
          readOnly
          value={isAdmin ? 'Admin' : 'Redakteur'}
          description="Die Rolle lässt sich hier nicht ändern."
        />
      )}
    </>
  );
}

function emailHint(editor: Editor | null, isAdmin: boolean): string | undefined {
  if (isAdmin) return adminEmailHint;
  if (editor === null) return 'Hierhin geht die Einladung mit dem Link zum Konto.';
  return undefined;
}
