import { colleagueRoles, type ColleagueRole } from '@lehrpfad/contract/team/options.ts';
import type { Team } from '@lehrpfad/contract/team/team.ts';
import type { Choice, FieldProps } from '../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../core/form/fields/choices/multi-picker-field.tsx';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { branchName } from './reach-text.ts';

/** Values of the fields below. */
export interface ReachValues {
  readonly role: ColleagueRole | null | '';
  readonly branches: readonly Choice[];
}

export const reachLabels = { role: 'Rolle', branches: 'Nur für diese Filialen' } as const;

const roles = colleagueRoles.map(({ key, label, description }) => ({
  value: key,
  label,
  hint: description,
}));

const choicesOf = (branches: Team['branches']): Choice[] =>
  branches.map((branch) => ({ id: branch.id, name: branchName(branch) }));

/** Returns the chosen branches. Those that are closed or have left the account stay chosen, because no choice means all branches. */
export const chosenOf = (ids: readonly number[], open: Team['branches']): Choice[] => {
  const isOpen = new Set(open.map(({ id }) => id));
  const gone = ids
    .filter((id) => !isOpen.has(id))
    .map((id) => ({ id, name: 'Nicht mehr offene Filiale' }));
  return [...choicesOf(open).filter(({ id }) => ids.includes(id)), ...gone];
};

interface ReachFieldsProps {
  readonly role: FieldProps<ColleagueRole | '' | null>;
  readonly branches: FieldProps<readonly Choice[]>;
  readonly all: Team['branches'];
}

/** The role of a colleague, and for the role of ads the branches. */
export function ReachFields({ role, branches, all }: ReachFieldsProps) {
  return (
    <>
      <RadioField {...role} options={roles} required />
      {role.value === 'ads' && (all.length > 1 || branches.value.length > 0) && (
        <MultiPickerField
          {...branches}
          source={choicesOf(all)}
          listLabel="Filialen"
          placeholder="Name oder Ort"
          nothing="Keine Filiale gefunden."
          description="Ohne Angabe für alle Filialen, auch für künftige."
        />
      )}
    </>
  );
}
