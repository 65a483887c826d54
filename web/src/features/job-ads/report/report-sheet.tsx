import type { Language } from '@lehrpfad/contract/core/languages.ts';
import { adReportForm, type postAdReport } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { reportReasons, type ReportReason } from '@lehrpfad/contract/ad-reports/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../core/api/api.ts';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { TrapField } from '../../../core/form/fields/trap-field.tsx';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { foreignLanguage, germanContent, t } from '../../../core/texts/texts.ts';

interface ReportSheetProps {
  readonly ad: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** Reports an ad to the editors; without an account, and without an address if one does not want the answer. */
export function ReportSheet({ ad, onClose }: ReportSheetProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Overlay opened hasEntry title={t('Anzeige melden')} onClose={onClose}>
      <p
        lang={germanContent()}
        className="mb-5 px-4 py-3 rounded-md bg-tint font-bold wrap-anywhere"
      >
        {ad.title}
      </p>
      {sentTo === null ? (
        <ReportForm ad={ad.id} onSent={setSentTo} />
      ) : (
        <Sent to={sentTo} onClose={onClose} />
      )}
    </Overlay>
  );
}

const options = Object.entries(reportReasons).map(([value, label]) => ({
  value: value as ReportReason,
  label,
}));

const initial: { reason: ReportReason | '' | null; text: string; mail: string } = {
  reason: '',
  text: '',
  mail: '',
};

interface ReportFormProps {
  readonly ad: number;
  /** Called with the address, which may be empty. */
  readonly onSent: (mail: string) => void;
}

/** The form of a report, with the field that only programs fill in. */
function useReportForm({ ad, onSent }: ReportFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useFormOf({
    schema: adReportForm,
    initial,
    fields: { reason: t('Was stimmt nicht?'), text: t('Was genau?'), mail: 'E-Mail-Adresse' },
    draft: draftOnPage(`report-${ad}`),
    onSubmit: async (values, _, key) => {
      const language: Language = foreignLanguage()?.language ?? 'de';
      const body = { ...values, language, job_ad: ad, website: trap.current?.value ?? '' };
      await call<typeof postAdReport>('POST ad-reports/post/', { body, key });
      onSent(values.mail);
    },
    // 429: too many reports in an hour; 404: the ad is no longer public.
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      if (error.status === 404) return { '': t('Diese Anzeige ist nicht mehr öffentlich.') };
      return error.status === 429 ? { '': error.message } : undefined;
    },
  });
  return { form, trap };
}

function ReportForm(props: ReportFormProps) {
  const { form, trap } = useReportForm(props);

  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void form.submit(event)}>
      <p>
        {t(
          'Die Redaktion sieht sich jede Meldung an. Das Unternehmen erfährt nicht, von wem sie kommt.',
        )}
      </p>
      <ErrorSummary form={form} />
      <ReportFields form={form} />
      <TrapField ref={trap} name="website" label={t('Webseite')} />
      <p>
        {t('Mehr dazu im')} <a href={hrefOf(paths.privacy)}>{t('Datenschutz')}</a>.
      </p>
      <div>
        <BusyButton type="submit" isBusy={form.submitting}>
          {t('Melden')}
        </BusyButton>
      </div>
    </form>
  );
}

function ReportFields({ form }: Pick<ReturnType<typeof useReportForm>, 'form'>) {
  const { field, values } = form;
  return (
    <FieldStack>
      <RadioField {...field('reason')} options={options} required />
      <TextAreaField
        {...field('text')}
        description={t('Je genauer, desto schneller können wir helfen.')}
        max={limits.reportText}
        rows={4}
        required={values.reason === 'other'}
      />
      <TextField
        {...field('mail')}
        description={t(
          'Nur wenn du eine Antwort möchtest. Wir löschen sie, nachdem entschieden ist.',
        )}
        type="email"
        autoComplete="email"
      />
    </FieldStack>
  );
}

function Sent({ to, onClose }: { readonly to: string; readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {t('Danke, deine Meldung ist angekommen')}
      </h3>
      <p className="mt-1 mb-4 wrap-anywhere">
        {to === '' ? (
          t('Die Redaktion prüft die Anzeige.')
        ) : (
          <>
            {t('Die Redaktion prüft die Anzeige und schreibt an')} <strong>{to}</strong>
            {t(', was sie entschieden hat.')}
          </>
        )}
      </p>
      <Button onClick={onClose}>{t('Zurück zur Anzeige')}</Button>
    </div>
  );
}
