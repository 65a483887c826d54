import {
  applicationSteps,
  documentsFor,
  isForInternship,
  nothingToSend,
  telOf,
  type ApplicationStep,
} from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import { deadlineState } from '@lehrpfad/contract/job-ads/apply/deadline.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { berlinToday, formatDate } from '../../../core/text/dates.ts';
import { displayUrl, toHttps } from '../../../core/text/web-links.ts';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { ExternalLink } from '../../../core/ui/text/external-link.tsx';
import { usePublicFaq } from '../../faq/public-queries.ts';
import { changeProgress, useProgress } from '../favourites/progress/progress-store.ts';
import { ProgressFields } from '../favourites/progress/progress-fields.tsx';
import { counted, germanContent, t, translated } from '../../../core/texts/texts.ts';
import styles from './apply.module.css';
import { MailStep } from './mail-step.tsx';

interface ApplySheetProps {
  readonly ad: PublicJobAd;
  /** Link to the ad. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Instructions for applying for an ad, step by step. */
export function ApplySheet({ ad, url, onClose }: ApplySheetProps) {
  const steps = applicationSteps(ad, toHttps);
  const documents = documentsFor(ad);
  const nothing = nothingToSend(ad, steps);
  return (
    <Overlay opened hasEntry title={t('So bewirbst du dich')} onClose={onClose}>
      <div className="stack gap-5">
        <div>
          <p lang={germanContent()} className="font-bold">
            {ad.title}
          </p>
          <p className="text-soft">{ad.company_name}</p>
          <Promises ad={ad} />
        </div>
        {documents.length > 0 && <Documents ad={ad} />}
        {nothing !== '' && <p>{translated(nothing)}</p>}
        <section>
          <h3 className="mb-2 text-lg">
            {steps.length > 1 ? t('Such dir einen Weg aus') : t('Melde dich')}
          </h3>
          {steps.length === 0 ? (
            <NoWay />
          ) : (
            <ol className={`${styles.steps} grid list-plain gap-5`}>
              {steps.map((step) => (
                <li key={step.method}>
                  <Step ad={ad} step={step} />
                </li>
              ))}
            </ol>
          )}
        </section>
        <section>
          <h3 className="mb-2 text-lg">{t('Merk dir, wie weit du bist')}</h3>
          <ProgressFields ad={ad} url={url} />
        </section>
      </div>
    </Overlay>
  );
}

function Promises({ ad }: { readonly ad: PublicJobAd }) {
  const { application_deadline: deadline, reply_days: days } = ad;
  return (
    <>
      {deadline && <Deadline day={deadline} />}
      {days !== null && (
        <p className="mt-2">
          {t('Das Unternehmen verspricht dir eine Antwort nach höchstens')}{' '}
          {days === 1 ? t('einem Tag') : counted(days, 'Tag', 'Tagen')}.
        </p>
      )}
      {ad.trial_day && (
        <p className="mt-2">{t('Du kannst vorher einen Schnuppertag machen. Frag danach.')}</p>
      )}
    </>
  );
}

function Deadline({ day }: { readonly day: string }) {
  const date = formatDate(day);
  switch (deadlineState(day, berlinToday())) {
    case 'ahead':
      return <p className="mt-2">{t('Bewirb dich bis zum {date}.', { date })}</p>;
    case 'today':
      return <p className="mt-2 font-bold">{t('Heute ist der letzte Tag für deine Bewerbung.')}</p>;
    case 'past':
      return (
        <p className="mt-2 font-bold">
          {t(
            'Die Bewerbungsfrist ist am {date} abgelaufen. Frag kurz nach, ob du dich noch bewerben kannst.',
            { date },
          )}
        </p>
      );
  }
}

/** Checklist of the documents to send. The ticks stay on the device. */
function Documents({ ad }: { readonly ad: PublicJobAd }) {
  const ready = useProgress(ad.id)?.ready ?? [];
  const isSaid = ad.application_documents.length > 0;
  return (
    <section>
      <h3 className="mb-2 text-lg">{t('Das brauchst du')}</h3>
      {!isSaid && (
        <p className="mb-2 text-soft">
          {t(
            'Lies in der Beschreibung nach, was du schicken sollst. Steht dort nichts, ist das hier üblich; im Zweifel frag kurz nach.',
          )}
        </p>
      )}
      <div role="group" aria-label={t('Unterlagen, die fertig sind')} className="wrap gap-2">
        {documentsFor(ad).map(({ key, label }) => (
          <ChoicePill
            key={key}
            checked={ready.includes(key)}
            onChange={(isReady) =>
              changeProgress(ad.id, {
                ready: isReady ? [...ready, key] : ready.filter((one) => one !== key),
              })
            }
          >
            {translated(label)}
          </ChoicePill>
        ))}
      </div>
      <p className="mt-2">
        <AboutApplications />
      </p>
    </section>
  );
}

/** Question of the FAQ about the documents of an application. */
const aboutApplications = 'Was gehört in meine Bewerbung?';

/** Link to the entry; to the page of pupils while its id is unknown, or if editors have changed its title. */
function AboutApplications() {
  const { data: entries = [] } = usePublicFaq('schueler');
  const entry = entries.find(({ title }) => title.trim() === aboutApplications);
  const path = entry ? `${paths.informationPupils}/${entry.id}` : paths.informationPupils;
  return (
    <a href={hrefOf(path)} className="tap-line">
      {translated(aboutApplications)}
    </a>
  );
}

function Step({ ad, step }: { readonly ad: PublicJobAd; readonly step: ApplicationStep }) {
  switch (step.method) {
    case 'phone':
      return <PhoneStep ad={ad} people={step.people} />;
    case 'email':
      return <MailStep ad={ad} people={step.people} />;
    case 'web':
      return (
        <>
          <h4>{t('Im Netz bewerben')}</h4>
          <ExternalLink href={step.href}>{displayUrl(step.href)}</ExternalLink>
        </>
      );
    case 'visit':
      return (
        <>
          <h4>{t('Vor Ort vorbeigehen')}</h4>
          <address className="not-italic">
            {step.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </>
      );
  }
}

interface PhoneStepProps {
  readonly ad: PublicJobAd;
  readonly people: Extract<ApplicationStep, { readonly method: 'phone' }>['people'];
}

function PhoneStep({ ad, people }: PhoneStepProps) {
  return (
    <>
      <h4>{t('Anrufen')}</h4>
      <p className="text-soft">
        {isForInternship(ad)
          ? t(
              'Sag, wie du heißt, welche Stelle du meinst und wann dein Praktikum sein soll, und frag, wie es weitergeht.',
            )
          : t('Sag, wie du heißt, welche Stelle du meinst, und frag, wie es weitergeht.')}
      </p>
      <ul className="grid w-full list-plain gap-2">
        {people.map(({ phone, name, role }) => (
          <li key={phone}>
            <ButtonLink href={telOf(phone)} variant="light" wraps>
              {[name, role].filter(Boolean).join(', ') || ad.company_name}:{' '}
              <span className="whitespace-nowrap">{phone}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoWay() {
  return (
    <p>
      {t('Für diese Stelle ist kein Kontakt eingetragen. Die Kammern helfen dir weiter:')}{' '}
      <a href={hrefOf(paths.contact)}>{t('Schreib ihnen eine Nachricht')}</a>.
    </p>
  );
}
