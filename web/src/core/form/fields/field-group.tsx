import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldGroupProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly role?: 'group' | 'radiogroup';
  readonly children: ReactNode;
}

/** Label, description and error around several controls that are one field. */
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
      <Input.Label
        id={`${id}-label`}
        size="md"
        labelElement="div"
        required={required ?? false}
        className={styles.groupLabel}
      >
        {label}
        {/* No attribute says so of a group. */}
        {required && role === 'group' && <span className={styles.hidden}> (Pflichtfeld)</span>}
      </Input.Label>
      {description && (
        <Input.Description id={`${id}-description`} size="md" className={styles.groupDescription}>
          {description}
        </Input.Description>
      )}
      {children}
      {error !== undefined && (
        <Input.Error id={`${id}-error`} size="md" className={styles.groupError}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}

/** Ids of what describes a field, for controls inside that screen readers reach by themselves. */
export function describedBy(
  { id, error, description }: Pick<FieldGroupProps, 'id' | 'error' | 'description'>,
  ...more: readonly string[]
): string | undefined {
  const ids = [
    ...(description ? [`${id}-description`] : []),
    ...(error === undefined ? [] : [`${id}-error`]),
    ...more,
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
