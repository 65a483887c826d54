import { alertForm, type postAlert } from '@lehrpfad/contract/alerts/alerts.ts';
import { rhythms, type Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../core/api/api.ts';
import { draftOnPage } from '../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { MailField } from '../../core/form/fields/mail-field.tsx';
import { MailSuggestion } from '../../core/form/fields/mail-suggestion.tsx';
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
  const [values, setValues] = useState(noValues);
  const [isSent, setSent] = useState(false);
  if (!isSent)
    return (
      <Form
        search={search}
        initial={values}
        onSent={(sent) => {
          setValues(sent);
          setSent(true);
        }}
      />
    );
  return (
    <Sent
      to={values.mail}
      onAgain={(mail) => {
        setValues({ ...values, mail });
        setSent(false);
      }}
    />
  );
}

interface Values {
  readonly mail: string;
  readonly rhythm: Rhythm | '' | null;
}

interface FormProps extends AlertFormProps {
  readonly initial: Values;
  readonly onSent: (values: Values) => void;
}

const noValues: Values = { mail: '', rhythm: 'weekly' };

/** The question about a misspelt address. */
const meant = (mail: string): string => t('Meintest du {mail}?', { mail });

const options = rhythms.map(({ key, label }) => ({ value: key, label }));

/** The form of an alert, with the field that only programs fill in. */
function useAlertForm({ search, initial, onSent }: FormProps) {
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
      onSent(values);
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
        <MailField {...field('mail')} ask={meant} required />
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

interface SentProps {
  readonly to: string;
  /** Opens the form again, with this address. */
  readonly onAgain: (mail: string) => void;
}

function Sent({ to, onAgain }: SentProps) {
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
      {/* Whoever sends the form out of the field has not seen the question there. */}
      <MailSuggestion typed={to} ask={meant} onTake={onAgain} />
      <Button variant="default" onClick={() => onAgain('')}>
        {t('Andere Adresse')}
      </Button>
    </div>
  );
}
