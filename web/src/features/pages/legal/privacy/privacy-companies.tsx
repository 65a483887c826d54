import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { dataProtectionLaw } from '@lehrpfad/regions/parts/legal.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import type { LegalSection } from '../legal-section.ts';
import { afterPeriod, periodText } from './periods.ts';

/** Returns the sections about the data of companies, their contact persons, and editors. */
export function aboutCompanies(operator: OperatorData): readonly LegalSection[] {
  return [
    { id: 'anfrage', title: 'Registrierung von Unternehmen', content: <Request {...operator} /> },
    { id: 'konto', title: 'Konto und Anmeldung', content: <Account {...operator} /> },
    { id: 'team', title: 'Personen eines Kontos', content: <Team {...operator} /> },
    { id: 'anzeigen', title: 'Anzeigen und Ansprechpersonen', content: <ForAds /> },
    { id: 'import', title: 'Stellen aus anderen Börsen', content: <Imported /> },
    { id: 'redaktion', title: 'Arbeit der Redaktion', content: <Editorial {...operator} /> },
    { id: 'e-mails', title: 'E-Mails', content: <Mails {...operator} /> },
  ];
}

function Request({ retention }: OperatorData) {
  return (
    <>
      <p>
        Mit einer <a href={hrefOf(paths.registration)}>Anfrage</a> erhalten wir Namen und Anschrift
        des Unternehmens, Anrede und Namen einer Ansprechperson, Telefon, E-Mail-Adresse, Website
        und die Ausbildungsberufe. Ihre Kammer prüft damit, ob das Unternehmen ausbildet, und legt
        bei einer Zusage das Konto an. Pflichtangaben sind gekennzeichnet; ohne sie ist eine Prüfung
        nicht möglich. Hat die Redaktion eine Rückfrage, so gehören sie und Ihre Antwort zur
        Anfrage.
      </p>
      <p>
        Eine abgelehnte Anfrage wird {periodText(retention.declined_request_days)} nach der
        Ablehnung gelöscht, eine Anfrage nach weiteren Ausbildungsberufen ebenso lange nach der
        Entscheidung. Ein Konto, das nie benutzt wurde, und eine Einladung, der niemand gefolgt ist,
        werden {periodText(retention.unused_account_days)} nach der letzten E-Mail dazu gelöscht.
        Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO mit {dataProtectionLaw.basis}; Aufgabe ist
        die Förderung der Berufsausbildung (§ 1 IHKG, § 91 HwO, § 76 BBiG).
      </p>
    </>
  );
}

function Account({ retention }: OperatorData) {
  return (
    <>
      <p>
        Zum Konto gehören Anrede, Name, E-Mail-Adresse und Ihr Passwort, das nur als Prüfwert
        (Argon2id) gespeichert wird und das niemand lesen kann. Zu jeder Anmeldung speichern wir
        ihren Beginn, ihre letzte Nutzung und die Art des Geräts, zum Beispiel „Firefox auf
        Windows“. Unter „Mein Konto“ sehen Sie diese Liste und können Geräte abmelden. Eine
        Anmeldung endet mit dem Abmelden, nach 14 Tagen ohne Nutzung, spätestens nach 30 Tagen und
        bei der Redaktion nach 12 Stunden; damit werden auch diese Angaben gelöscht. Verwendet
        vermutlich jemand anderes eine Kopie Ihrer Anmeldung, so beenden wir sie, und im Protokoll
        steht das bis zu dessen Frist ({periodText(retention.audit_days)}). Damit niemand Sie mit
        falschen Passwörtern aussperren kann, merken wir uns außerdem 180 Tage lang, auf welchen
        Geräten Sie sich angemeldet haben: nur als Prüfwert eines Zufallswertes. Ein neues Passwort
        löscht auch das.
      </p>
      <p>
        Sichern Sie Ihre Anmeldung mit einem zweiten Schritt, so speichern wir dafür den
        öffentlichen Schlüssel und den Namen Ihrer Passkeys, den Schlüssel Ihrer Authenticator-App,
        Prüfwerte Ihrer Wiederherstellungscodes und wann ein Weg eingerichtet und zuletzt benutzt
        wurde. Fingerabdruck, Gesicht und PIN verlassen Ihr Gerät nicht. Diese Angaben werden
        gelöscht, sobald Sie den Weg entfernen oder das Konto gelöscht wird; zwischen Passwort und
        zweitem Schritt merken wir uns die begonnene Anmeldung für zehn Minuten.
      </p>
      <p>
        Möchten Sie die Zahlen Ihrer Anzeigen einmal im Monat per E-Mail, so speichern wir, seit
        wann Sie das wünschen und für welchen Monat Sie zuletzt eine Mail bekommen haben. Sie
        bestellen sie unter „Mein Konto“ und dort oder mit dem Link in jeder Mail wieder ab; damit
        werden diese Angaben gelöscht. Ein solcher Link gilt {periodText(limits.adCountDays)}.
        Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO).
      </p>
      <p>
        Unter „Mein Konto“ können Sie alle Daten, die wir zu Ihrem Konto haben, als Datei im Format
        JSON herunterladen (Art. 15 und 20 DSGVO). Dort können Unternehmen ihr Konto auch schließen:
        Filialen, Stellenanzeigen, Events, Kontaktpersonen, Bilder und Dateien, die Anfrage und die
        Liste der E-Mails an Sie werden dann sofort gelöscht. Was die Redaktion zuvor an diesen
        Einträgen geändert hat, bleibt im Protokoll bis zu dessen Frist (
        {periodText(retention.audit_days)}).
      </p>
    </>
  );
}

