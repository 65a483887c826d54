import { Button } from '@mantine/core';
import styles from './draft-notice.module.css';
import type { AnyForm } from './use-form-of.ts';

interface DraftNoticeProps {
  readonly form: Pick<AnyForm, 'isRestored' | 'discard'>;
  /** The form has files, which are not kept. */
  readonly hasFiles?: boolean;
}

/** Says that a form begins with what was not saved before, and lets go of it. */
export function DraftNotice({ form, hasFiles = false }: DraftNoticeProps) {
  return (
    <div role="status">
      {form.isRestored && (
        <div className={styles.notice}>
          <p className={styles.text}>
            Nicht gespeicherte Eingaben wiederhergestellt.
            {hasFiles && ' Dateien werden nicht aufgehoben: Bitte wählen Sie diese erneut aus.'}
          </p>
          <Button size="md" variant="default" onClick={form.discard}>
            Verwerfen
          </Button>
        </div>
      )}
    </div>
  );
}
