import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { announce } from '../ui/notices/announcer.tsx';
import { BusyButton } from '../ui/controls/busy-button.tsx';
import { t } from '../texts/texts.ts';
import styles from './form-parts.module.css';
import type { AnyForm } from './use-form-of.ts';

/** Explains the star of required fields. */
export function RequiredHint() {
  return (
    <p className="text-hint">
      {t('Felder mit')} <span className="text-danger">*</span> {t('sind Pflichtfelder.')}
    </p>
  );
}

/** Stacks fields with the same gap everywhere. */
export function FieldStack({ children }: { readonly children: ReactNode }) {
  return <div className="stack gap-5">{children}</div>;
}

/** Places fields side by side if there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.row} grid items-start`}>{children}</div>;
}

interface FormActionsProps {
  readonly form: Pick<AnyForm, 'submitting'>;
  readonly submit?: string;
  /** Whether submitting cannot be undone. */
  readonly danger?: boolean;
  /** Shows a cancel button. */
  readonly onCancel?: () => void;
  /** Label of the cancel button, if cancelling loses nothing. */
  readonly cancel?: string | undefined;
  /** Shown above the buttons unless a save takes time, for example when the input was kept. */
  readonly status?: ReactNode;
  /** Shown on the other side, for example to delete the object. */
  readonly children?: ReactNode;
}

/** Says that a save takes time and why the form is locked meanwhile. */
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

/** Most saves are faster: a message that disappears at once would only flicker. */
const slowSaveMs = 700;
const isBeingSaved = t('Wird gespeichert … Bis dahin kann nichts geändert werden.');

export function FormActions(props: FormActionsProps) {
  const {
    form,
    submit = t('Speichern'),
    danger = false,
    onCancel,
    cancel = t('Abbrechen'),
    status,
    children,
  } = props;
  return (
    <div className={`${styles.actions} wrap gap-2 justify-end`} data-stays>
      {form.submitting ? <Saving /> : status}
      {children && <div className="mr-auto">{children}</div>}
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <BusyButton type="submit" danger={danger} isBusy={form.submitting}>
        {submit}
      </BusyButton>
    </div>
  );
}
