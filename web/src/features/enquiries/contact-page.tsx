import { useState, useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { TextPage } from '../../core/ui/text/text-page.tsx';
import { PlainPart } from '../pages/plain-part.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './contact-page.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import { barrier, topicAt, type SentEnquiry, type Topic } from './enquiry-values.ts';
import { receivers } from '@lehrpfad/contract/enquiries/options.ts';
import { chamberSeats } from '@lehrpfad/regions/parts/chambers.ts';
import { accessibilityLaw } from '@lehrpfad/regions/parts/legal.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';

/** The page with the form for a message to a chamber; the address may preset the topic. */
export function ContactPage() {
  const topic = topicAt(useParams()['*']);
  return <Contact key={topic.name} topic={topic} />;
}

function Contact({ topic }: { readonly topic: Topic }) {
  usePageTitle(topic.title);
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const [sender, setSender] = useState<string | null>(null);

  if (sent !== null) {
    const again = () => {
      setSender(sent.mail);
      setSent(null);
    };
    return <EnquirySent topic={topic} enquiry={sent} onAgain={again} />;
  }
  return (
    <TextPage title={topic.title} lead={topic.lead}>
      <PlainPart page="contact" />
      <div className={`${styles.columns} stack gap-8`}>
        <EnquiryForm topic={topic} sender={sender} onSent={setSent} />
        {topic === barrier ? <BarrierHelp /> : <Responsibilities />}
      </div>
    </TextPage>
  );
}

interface EnquirySentProps {
  readonly topic: Topic;
  readonly enquiry: SentEnquiry;
  /** Opens a new form. */
  readonly onAgain: () => void;
}

/** Confirms that the message has been sent, and describes the next steps. */
function EnquirySent({ topic, enquiry, onAgain }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`${styles.sent} border rounded-lg bg-paper p-6 max-w-prose text-ink`}>
      <h1 ref={heading} tabIndex={-1} className="mb-4">
        {t('Die Nachricht ist unterwegs')}
      </h1>
      <p className="mb-4">
        {t('Vielen Dank! Sie geht an die')} <strong>{receivers[enquiry.receiver]}</strong>.
      </p>
      <h2 className="mt-6 mb-2 text-xl">{t('So geht es weiter')}</h2>
      <ol className="grid gap-2 m-0 mb-4 px-5">
        <li>
          {t('Gleich kommt eine Bestätigung an')} <strong>{enquiry.mail}</strong>
          {t('. Vielleicht landet sie im Spam-Ordner.')}
        </li>
        <li>{topic.answer}</li>
      </ol>
      <div className="row gap-2-4 mt-8">
        <Button variant="default" onClick={onAgain}>
          {t('Weitere Nachricht schreiben')}
        </Button>
        <a className="tap-line" href={hrefOf(paths.information)}>
          {t('Häufige Fragen und Antworten')}
        </a>
      </div>
    </div>
  );
}

/** Explains which chamber is responsible, by trade and by district. */
function Responsibilities() {
  return (
    <aside className={`${styles.beside} py-1 px-0`} aria-labelledby="zustaendig">
      <h2 id="zustaendig" className="mb-4 text-xl">
        {t('Welche Kammer ist zuständig?')}
      </h2>
      <dl className={`${styles.who} grid gap-4`}>
        <div>
          <dt className="font-bold">{t('HWK: Handwerk')}</dt>
          <dd className="text-soft">
            {t('zum Beispiel Bäckerei, Friseursalon, Tischlerei, Elektro- oder Kfz-Betrieb')}
          </dd>
        </div>
        <div>
          <dt className="font-bold">{t('IHK: Industrie, Handel und Dienstleistung')}</dt>
          <dd className="text-soft">
            {t('zum Beispiel Büro, Geschäft, Hotel, Lager, Fabrik oder IT-Firma')}
          </dd>
        </div>
        {chamberSeats.map(({ title, districts }) => (
          <div key={title}>
            <dt className="font-bold">{translated(title)}</dt>
            <dd className="text-soft">{districts.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose mt-4">{t('Nicht sicher? Jede Kammer in der Nähe hilft weiter.')}</p>
      <p className="max-w-prose mt-4">
        {t('Vielleicht steht die Antwort schon bei den')}{' '}
        <a href={hrefOf(paths.information)}>{t('häufigen Fragen')}</a>.
      </p>
    </aside>
  );
}

/** Explains how a report is handled, and names the body that helps if there is no answer, as the state's law requires. */
function BarrierHelp() {
  return (
    <aside className={`${styles.beside} py-1 px-0`} aria-labelledby="danach">
      <h2 id="danach" className="mb-4 text-xl">
        {t('Was danach geschieht')}
      </h2>
      <p className="max-w-prose mt-4">
        {t(
          'Wir prüfen, was gemeldet wurde, und antworten innerhalb eines Monats. Vorausgewählt ist eine Kammer; jede andere geht auch.',
        )}
      </p>
      <p className="max-w-prose mt-4">
        {t(
          'Hilft die Antwort nicht weiter, so vermittelt die {name}. Wie sie zu erreichen ist, und was wir über Barrieren schon wissen, steht in der',
          { name: accessibilityLaw.mediator.name },
        )}{' '}
        <a href={hrefOf(paths.accessibility)}>{t('Erklärung zur Barrierefreiheit')}</a>.
      </p>
    </aside>
  );
}
