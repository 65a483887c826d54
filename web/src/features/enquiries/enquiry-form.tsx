import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { receivers } from '@lehrpfad/contract/enquiries/options.ts';
import { enquiryForm, type postEnquiry } from '@lehrpfad/contract/enquiries/enquiries.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chamberChoiceHint, chamberHints } from '@lehrpfad/regions/parts/chambers.ts';
import { ApiError, call } from '../../core/api/api.ts';
import { draftOnPage } from '../../core/form/drafts/draft-of.ts';
import { DraftNotice } from '../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldStack, RequiredHint } from '../../core/form/form-parts.tsx';
import { focusField } from '../../core/form/focus-field.ts';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { lineLength } from '../../core/form/fields/remaining.ts';
import { Remaining } from '../../core/form/fields/remaining-note.tsx';
import { TextAreaField } from '../../core/form/fields/text-area-field.tsx';
import { MailField } from '../../core/form/fields/mail-field.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { TrapField } from '../../core/form/fields/trap-field.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { useLeaveWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { foreignLanguage, t, translated } from '../../core/texts/texts.ts';
import styles from './contact-page.module.css';
import type { SentEnquiry, Topic } from './enquiry-values.ts';

const labels = {
  receiver: t('Kammer'),
  subject: t('Betreff'),
  text: t('Nachricht'),
  mail: 'E-Mail-Adresse',
} as const;

const options = receivers.map((label, value) => ({
  value,
  label,
  hint: chamberHints[value] ?? '',
}));

interface EnquiryFormProps {
  readonly topic: Topic;
  /** Email address of the previous message, which is filled in again. */
  readonly sender: string | null;
  readonly onSent: (enquiry: SentEnquiry) => void;
}

/** The form of an enquiry, with the field that only programs fill in. */
function useEnquiryForm({ topic, sender, onSent }: EnquiryFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useFormOf({
    schema: enquiryForm,
    initial: { ...topic.initial, mail: sender ?? '' },
    fields: labels,
    draft: draftOnPage(topic.name),
    onSubmit: async (enquiry, _, key) => {
      const language: Language = foreignLanguage()?.language ?? 'de';
      const body = { ...enquiry, language, website: trap.current?.value ?? '' };
      await call<typeof postEnquiry>('POST contact/', { body, key });
      onSent(enquiry);
    },
    // 429: too many messages in an hour; the response says how long to wait.
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.status !== 429) return undefined;
      return {
        '': t('{message} Die Nachricht bleibt so lange hier stehen.', {
          message: translated(error.message),
        }),
      };
    },
  });
  return { form, trap };
}

/** Focuses a field when another message is begun, because the button for it, which had the focus, was removed. */
function useFirstFocus(fieldId: string | null): void {
  const begin = useEffectEvent(() => {
    if (fieldId !== null) focusField(fieldId);
  });
  useEffect(() => begin(), []);
}

export function EnquiryForm(props: EnquiryFormProps) {
  const { topic, sender } = props;
  const { form, trap } = useEnquiryForm(props);
  const { dialog } = useLeaveWarning(form.isDirty, form.discard);
  useFirstFocus(sender === null ? null : `${form.id}-${form.first}`);

  return (
    <form
      noValidate
      className={`${styles.form} border rounded-lg bg-paper p-6 stack gap-6`}
      onSubmit={(event) => void form.submit(event)}
    >
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
      <RequiredHint />
      <EnquiryFields form={form} hint={topic.hint} />
      <TrapField ref={trap} name="website" label={t('Webseite')} />
      <p>
        {t(
          'Die Nachricht geht per E-Mail an die gewählte Kammer. Hier wird ihr Text gelöscht, sobald sie verschickt ist. Mehr dazu steht in der',
        )}{' '}
        <a href={hrefOf(paths.privacy)}>{t('Datenschutzerklärung')}</a>.
      </p>
      <BusyButton type="submit" wraps isBusy={form.submitting}>
        {t('Nachricht senden')}
      </BusyButton>
      {dialog}
    </form>
  );
}

interface EnquiryFieldsProps {
  readonly form: ReturnType<typeof useEnquiryForm>['form'];
  /** What the message should contain. */
  readonly hint: Topic['hint'];
}

function EnquiryFields({ form, hint }: EnquiryFieldsProps) {
  const { field, values } = form;
  return (
    <FieldStack>
      <RadioField
        {...field('receiver')}
        description={translated(chamberChoiceHint)}
        options={options}
        required
      />
      <div>
        <TextField {...field('subject')} required />
        <Remaining
          length={lineLength(values.subject, limits.enquirySubject)}
          max={limits.enquirySubject}
        />
      </div>
      <TextAreaField
        {...field('text')}
        description={hint}
        max={limits.enquiryText}
        rows={9}
        required
      />
      <MailField
        {...field('mail')}
        description={t('An diese Adresse kommt die Antwort.')}
        ask={(mail) => t('Ist {mail} gemeint?', { mail })}
        required
      />
    </FieldStack>
  );
}
