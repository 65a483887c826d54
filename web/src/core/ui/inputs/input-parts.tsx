import type { ReactNode } from 'react';
import { translated } from '../../texts/texts.ts';
import styles from './inputs.module.css';

interface LabelProps {
  /** Id of the field. */
  readonly id: string;
  /** Whether it labels a group of controls instead of one input. */
  readonly ofGroup?: boolean;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

export function InputLabel({ id, ofGroup = false, required = false, children }: LabelProps) {
  const Element = ofGroup ? 'div' : 'label';
  return (
    <Element
      id={`${id}-label`}
      className={styles.label}
      {...(ofGroup ? { 'data-group': true } : { htmlFor: id })}
    >
      {ofTexts(children)}
      {required && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </Element>
  );
}

/** Labels and messages often come from the contract. */
const ofTexts = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? translated(children) : children;

interface NoteProps {
  /** Id of the field. */
  readonly id: string;
  readonly children: ReactNode;
}

export function InputDescription({ id, children }: NoteProps) {
  return (
    <p id={`${id}-description`} className={styles.description}>
      {ofTexts(children)}
    </p>
  );
}

export function InputError({ id, children }: NoteProps) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      {ofTexts(children)}
    </p>
  );
}
