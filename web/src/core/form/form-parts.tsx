import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { announce } from '../ui/notices/announcer.tsx';
import { BusyButton } from '../ui/controls/busy-button.tsx';
import styles from './form-parts.module.css';
import type { AnyForm } from './use-form-of.ts';

/** Says once what the star means. */
export function RequiredHint() {
  return (
    <p className="text-hint">
      Felder mit <span className="text-danger">*</span> sind Pflichtfelder.
    </p>
  );
}

/** Fields below each other, with the same room between them everywhere. */
export function FieldStack({ children }: { readonly children: ReactNode }) {
  return <div className="stack gap-5">{children}</div>;
}

/** Fields beside each other where there is room for them. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.row} grid cols-fit-md items-start`}>{children}</div>;
}

interface FormActionsProps {
  readonly form: Pick<AnyForm, 'submitting'>;
  readonly submit?: string;
  /** Shows a button that gives up. */
  readonly onCancel?: () => void;
  /** Stands on the other side: deleting, for example. */
  readonly children?: ReactNode;
}

/** Says that a save takes its time, and why nothing can be changed meanwhile. */
function Saving() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
      announce(isBeingSaved);
    }, slowSaveMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <p className={`${styles.saving} text-soft text-end`}>{isBeingSaved}</p>;
}

/** Most saves take less: what comes and goes at once would only flicker. */
const slowSaveMs = 700;
const isBeingSaved = 'Wird gespeichert … Bis dahin kann nichts geändert werden.';

/** The buttons below a form. */
export function FormActions(props: FormActionsProps) {
  const { form, submit = 'Speichern', onCancel, children } = props;
  return (
    <div className="wrap gap-2 justify-end" data-stays>
      {form.submitting && <Saving />}
      {children && <div className="mr-auto">{children}</div>}
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          Abbrechen
        </Button>
      )}
      <BusyButton type="submit" isBusy={form.submitting}>
        {submit}
      </BusyButton>
    </div>
  );
}
