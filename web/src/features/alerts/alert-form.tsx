import { alertForm, type postAlert } from '@lehrpfad/contract/alerts/alerts.ts';
import { rhythms, type Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../core/api/api.ts';
import { draftOnPage } from '../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { TrapField } from '../../core/form/fields/trap-field.tsx';
import { FieldStack } from '../../core/form/form-parts.tsx';
import { focusField } from '../../core/form/focus-field.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { foreignLanguage, t } from '../../core/texts/texts.ts';

interface AlertFormProps {
  /** The kept search. */
  readonly search: string;
}

/** Form that requests an alert by mail; after sending it shows the next step. */
export function AlertForm({ search }: AlertFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
  return <Form search={search} onSent={setSentTo} />;
}

interface FormProps extends AlertFormProps {
  readonly onSent: (mail: string) => void;
}

const initial: { mail: string; rhythm: Rhythm | '' | null } = { mail: '', rhythm: 'weekly' };

const options = rhythms.map(({ key, label }) => ({ value: key, label }));

/** The form of an alert, with the field that only programs fill in. */
function useAlertForm({ search, onSent }: FormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useFormOf({
    schema: alertForm,
    initial,
    fields: { mail: 'E-Mail-Adresse', rhythm: t('Wie oft?') },
    draft: draftOnPage(`alert-${search}`),
    onSubmit: async (values, _, key) => {
      const language: Language = foreignLanguage()?.language ?? 'de';
      const body = {
        ...values,
        search,
        language,
        website: trap.current?.value ?? '',
      };
      await call<typeof postAlert>('POST alerts/', { body, key });
      onSent(values.mail);
    },
    // 429: too many links in an hour; the response says how long to wait.
    onFailure: (error) =>
      error instanceof ApiError && error.status === 429 ? { '': error.message } : undefined,
  });
  return { form, trap };
}

function Form(props: FormProps) {
  const { form, trap } = useAlertForm(props);
  const { field } = form;
  const first = `${form.id}-mail`;
  // The button that has opened the form is gone.
  useEffect(() => focusField(first), [first]);

  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary form={form} />
      <FieldStack>
        <TextField {...field('mail')} type="email" autoComplete="email" required />
        <RadioField {...field('rhythm')} options={options} required />
      </FieldStack>
      <TrapField ref={trap} name="website" label={t('Webseite')} />
      <p>
        {t(
          'Zuerst schicken wir dir einen Link zum Bestätigen. Du kannst mit einem Klick abbestellen; dann löschen wir deine Adresse sofort. Mehr dazu im',
        )}{' '}
        <a href={hrefOf(paths.privacy)}>{t('Datenschutz')}</a>.
      </p>
      <div>
        <BusyButton type="submit" isBusy={form.submitting}>
          {t('Link schicken')}
        </BusyButton>
      </div>
    </form>
  );
}

function Sent({ to, onAgain }: { readonly to: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h4 ref={heading} tabIndex={-1} className="text-md">
        {t('Sieh in dein Postfach')}
      </h4>
      <p className="mt-1 mb-3 wrap-anywhere">
        {t('Gleich kommt eine Mail an')} <strong>{to}</strong>
        {t(
          '. Erst wenn du den Link darin öffnest und bestätigst, schreiben wir dir. Er gilt {hours} Stunden. Nichts da? Sieh im Spam-Ordner nach.',
          { hours: limits.alertConfirmHours },
        )}
      </p>
      <Button variant="default" onClick={onAgain}>
        {t('Andere Adresse')}
      </Button>
    </div>
  );
}
