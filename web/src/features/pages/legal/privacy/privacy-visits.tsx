import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import { dataProtectionLaw } from '@lehrpfad/regions/parts/legal.ts';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import type { LegalSection } from '../legal-section.ts';
import { afterPeriod, periodText } from './periods.ts';
import { PrivacyMap } from './privacy-map.tsx';
import { StorageTable } from './storage-table.tsx';

/** Returns the sections about the data of a visit. */
export function aboutVisits(operator: OperatorData): readonly LegalSection[] {
  return [
    { id: 'besuch', title: 'Besuch der Website', content: <Visit operator={operator} /> },
    { id: 'geraet', title: 'Speicherung auf Ihrem Gerät', content: <OnDevice /> },
    { id: 'karte', title: 'Karte', content: <PrivacyMap /> },
    { id: 'statistik', title: 'Suche und Statistik', content: <Counting /> },
    {
      id: 'suchauftraege',
      title: 'Neue Stellen per E-Mail',
      content: <Alerts operator={operator} />,
    },
    {
      id: 'schnittstelle',
      title: 'Schlüssel der offenen Schnittstelle',
      content: <ApiKeys operator={operator} />,
    },
    { id: 'kontakt', title: 'Kontaktformular', content: <Enquiries operator={operator} /> },
    { id: 'meldungen', title: 'Anzeige melden', content: <Reports operator={operator} /> },
  ];
}

function Visit({ operator }: { readonly operator: OperatorData }) {
  return (
    <>
      <p>
        Ihr Browser überträgt Ihre IP-Adresse und die angefragte Seite. Ohne sie kann der Server
        nicht antworten. Er verwendet die IP-Adresse außerdem, um zu zählen, wie viele Anfragen in
        einer Sekunde von ihr kommen; diese Zahl steht nur im Arbeitsspeicher und nur eine Sekunde
        lang.
      </p>
      <p>
        <strong>Protokolldateien:</strong> Zu jeder Anfrage wird festgehalten, welche Funktion
        aufgerufen wurde (nicht, womit), ob das geklappt hat und wie lange es gedauert hat.
        IP-Adresse, Suchbegriffe, Eingaben und Angaben zum Browser stehen nicht darin. Die Dateien
        werden {afterPeriod(operator.retention.log_days)} gelöscht. Sie dienen dazu, Fehler zu
        finden.
      </p>
      <p>
        <strong>Schutz vor Missbrauch:</strong> Bei Anmeldung, Passwort-Link, Registrierung und
        Kontaktformular zählen wir Versuche. Dazu speichern wir aus IP-Adresse und E-Mail-Adresse
        gebildete Prüfwerte (Hashes), aus denen sich die Adressen nicht ablesen lassen, mit der
        Uhrzeit. Sie werden nach 24 Stunden gelöscht.
      </p>
      <p>
        Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO mit {dataProtectionLaw.basisInFull}: Wir
        fördern die Berufsausbildung im öffentlichen Interesse und sichern dieses Angebot ab (auch
        Art. 32 DSGVO).
      </p>
    </>
  );
}

function OnDevice() {
  return (
    <>
      <p>
        Was auf Ihrem Gerät gespeichert wird, richtet sich nach § 25 des
        Telekommunikation-Digitale-Dienste-Datenschutz-Gesetzes (TDDDG). Alles in der Tabelle ist
        unbedingt erforderlich für etwas, das Sie hier ausdrücklich tun (§ 25 Abs. 2 Nr. 2 TDDDG),
        und braucht keine Einwilligung. Nichts davon dient dazu, Sie wiederzuerkennen oder
        auszuwerten, was Sie tun. Sie können alles jederzeit in den Einstellungen Ihres Browsers
        löschen, und alles, was Sie sich gemerkt und notiert haben, auch bei Ihren Favoriten.
      </p>
      <StorageTable />
      <p>
        Erlauben Sie die Karte, kann auch Ihr Browser Teile von ihr zwischenspeichern, wie Bilder
        jeder Website.
      </p>
    </>
  );
}

