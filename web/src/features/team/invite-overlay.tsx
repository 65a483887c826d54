import { inviteForm, type Team } from '@lehrpfad/contract/team/team.ts';
import { ApiError } from '../../core/api/api.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { errorsIn } from '../../core/form/field-errors.ts';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { FieldRow, RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { retrySentence } from '../accounts/profile/retry-sentence.ts';
import { inviteColleague } from './queries.ts';
import { reachLabels, ReachFields, type ReachValues } from './reach-fields.tsx';

const fields = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  ...reachLabels,
} as const;

interface Values extends ReachValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

const initial: Values = { first_name: '', last_name: '', email: '', role: '', branches: [] };

function refusal(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 429)
    return { '': `Heute wurden schon viele Einladungen versendet.${retrySentence(error)}` };
  if (error.status === 409) {
    return errorsIn(error, Object.keys(fields)) ?? { '': error.message };
  }
  return undefined;
}

interface InviteOverlayProps {
  readonly branches: Team['branches'];
  readonly onClose: () => void;
}

/** Form that invites a colleague. Mounted while it is open. */
export function InviteOverlay({ branches, onClose }: InviteOverlayProps) {
  const whenSaved = useWhenSaved(() => {
    showToast('Einladung versendet');
    leaveWithoutWarning(onClose);
  });
  const form = useFormOf({
    schema: inviteForm,
    initial,
    fields,
    draft: draftOf('colleague', 'eine Einladung', null),
    onSubmit: async (body, _, key) => {
      await inviteColleague(body, key);
      whenSaved();
    },
    onFailure: refusal,
  });
  return (
    <EditOverlay form={form} title="Ins Team einladen" submit="Einladung senden" onClose={onClose}>
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
        description="Hierhin geht die Einladung. Der Link darin gilt sieben Tage."
      />
      <ReachFields role={form.field('role')} branches={form.field('branches')} all={branches} />
    </EditOverlay>
  );
}
