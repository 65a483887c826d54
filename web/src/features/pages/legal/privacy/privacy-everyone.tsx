import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { LegalSection } from '../legal-section.ts';
import { Lines, Phone } from '../lines.tsx';
import { MailLink } from '../../../../core/ui/text/mail-text.tsx';
import { afterPeriod } from './periods.ts';

/** Returns the sections about the controller and the most important points. */
export function aboutEveryone(operator: OperatorData): readonly LegalSection[] {
  return [
    { id: 'kurz', title: 'Das Wichtigste in Kürze', content: <InShort operator={operator} /> },
    {
      id: 'verantwortlich',
      title: 'Wer verantwortlich ist',
      content: (
        <address>
          <p>
            <strong>{operator.name}</strong>
            <br />
            <Lines text={operator.address} />
          </p>
          <p>
            Telefon: <Phone number={operator.phone} />
            <br />
            E-Mail: <MailLink address={operator.email} />
          </p>
        </address>
      ),
    },
    {
      id: 'datenschutzbeauftragte',
      title: 'Datenschutzbeauftragte Person',
      content: (
        <>
          <p>Mit Fragen zu Ihren Daten können Sie sich direkt an sie wenden:</p>
          <address>
            <p>
              <Lines text={operator.data_protection_officer} />
            </p>
          </address>
        </>
      ),
    },
  ];
}

function InShort({ operator }: { readonly operator: OperatorData }) {
  return (
    <ul>
      <li>
        Suchen, Lesen und Merken geht ohne Konto und ohne Angaben zu Ihrer Person. Nur wer neue
        Stellen per E-Mail möchte, gibt eine E-Mail-Adresse an.
      </li>
      <li>
        Es gibt keine Werbung, keine Analysedienste und keine Inhalte von Dritten. Nur die Karte
        kann von einem anderen Server kommen, und nur, wenn Sie das erlauben.
      </li>
      <li>
        Was Sie sich merken und dazu notieren, bleibt auf Ihrem Gerät. Den Entwurf einer Bewerbung
        öffnet Ihr eigenes Mailprogramm; wir bekommen und speichern ihn nicht. In unseren
        Protokolldateien steht keine IP-Adresse; {afterPeriod(operator.retention.log_days)} werden
        sie gelöscht.
      </li>
      <li>
        Nachrichten über das Kontaktformular leiten wir als E-Mail weiter und behalten sie nicht.
      </li>
      <li>
        Unternehmen mit Konto können ihre Daten jederzeit herunterladen und ihr Konto löschen.
      </li>
    </ul>
  );
}
