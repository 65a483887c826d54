import {
  roleForm,
  type BegunReach,
  type Colleague,
  type Team,
} from '@lehrpfad/contract/team/team.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { readable, type Readers } from '../../core/form/conflict/differences.ts';
import { useVersionConflict } from '../../core/form/conflict/use-conflict.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { personName } from '../accounts/person-name.ts';
import { changeReach } from './queries.ts';
import { chosenOf, reachLabels, ReachFields, type ReachValues } from './reach-fields.tsx';
import { roleLabel } from './reach-text.ts';

interface ReachOverlayProps {
  readonly colleague: Colleague;
  readonly branches: Team['branches'];
  readonly onClose: () => void;
}

/** The role as it is stored. */
const versionOf = ({ role, branches }: BegunReach): string => JSON.stringify({ role, branches });

const readers: Readers<ReachValues> = {
  role: (role) => (role ? roleLabel(role) : readable(role)),
  branches: (chosen) => (chosen.length === 0 ? 'Alle Filialen' : readable(chosen)),
};

/** Form that changes the rights of a colleague. Mounted while it is open. */
export function ReachOverlay({ colleague, branches, onClose }: ReachOverlayProps) {
  // Fixed at the first render: a save by somebody else changes the listed colleague.
  const [begun] = useState(colleague);
  const { id } = begun;
  const name = personName(begun);
  const whenSaved = useWhenSaved(() => {
    showToast('Rolle gespeichert');
    leaveWithoutWarning(onClose);
  });
  const valuesOf = (stored: Colleague): ReachValues => ({
    role: stored.role,
    branches: stored.branches === null ? [] : chosenOf(stored.branches, branches),
  });
  const conflict = useVersionConflict(begun, valuesOf, reachLabels, versionOf);
  const form = useFormOf({
    schema: roleForm,
    initial: valuesOf(begun),
    fields: reachLabels,
    draft: draftOf('colleague', '', { id, name }),
    conflict,
    onSubmit: async (body, _, key) => {
      const version = JSON.parse(conflict.lastUpdated()) as BegunReach;
      await changeReach(id, { ...body, begun: version }, key);
      whenSaved();
    },
  });
  return (
    <EditOverlay
      form={form}
      title={`Rolle von ${name}`}
      notice={<ConflictNotice form={form} conflict={conflict} readers={readers} />}
      onClose={onClose}
    >
      <p>Nach einer Änderung meldet sich die Person neu an.</p>
      <ReachFields role={form.field('role')} branches={form.field('branches')} all={branches} />
    </EditOverlay>
  );
}
