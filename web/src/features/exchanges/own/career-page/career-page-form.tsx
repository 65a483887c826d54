import { careerPageForm, type CareerPage } from '@lehrpfad/contract/exchanges/own.ts';
import { ApiError } from '../../../../core/api/api.ts';
import { DraftNotice } from '../../../../core/form/drafts/draft-notice.tsx';
import { draftOnPage } from '../../../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../../core/form/form-parts.tsx';
import { TextField } from '../../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../../core/form/use-form-of.ts';
import { useLeaveWarning } from '../../../../core/form/saving/use-leave-warning.tsx';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import styles from '../parts.module.css';
import { savePage } from '../queries.ts';

/** The address of the career page. */
export function CareerPageForm({ page }: { readonly page: CareerPage | null }) {
  const form = useFormOf({
    schema: careerPageForm,
    initial: { url: page?.url ?? '' },
    fields: { url: 'Adresse Ihrer Karriereseite' },
    draft: draftOnPage('career-page'),
    onSubmit: async ({ url }, _, key) => {
      const isRead = (await savePage(url, key)) && url !== page?.url;
      showToast(isRead ? 'Gespeichert. Ihre Karriereseite wird abgerufen.' : 'Gespeichert.');
    },
    // The server refuses it while the page is being read, or if it was changed too often.
    onFailure: (error) =>
      error instanceof ApiError && [409, 429].includes(error.status)
        ? { '': error.message }
        : undefined,
  });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  return (
    <>
      {leaving.dialog}
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FieldStack>
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <TextField
            {...form.field('url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://www.ihr-unternehmen.de/karriere"
            required
          />
        </FieldStack>
        <FormActions form={form} submit={page ? 'Adresse ändern' : 'Speichern und abrufen'} />
      </form>
    </>
  );
}
