import { careerPageForm, type CareerPage } from '@lehrpfad/contract/exchanges/own.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../core/api/api.ts';
import { ConflictNotice } from '../../../../core/form/conflict/conflict-notice.tsx';
import { useValuesConflict } from '../../../../core/form/conflict/use-values-conflict.ts';
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

const fields = { url: 'Adresse Ihrer Karriereseite' } as const;

type Address = Pick<CareerPage, 'url'>;

const addressOf = ({ url }: Address): Address => ({ url });

/** The form for an address. Whatever is stored meanwhile is shown as long as nothing else was typed. */
function useAddressForm(stored: Address) {
  const [begun] = useState(stored);
  const conflict = useValuesConflict(begun, addressOf, fields);
  const form = useFormOf({
    schema: careerPageForm,
    initial: addressOf(begun),
    fields,
    draft: draftOnPage('career-page'),
    conflict,
    onSubmit: async ({ url }, _, key) => {
      const before = conflict.begun();
      const isRead = (await savePage({ url, begun: before }, key)) && url !== before.url;
      showToast(isRead ? 'Gespeichert. Ihre Karriereseite wird abgerufen.' : 'Gespeichert.');
    },
    // The server refuses it while the page is being read, or if it was changed too often.
    onFailure: (error) =>
      error instanceof ApiError && [409, 429].includes(error.status)
        ? { '': error.message }
        : undefined,
  });
  const isIdle = !form.isDirty && !form.submitting && conflict.open === null;
  const show = useEffectEvent((values: Address) => {
    conflict.beginWith(JSON.stringify(values));
    form.begin(values);
    form.set(values);
  });
  useEffect(() => {
    if (isIdle) show({ url: stored.url });
  }, [isIdle, stored.url]);
  return { form, conflict };
}

/** The address of the career page. */
export function CareerPageForm({ page }: { readonly page: CareerPage | null }) {
  const { form, conflict } = useAddressForm(page ?? { url: '' });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  return (
    <>
      {leaving.dialog}
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FieldStack>
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <ConflictNotice form={form} conflict={conflict} />
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
