import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import { chambersTogether } from '@lehrpfad/regions/parts/chambers.ts';
import { formatDate } from '../../../../core/text/dates.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import type { LegalSection } from '../legal-section.ts';
import { Lines } from '../lines.tsx';
import styles from '../legal-table.module.css';
import { periodText } from './periods.ts';

/** Date when the text was last checked against the application. */
const statedOn = '2026-11-27';

/** Returns the sections about recipients, storage periods and rights. */
export function aboutRights(operator: OperatorData): readonly LegalSection[] {
  return [
    { id: 'empfaenger', title: 'Wer Daten erhält', content: <Recipients {...operator} /> },
    { id: 'fristen', title: 'Wie lange Daten bleiben', content: <Periods {...operator} /> },
    { id: 'jugendliche', title: 'Kinder und Jugendliche', content: <Minors /> },
    { id: 'rechte', title: 'Ihre Rechte', content: <Rights /> },
    {
      id: 'beschwerde',
      title: 'Beschwerde',
      content: (
        <>
          <p>
            Wenn Sie meinen, dass wir Ihre Daten nicht richtig verarbeiten, können Sie sich bei der
            Aufsichtsbehörde beschweren (Art. 77 DSGVO):
          </p>
          <address>
            <p>
              <Lines text={operator.data_protection_authority} />
            </p>
          </address>
        </>
      ),
    },
    {
      id: 'stand',
      title: 'Stand',
      content: (
        <p>
          Diese Datenschutzerklärung ist vom {formatDate(statedOn)}. Ändert sich das Angebot, ändern
          wir auch sie.
        </p>
      ),
    },
  ];
}

function Recipients({ hosting }: OperatorData) {
  return (
    <>
      <ul>
        <li>Alle Besucherinnen und Besucher: was Unternehmen und Kammern veröffentlichen.</li>
        <li>
          {chambersTogether}: Anfragen, Nachrichten und die Daten der Unternehmen in ihrer
          Zuständigkeit.
        </li>
        {hosting !== null && (
          <li>
            Unser Dienstleister für den Betrieb der Server, der in unserem Auftrag und nach unserer
            Weisung arbeitet (Art. 28 DSGVO):
            <br />
            <Lines text={hosting} />
          </li>
        )}
        <li>Der Kartendienst, wenn Sie der Karte zugestimmt haben.</li>
      </ul>
      <p>
        Wir verkaufen keine Daten und übermitteln sie nicht in Länder außerhalb der Europäischen
        Union. Entscheidungen trifft bei uns kein Programm allein (Art. 22 DSGVO); auch Profile
        bilden wir nicht.
      </p>
    </>
  );
}

