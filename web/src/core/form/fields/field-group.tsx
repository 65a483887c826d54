import type { ReactNode } from 'react';
import { describedBy } from '../../ui/inputs/described-by.ts';
import { InputDescription, InputError, InputLabel } from '../../ui/inputs/input-parts.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { t, translated } from '../../texts/texts.ts';

interface FieldGroupProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly role?: 'group' | 'radiogroup';
  readonly children: ReactNode;
}

/** Label, description and error around several controls that form one field. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, error, description, required, role = 'group', children } = props;
  return (
    <div
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(props)}
      {...(role === 'radiogroup' && {
        'aria-required': required ?? false,
        'aria-invalid': error !== undefined,
      })}
    >
      <InputLabel id={id} ofGroup required={required}>
        {translated(label)}
        {/* `aria-required` is not allowed on a group. */}
        {required && role === 'group' && <VisuallyHidden> {t('(Pflichtfeld)')}</VisuallyHidden>}
      </InputLabel>
      {description && <InputDescription id={id}>{description}</InputDescription>}
      {children}
      {error !== undefined && <InputError id={id}>{error}</InputError>}
    </div>
  );
}
