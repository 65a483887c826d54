import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../core/form/form-parts.tsx';
import { RichTextField } from '../../core/form/rich-text/rich-text-field.tsx';
import { leaveWithoutWarning, useLeaveWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { PlainHints } from './plain-hints.tsx';
import styles from './plain-overlay.module.css';
import read from './plain.module.css';
import { usePlainForm } from './use-plain-form.ts';

interface PlainOverlayProps {
  readonly text: PlainText;
  /** What editors call it. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A text in plain language to change, with what it looks like and how easily it reads. Mounted as long as it is open. */
export function PlainOverlay({ text, label, onClose }: PlainOverlayProps) {
  const whenSaved = useWhenSaved((_saved: PlainText) => {
    showToast('Text gespeichert');
    leaveWithoutWarning(onClose);
  });
  // What is stored changes below an open form when it is saved; the form goes on with what it began with.
  const [begun] = useState(text);
  const { form, conflict } = usePlainForm(begun, whenSaved);
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onClose));
  const { html } = form.values;
  return (
    <>
      <Overlay
        opened
        title={label}
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={close} />}
      >
        <FieldStack>
          <ConflictNotice form={form} conflict={conflict} />
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <div>
            <RichTextField
              {...form.field('html')}
              most={limits.plainText}
              required
              description="Kurze Sätze mit je einem Gedanken. Keine Abkürzungen. Erklären Sie schwere Wörter. Beginnen Sie mit einer Überschrift."
            />
            <PlainHints html={html} />
          </div>
          <section aria-labelledby="vorschau" className={styles.preview}>
            <h3 id="vorschau" className={styles.heading}>
              Vorschau
            </h3>
            <div className={read.text}>
              <UserHtml html={html} below={3} />
            </div>
          </section>
        </FieldStack>
        <ObjectTrail subject="plain-text" id={begun.id} />
      </Overlay>
      {leaving.dialog}
    </>
  );
}
