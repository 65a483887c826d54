import { Notice } from '../../ui/notices/notice.tsx';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { announce } from '../../ui/notices/announcer.tsx';
import { focusField } from '../focus-field.ts';
import type { AnyForm } from '../use-form-of.ts';
import { t } from '../../texts/texts.ts';

const restored = t('Nicht gespeicherte Eingaben wiederhergestellt.');
const filesAreGone = t(
  'Dateien können nicht aufgehoben werden: Bitte wählen Sie sie erneut aus. Was schon gespeichert war, ist noch da.',
);

interface DraftNoticeProps {
  readonly form: Pick<
    AnyForm,
    'id' | 'first' | 'isRestored' | 'isDirty' | 'lacksFiles' | 'discard'
  >;
}

function textOf({ isDirty, lacksFiles }: DraftNoticeProps['form']): string {
  if (!lacksFiles) return restored;
  return isDirty ? `${restored} ${filesAreGone}` : filesAreGone;
}

/** Says that a form starts with restored input, and offers to discard it. */
export function DraftNotice({ form }: DraftNoticeProps) {
  // All that is unsaved when the form begins was restored.
  const [text] = useState(() => textOf(form));
  useEffect(() => {
    if (form.isRestored) announce(text);
  }, [form.isRestored, text]);
  if (!form.isRestored) return null;

  function discard(): void {
    form.discard();
    announce(t('Wiederhergestellte Eingaben verworfen.'));
    // The focused button disappears.
    focusField(`${form.id}-${form.first}`);
  }

  return (
    <Notice className="row gap-2-4 justify-between">
      <p className="grow-basis">{text}</p>
      <Button variant="default" onClick={discard}>
        {t('Verwerfen')}
      </Button>
    </Notice>
  );
}