/** Returns the kinds of stored data with their retention periods. */
function periodsOf({
  retention,
}: OperatorData): readonly (readonly [what: string, period: string])[] {
  return [
    ['Protokolldateien', periodText(retention.log_days)],
    ['Zählung von Versuchen', '24 Stunden'],
    ['Versendete und nicht zustellbare E-Mails', periodText(retention.sent_mail_days)],
    [
      'Abgelehnte Anfragen und entschiedene Anfragen nach Ausbildungsberufen',
      periodText(retention.declined_request_days),
    ],
    ['Nie benutzte Konten und Einladungen', periodText(retention.unused_account_days)],
    ['Frage an eine Person im Team, ob sie das Konto übernimmt', periodText(limits.teamLinkDays)],
    ['Links in E-Mails zum Konto', 'bis sie benutzt sind oder nicht mehr gelten'],
    ['Protokoll der Redaktion', periodText(retention.audit_days)],
    ['Wer im Konto eines Unternehmens was geändert hat', periodText(limits.accountChangeDays)],
    ['Geschlossene Filialen mit ihren Anzeigen und Events', periodText(limits.closedBranchDays)],
    ['Entwürfe von Stellenanzeigen', `${periodText(limits.adDraftDays)} ohne Änderung`],
    ['Links in E-Mails zu endenden Stellenanzeigen', periodText(limits.adLinkDays)],
    ['Links, die monatliche Zahlen abbestellen', periodText(limits.adCountDays)],
    [
      'Titel und Prüfwerte gelöschter Stellenanzeigen, die die Redaktion gesperrt hatte',
      `${periodText(limits.lockedAdDays)} nach der Sperre`,
    ],
    [
      'Meldungen von Stellenanzeigen; die Adresse, die dabei steht',
      `${periodText(limits.reportDays)}; ${periodText(limits.reportAddressDays)} nach der Entscheidung`,
    ],
    [
      'Notizen der Redaktion zu ihren Aufgaben',
      `${periodText(limits.inboxNoteDays)} nach der Entscheidung`,
    ],
    [
      'Suchaufträge; solange sie nicht bestätigt sind',
      `${periodText(limits.alertDays)}; ${limits.alertConfirmHours} Stunden`,
    ],
    [
      'Schlüssel der offenen Schnittstelle, mit der Adresse',
      `${periodText(limits.apiKeyUnusedDays)} ohne Abruf`,
    ],
    ['Was an Webhooks gesendet wurde', periodText(limits.webhookLogDays)],
    ['Gelöschte Kontaktpersonen, damit sich das zurücknehmen lässt', 'eine Stunde'],
    ['Anmeldungen', '14 Tage ohne Nutzung'],
    ['Geräte, auf denen sich jemand angemeldet hat', '180 Tage ohne Anmeldung'],
    ['Wege des zweiten Schritts der Anmeldung', 'bis sie entfernt werden'],
    [
      'Verschlüsselte Antworten, falls ein Gerät dieselbe Eingabe noch einmal sendet',
      `${limits.idempotencyKeyHours} Stunden`,
    ],
    [
      'Konten, Filialen, Anzeigen, Events',
      'bis sie gelöscht werden oder das Konto geschlossen wird',
    ],
  ];
}

function Periods(operator: OperatorData) {
  return (
    <>
      <table className={`${styles.table} w-full m-0 mb-6 text-sm`}>
        <caption>Fristen, nach denen ein Programm von selbst löscht</caption>
        <thead>
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Wie lange</th>
          </tr>
        </thead>
        <tbody>
          {periodsOf(operator).map(([what, period]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="Wie lange">{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        In Sicherungskopien kann Gelöschtes noch stehen, bis auch sie gelöscht sind. Wir verwenden
        sie nur, um das Angebot nach einem Ausfall wiederherzustellen.
      </p>
    </>
  );
}

function Minors() {
  return (
    <p>
      Lehrpfad richtet sich vor allem an Schülerinnen und Schüler. Deshalb kommt es ohne Konto und
      ohne Angaben zur Person aus. Auf eine Einwilligung stützen wir bei ihnen nur die Karte und
      Suchaufträge per E-Mail: Wer noch nicht 16 Jahre alt ist, fragt bitte vorher die Eltern (Art.
      8 DSGVO) oder nutzt die Liste und die Suchen, die auf dem Gerät gemerkt werden.
    </p>
  );
}

function Rights() {
  return (
    <>
      <p>Sie haben uns gegenüber das Recht</p>
      <ul>
        <li>auf Auskunft über Ihre Daten (Art. 15 DSGVO),</li>
        <li>auf Berichtigung falscher Daten (Art. 16 DSGVO),</li>
        <li>
          auf Löschung (Art. 17 DSGVO) und auf Einschränkung der Verarbeitung (Art. 18 DSGVO),
        </li>
        <li>
          auf Übertragbarkeit der Daten, die Sie uns gegeben haben, soweit sie auf Ihrer
          Einwilligung beruhen (Art. 20 DSGVO); den Export bieten wir allen Konten an,
        </li>
        <li>
          <strong>auf Widerspruch</strong> gegen eine Verarbeitung im öffentlichen Interesse, aus
          Gründen, die sich aus Ihrer besonderen Situation ergeben (Art. 21 DSGVO),
        </li>
        <li>
          auf Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3 DSGVO), zum Beispiel{' '}
          <a href={hrefOf(`${paths.privacy}/karte`)}>für die Karte</a>.
        </li>
      </ul>
      <p>
        Schreiben Sie uns dazu eine E-Mail oder nutzen Sie das{' '}
        <a href={hrefOf(paths.contact)}>Kontaktformular</a>. Das kostet nichts.
      </p>
    </>
  );
}