function Team({ retention }: OperatorData) {
  return (
    <>
      <p>
        In einem Konto können mehrere Personen mitarbeiten, jede mit eigenem Login. Wer das Konto
        verwaltet, lädt sie mit Name und E-Mail-Adresse ein. Eine Einladung, die niemand annimmt,
        löschen wir {afterPeriod(retention.unused_account_days)}, zurückgezogene sofort. Name,
        Adresse, Rolle und Filialen sehen die, die das Konto verwalten, und die Redaktion. Sie
        werden gelöscht, wenn die Person das Konto verlässt oder entfernt wird oder wenn das Konto
        geschlossen wird; sie erfährt davon per E-Mail. Soll eine Person das ganze Konto übernehmen,
        so fragen wir sie per E-Mail und merken uns das {periodText(limits.teamLinkDays)} lang oder
        bis die Frage beantwortet oder zurückgezogen ist.
      </p>
      <p>
        Damit im Unternehmen klar ist, wer was geändert hat, speichern wir für die Verwaltung des
        Kontos {periodText(limits.accountChangeDays)} lang zu jeder Änderung Zeit, Name der Person,
        den Eintrag und welche Felder es waren, ohne ihren Inhalt.
      </p>
    </>
  );
}

function ForAds() {
  return (
    <>
      <Published />
      <Drafts />
    </>
  );
}

function Drafts() {
  return (
    <p>
      Eine neue Stellenanzeige wird beim Schreiben als Entwurf gespeichert. Entwürfe sieht nur, wer
      sie schreibt, auch die Redaktion nicht; verlässt die Person das Konto, bekommt sie, wer es
      führt. Sie werden gelöscht, wenn Sie sie veröffentlichen oder löschen,{' '}
      {afterPeriod(limits.adDraftDays)} ohne Änderung und mit dem Konto. 14 und 3 Tage bevor eine
      Stellenanzeige endet, schreiben wir an die Adresse des Kontos. Die Links dieser E-Mail ändern
      die Anzeige ohne Anmeldung und gelten {periodText(limits.adLinkDays)}; so lange speichern wir
      von jedem einen Prüfwert, wann er benutzt wurde und wie die Anzeige vorher war.
    </p>
  );
}

function Published() {
  return (
    <>
      <p>
        Stellenanzeigen und Events sind öffentlich. Zu sehen sind auch Name, Funktion, Telefon und
        E-Mail-Adresse der Ansprechpersonen, die das Unternehmen angegeben hat, und was in Texten,
        Bildern und PDF-Dateien steht. Das Unternehmen muss seine Beschäftigten darüber informieren.
        Sind Sie selbst als Ansprechperson genannt und möchten das nicht, wenden Sie sich an Ihr
        Unternehmen oder an uns.
      </p>
      <p>
        Die Angaben bleiben, bis das Unternehmen sie ändert oder löscht oder sein Konto schließt.
        Ein Logo oder Titelbild, das ersetzt oder entfernt wird, löschen wir sofort, mit der
        Beschreibung des Bildes. Eine Anzeige, deren Zeit vorbei ist, ist nicht mehr öffentlich. Von
        Anzeigen, die die Redaktion gesperrt hat, merken wir uns den Titel und einen Prüfwert des
        Textes, damit Kopien es auch sind: bis zu {periodText(limits.lockedAdDays)} nach der Sperre,
        wenn die Anzeige gelöscht wird. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO mit{' '}
        {dataProtectionLaw.basis}.
      </p>
    </>
  );
}

function Imported() {
  return (
    <p>
      Ein Teil der Stellen kommt aus anderen öffentlichen Börsen und von den Karriereseiten der
      Unternehmen. Daraus übernehmen wir die Anzeige mit dem Namen und der Anschrift des
      Unternehmens. Namen, Telefonnummern und E-Mail-Adressen von Ansprechpersonen übernehmen wir
      nicht: Was wir davon erkennen, entfernen wir, bevor wir die Anzeige speichern. Quelle, Stand
      und ein Link zum Original stehen an der Anzeige. Aus einer Tabelle, die ein Unternehmen
      hochlädt, werden seine eigenen Stellenanzeigen; die Datei selbst behalten wir nicht.
    </p>
  );
}

function Editorial({ retention }: OperatorData) {
  return (
    <p>
      Von Beschäftigten der Kammern, die als Redaktion arbeiten, speichern wir Name, E-Mail-Adresse
      und Rechte. Damit Änderungen nachvollziehbar bleiben, hält ein Protokoll fest, wer wann
      welchen Eintrag geändert hat, mit den Werten vorher und nachher. Diese können Namen und
      Kontaktdaten enthalten. Nur Administratorinnen und Administratoren sehen es; Einträge werden{' '}
      {afterPeriod(retention.audit_days)} gelöscht. Wer sich in der Redaktion um eine Aufgabe
      kümmert und was dazu notiert ist, sieht nur die Redaktion; das löschen wir{' '}
      {afterPeriod(limits.inboxNoteDays)}, gerechnet von der Entscheidung, oder mit dem, worum es
      geht. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. c und e DSGVO (Rechenschaft nach Art. 5 Abs. 2
      DSGVO) mit {dataProtectionLaw.basis}.
    </p>
  );
}

function Mails({ retention }: OperatorData) {
  return (
    <p>
      E-Mails von Lehrpfad (zum Beispiel zu Registrierung, Passwort oder Events) warten mit ihrem
      Text, bis der Mailserver sie angenommen hat. Dann löschen wir den Text und behalten Empfänger,
      Betreff und Zeitpunkt für {periodText(retention.sent_mail_days)}. Eine E-Mail, die nicht
      zugestellt werden konnte, wird nach derselben Frist gelöscht.
    </p>
  );
}
