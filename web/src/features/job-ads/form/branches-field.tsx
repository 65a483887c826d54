import { FieldGroup } from '../../../core/form/fields/field-group.tsx';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import type { Branch } from '../../companies/branches/branch-choice.ts';
import styles from './job-ad-fields.module.css';
import { chosenOf } from './job-ad-values.ts';

/** Up to this many branches are shown as chips; more are searched by typing. */
const maxPills = 12;

interface BranchesFieldProps extends FieldProps<readonly Choice[]> {
  readonly branches: readonly Branch[];
}

/** The branches that get the ad, as chips to tick. */
export function BranchesField(props: BranchesFieldProps) {
  const { id, value, branches, onChange } = props;
  const set = (ids: readonly number[]) => onChange(chosenOf(branches, ids));
  const ids = value.map((one) => one.id);
  const description = 'Für jede Filiale entsteht eine eigene Anzeige.';
  if (branches.length > maxPills) {
    return (
      <MultiPickerField
        {...props}
        // Keeps typed text that matches no branch, so that the schema rejects it.
        onChange={(chosen) => onChange(chosen)}
        source={branches}
        listLabel="Ihre Filialen"
        description={description}
        nothing="Firma nicht im System!"
        required
      />
    );
  }
  return (
    <FieldGroup {...props} description={branches.length > 1 ? description : undefined} required>
      <div id={id} tabIndex={-1} className={`${styles.branches} wrap gap-2`}>
        {branches.map((branch) => (
          <ChoicePill
            key={branch.id}
            checked={ids.includes(branch.id)}
            onChange={(isTicked) =>
              set(isTicked ? [...ids, branch.id] : ids.filter((one) => one !== branch.id))
            }
          >
            {branch.name}
          </ChoicePill>
        ))}
      </div>
    </FieldGroup>
  );
}