function Counting() {
  return (
    <>
      <p>
        Wir zählen pro Tag, wie oft die Seite geöffnet und wonach gesucht wird: nach Begriff, Art
        der Stelle, Ort, Umkreis und Tätigkeitsfeld. Gespeichert werden nur Summen, ohne IP-Adresse,
        Gerätekennung oder Cookie. Sie lassen sich keiner Person zuordnen.
      </p>
      <p>
        Ein Suchwort, das kein Beruf, keine Branche und kein Unternehmen aus unserem Verzeichnis
        ist, könnte ein Name sein. Es wird zunächst nur als Prüfwert gezählt. Lesbar wird es erst,
        wenn es innerhalb von 30 Tagen von mindestens fünf Anschlüssen gesucht wurde, wobei jeder am
        Tag nur einmal zählt; sonst wird der Prüfwert gelöscht. Um Anschlüsse auseinanderzuhalten,
        bilden wir für jedes solche Wort aus der IP-Adresse einen Prüfwert mit einem Schlüssel, der
        nur einen Tag lang gilt. Prüfwert und Schlüssel werden am nächsten Tag gelöscht; es bleibt
        nur die Zahl.
      </p>
      <p>
        <strong>„In meiner Nähe“:</strong> Nur wenn Sie diesen Knopf drücken, fragt die Seite Ihr
        Gerät nach dem Standort. Das Gerät rundet ihn auf etwa einen Kilometer, bevor er übertragen
        wird; der Server nennt den nächsten Ort. Der Standort wird weder gespeichert noch
        protokolliert.
      </p>
      <p>
        <strong>Zahlen zu Anzeigen:</strong> Unternehmen sehen, wie oft ihre Anzeigen an einem Tag
        in Ergebnissen standen, geöffnet, gemerkt oder geteilt wurden, wie oft jemand die
        Kontaktdaten aufgerufen hat und von welcher unserer Seiten aus. Auch das sind nur Summen:
        Niemand wird verfolgt, und nichts davon gehört zu einer Person, einem Gerät oder einem
        einzelnen Besuch. Es gibt deshalb nichts, dem Sie widersprechen müssten; Signale wie „Do Not
        Track“ oder „Global Privacy Control“ ändern daran nichts. Damit niemand die Zahlen in die
        Höhe treibt, zählt der Server eine Minute lang nur im Arbeitsspeicher mit, wie oft von einer
        IP-Adresse aus dasselbe kommt. Die Summen löschen wir {afterPeriod(limits.adCountDays)}.
      </p>
      <p>
        Die Zahlen zeigen der Redaktion, welche Stellen fehlen, und den Unternehmen, ob ihre
        Anzeigen gefunden werden (Art. 6 Abs. 1 Buchst. e DSGVO, {dataProtectionLaw.basis}).
      </p>
    </>
  );
}

function Enquiries({ operator }: { readonly operator: OperatorData }) {
  return (
    <>
      <p>
        Über das <a href={hrefOf(paths.contact)}>Kontaktformular</a> schreiben Sie einer der vier
        Kammern. Wir verarbeiten Ihre E-Mail-Adresse, den Betreff und den Text, um zwei E-Mails zu
        verschicken: Ihre Nachricht an die Kammer und eine Bestätigung an Sie, die Ihren Text nicht
        enthält. Eine Kopie Ihrer Nachricht behalten wir nicht. Wie lange die Kammer sie aufbewahrt,
        richtet sich nach Ihrem Anliegen.
      </p>
      <p>
        Nach dem Versand bleiben Empfänger, Betreff und Zeitpunkt für{' '}
        {periodText(operator.retention.sent_mail_days)} gespeichert, um Fehler bei der Zustellung zu
        klären. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. e DSGVO mit {dataProtectionLaw.basis}.
        Ohne E-Mail-Adresse können wir Ihnen auf diesem Weg nicht antworten; Sie können stattdessen
        anrufen.
      </p>
    </>
  );
}

