import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { announce } from '../announcer.tsx';
import { focusField } from './focus-field.ts';
import styles from './draft-notice.module.css';
import type { AnyForm } from './use-form-of.ts';

const restored = 'Nicht gespeicherte Eingaben wiederhergestellt.';
const filesAreGone = 'Dateien werden nicht aufgehoben: Bitte wählen Sie diese erneut aus.';

interface DraftNoticeProps {
  readonly form: Pick<AnyForm, 'id' | 'first' | 'isRestored' | 'discard'>;
  /** The form has files, which are not kept. */
  readonly hasFiles?: boolean;
}

/** Says that a form begins with what was not saved before, and lets go of it. */
export function DraftNotice({ form, hasFiles = false }: DraftNoticeProps) {
  const text = hasFiles ? `${restored} ${filesAreGone}` : restored;
  useEffect(() => {
    if (form.isRestored) announce(text);
  }, [form.isRestored, text]);
  if (!form.isRestored) return null;

  function discard(): void {
    form.discard();
    announce('Wiederhergestellte Eingaben verworfen.');
    // The button that had the focus goes.
    focusField(`${form.id}-${form.first}`);
  }

  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <Button size="md" variant="default" onClick={discard}>
        Verwerfen
      </Button>
    </div>
  );
}
