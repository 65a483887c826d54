import { receivers } from '@lehrpfad/contract/enquiries/options.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import styles from './contact-page.module.css';
import type { SentEnquiry, Topic } from './enquiry-values.ts';

interface EnquirySentProps {
  readonly topic: Topic;
  readonly enquiry: SentEnquiry;
  /** Opens a new form. */
  readonly onAgain: () => void;
}

/** Says that the message has been sent, and what happens next. */
export function EnquirySent({ topic, enquiry, onAgain }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`${styles.sent} max-w-prose text-ink`}>
      <h1 ref={heading} tabIndex={-1}>
        Die Nachricht ist unterwegs
      </h1>
      <p>
        Vielen Dank! Sie geht an die <strong>{receivers[enquiry.receiver]}</strong>.
      </p>
      <h2>So geht es weiter</h2>
      <ol>
        <li>
          Gleich kommt eine Bestätigung an <strong>{enquiry.mail}</strong>. Vielleicht landet sie im
          Spam-Ordner.
        </li>
        <li>{topic.answer}</li>
      </ol>
      <div className="row gap-2-4 mt-8">
        <Button variant="default" onClick={onAgain}>
          Weitere Nachricht schreiben
        </Button>
        <a className="tap-line" href={hrefOf(paths.information)}>
          Häufige Fragen und Antworten
        </a>
      </div>
    </div>
  );
}