function Reports({ operator }: { readonly operator: OperatorData }) {
  return (
    <p>
      Wenn Sie eine Stellenanzeige melden, speichern wir den Grund, Ihren Text, die Anzeige, wie sie
      in diesem Augenblick ist, und Ihre E-Mail-Adresse, falls Sie eine Antwort möchten. Wer Sie
      sind, fragen wir nicht. Die Redaktion sieht die Adresse nicht, und das Unternehmen erfährt
      nichts von Ihnen. Die Adresse löschen wir {afterPeriod(limits.reportAddressDays)}, gerechnet
      von der Entscheidung, die Meldung {afterPeriod(limits.reportDays)}. Für die Mails an Sie gilt
      auch, was unter „E-Mails“ steht ({periodText(operator.retention.sent_mail_days)}).
      Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 16 und 17 der Verordnung (EU)
      2022/2065.
    </p>
  );
}

function Alerts({ operator }: { readonly operator: OperatorData }) {
  return (
    <>
      <p>
        Zu einer Suche können Sie sich neue Stellen per E-Mail schicken lassen (Suchauftrag). Dafür
        speichern wir Ihre E-Mail-Adresse, die Suche (einen Standort nur auf etwa einen Kilometer
        genau), die Sprache der Mails, wie oft Sie sie möchten und wann Sie zugestimmt haben. Wer
        Sie sind, fragen wir nicht. Die Redaktion sieht die Suchaufträge nicht.
      </p>
      <p>
        Zuerst bekommen Sie eine Mail mit einem Link. Bestätigen Sie ihn nicht innerhalb von{' '}
        {limits.alertConfirmHours} Stunden, so werden Adresse und Suche gelöscht. In jeder weiteren
        Mail steht ein Link, mit dem Sie ohne Anmeldung abbestellen; auch die Schaltfläche Ihres
        Mailprogramms dafür wirkt sofort. Dann löschen wir den Suchauftrag und, wenn es der letzte
        war, Ihre Adresse samt der Liste der Mails, die dazu an sie gingen. Ohne Ihr Zutun endet er{' '}
        {afterPeriod(limits.alertDays)}. Die Mails enthalten keine Zählpixel, und ihre Links zählen
        nicht, wer sie öffnet. Für sie gilt auch, was unter „E-Mails“ steht (
        {periodText(operator.retention.sent_mail_days)}).
      </p>
      <p>
        Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Sie können sie
        jederzeit für die Zukunft widerrufen, indem Sie abbestellen. Suchen, die Sie sich nur auf
        Ihrem Gerät merken, und Feeds brauchen keine Angaben: Dabei fragt Ihr Gerät uns nur, wie
        viele Stellen einer Suche seit einem Zeitpunkt neu sind.
      </p>
    </>
  );
}

function ApiKeys({ operator }: { readonly operator: OperatorData }) {
  return (
    <p>
      Wer die offene Schnittstelle öfter abrufen möchte, bekommt einen Schlüssel. Dafür speichern
      wir die E-Mail-Adresse, wozu er dient, einen Prüfwert des Schlüssels und den Tag des letzten
      Abrufs, aber nicht, was abgerufen wird. Die Redaktion sieht diese Angaben, um Missbrauch zu
      beenden und Änderungen anzukündigen. Ohne Bestätigung löschen wir die Adresse nach{' '}
      {limits.apiKeyLinkHours} Stunden. Sie können den Schlüssel jederzeit selbst löschen; mit dem
      letzten löschen wir auch die Adresse samt der Liste der Mails an sie. Ohne Abruf geschieht das{' '}
      {afterPeriod(limits.apiKeyUnusedDays)}. Lassen Sie sich Änderungen zusenden (Webhook), so
      speichern wir dazu die Adresse Ihres Servers und, was wir gesendet haben,{' '}
      {periodText(limits.webhookLogDays)} lang; Daten von Personen stehen nicht darin. Für die Mails
      gilt auch, was unter „E-Mails“ steht ({periodText(operator.retention.sent_mail_days)}).
      Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.
    </p>
  );
}
