import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  type PlainText,
  plainTextForm,
  type patchPlainText,
  type PlainTextForm,
} from '@lehrpfad/contract/pages/plain.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { RichTextField } from '../../core/form/rich-text/rich-text-field.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { PlainHints } from './plain-hints.tsx';
import read from './plain.module.css';
import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { plainLabels, valuesOf, type PlainValues } from './plain-values.ts';

interface PlainOverlayProps {
  readonly text: PlainText;
  /** The editors' name for the text. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Form to edit a text in plain language, with a preview and hints on readability. Mounted while it is open. */
export function PlainOverlay({ text, label, onClose }: PlainOverlayProps) {
  const whenSaved = useWhenSaved((_saved: PlainText) => {
    showToast('Text gespeichert');
    leaveWithoutWarning(onClose);
  });
  // Fixed at the first render: after a save the stored text changes while the form is still open.
  const [begun] = useState(text);
  const { form, conflict } = usePlainForm(begun, whenSaved);
  const { html } = form.values;
  return (
    <EditOverlay
      form={form}
      title={label}
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      <div>
        <RichTextField
          {...form.field('html')}
          max={limits.plainText}
          required
          description="Kurze Sätze mit je einem Gedanken. Keine Abkürzungen. Erklären Sie schwere Wörter. Beginnen Sie mit einer Überschrift."
        />
        <PlainHints html={html} />
      </div>
      <section aria-labelledby="vorschau" className="mb-4">
        <h3 id="vorschau" className="text-base m-0 mb-3">
          Vorschau
        </h3>
        <div className={`${read.text} card w-full p-5 text-lg`}>
          <UserHtml html={html} below={3} />
        </div>
      </section>
      <ObjectTrail subject="plain-text" id={begun.id} />
    </EditOverlay>
  );
}

/**
 * Form of a text in plain language.
 * @param onSaved called when it is stored
 */
function usePlainForm(text: PlainText, onSaved: (saved: PlainText) => void) {
  const name = plainPages.find(({ page }) => page === text.page)?.label ?? text.page;
  const draft = draftOf('plain-text', '', { id: text.id, name });
  const conflict = useConflict<PlainText, PlainValues>(text, valuesOf, plainLabels);
  const form = useFormOf<PlainValues, PlainTextForm>({
    schema: plainTextForm,
    initial: valuesOf(text),
    fields: plainLabels,
    draft,
    conflict,
    onSubmit: async ({ html }, _, key) => {
      const saved = await call<typeof patchPlainText>('PATCH plaintexts/patch/:page/', {
        params: { page: text.page },
        body: { html, last_updated: conflict.lastUpdated() },
        key,
      });
      await reloadEditorial();
      onSaved(saved);
    },
  });
  return { form, conflict };
}
