import { roleForm, type Colleague, type Team } from '@lehrpfad/contract/team/team.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { personName } from '../accounts/person-name.ts';
import { changeReach } from './queries.ts';
import { choicesOf, reachLabels, ReachFields, type ReachValues } from './reach-fields.tsx';

interface ReachOverlayProps {
  readonly colleague: Colleague;
  readonly branches: Team['branches'];
  readonly onClose: () => void;
}

/** Form that changes what a colleague may do. Mounted while it is open. */
export function ReachOverlay({ colleague, branches, onClose }: ReachOverlayProps) {
  const { id, role, branches: chosen } = colleague;
  const name = personName(colleague);
  const whenSaved = useWhenSaved(() => {
    showToast('Rolle gespeichert');
    leaveWithoutWarning(onClose);
  });
  const initial: ReachValues = {
    role,
    branches: choicesOf(branches).filter((branch) => chosen?.includes(branch.id)),
  };
  const form = useFormOf({
    schema: roleForm,
    initial,
    fields: reachLabels,
    draft: draftOf('colleague', '', { id, name }),
    onSubmit: async (body, _, key) => {
      await changeReach(id, body, key);
      whenSaved();
    },
  });
  return (
    <EditOverlay form={form} title={`Rolle von ${name}`} onClose={onClose}>
      <p>Nach einer Änderung meldet sich die Person neu an.</p>
      <ReachFields role={form.field('role')} branches={form.field('branches')} all={branches} />
    </EditOverlay>
  );
}
