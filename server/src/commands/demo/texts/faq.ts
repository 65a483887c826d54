import { makePdf } from '../pdf.ts';
import { drawWays } from '../ways-picture.ts';

export interface FaqFileText {
  readonly name: string;
  /** As the server would judge it. */
  readonly type: string;
  readonly make: () => Buffer | Promise<Buffer>;
}

export interface FaqText {
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** For editors alone. */
  readonly internal?: true;
  readonly files?: readonly FaqFileText[];
}

const pupils = 'öffentlich-Schüler';
const apprentices = 'öffentlich-Azubis';
const companies = 'öffentlich-Unternehmen';
const teachers = 'öffentlich-Lehrer';
const practice = 'Redaktionsalltag';

const checklist = (): Buffer =>
  makePdf({
    title: 'Checkliste: Praktikum',
    subtitle: 'Für Schülerinnen und Schüler',
    paragraphs: [
      'Vorher: Wann beginnt der erste Tag, und wo? Wer ist deine Ansprechperson? Was sollst du anziehen und mitbringen?',
      'Währenddessen: Schreib jeden Tag zwei Sätze auf, was du getan hast und wie es dir gefallen hat. Frag nach, wenn du etwas nicht verstehst.',
      'Danach: Bitte um eine kurze Rückmeldung und eine Bescheinigung. Überleg dir, ob du dort eine Ausbildung machen möchtest.',
    ],
  });

export const faqTexts: readonly FaqText[] = [
  {
    title: 'Wie finde ich einen Praktikumsplatz in meiner Nähe?',
    description:
      '<p>Gib auf der Startseite deinen Ort ein, wähle <strong>Praktikum</strong> und einen Umkreis. Mit dem Feld für Berufe kannst du die Suche enger machen, musst es aber nicht. Gibt es im gewählten Umkreis nichts, erweitern wir ihn automatisch und sagen dir das.</p>',
    categories: [pupils],
  },
  {
    title: 'Was ist der Unterschied zwischen Praktikum und Ausbildung?',
    description:
      '<p>Ein Praktikum dauert meist ein bis drei Wochen und zeigt dir, ob ein Beruf zu dir passt. Eine Ausbildung dauert zwei bis dreieinhalb Jahre, du verdienst dabei Geld und hast am Ende einen anerkannten Abschluss.</p>',
    categories: [pupils],
    files: [
      { name: 'Checkliste Praktikum.pdf', type: 'application/octet-stream', make: checklist },
      { name: 'Wege in den Beruf.png', type: 'image/png', make: drawWays },
    ],
  },
  {
    title: 'Ich weiß noch nicht, welcher Beruf zu mir passt. Was kann ich tun?',
    description:
      '<p>Suche nicht nach einem Beruf, sondern nach dem, was du gern tust: Die zwölf BRAFO-Felder auf der Startseite führen dich zu passenden Angeboten. Ein Praktikum hilft oft mehr als jeder Test. Auch die Berufsberatung der Agentur für Arbeit und die Kammern beraten dich kostenlos.</p>',
    categories: [pupils, teachers],
  },
  {
    title: 'Brauche ich ein Konto, um mir Angebote zu merken?',
    description:
      '<p>Nein. Tippe auf den Stern am Angebot. Deine Merkliste bleibt auf diesem Gerät gespeichert und wird nirgendwohin gesendet. Mit dem Teilen-Knopf kannst du sie weitergeben.</p>',
    categories: [pupils, apprentices],
  },
  {
    title: 'Wie bewerbe ich mich?',
    description:
      '<p>Bei jedem Angebot stehen die Kontaktdaten des Betriebs. Schreib eine E-Mail oder ruf an. Meist genügen:</p><ul><li>ein Lebenslauf,</li><li>dein letztes Zeugnis,</li><li>zwei, drei Sätze, warum dich der Beruf interessiert.</li></ul>',
    categories: [pupils, apprentices],
  },
  {
    title: 'Was mache ich, wenn es in der Ausbildung Probleme gibt?',
    description:
      '<p>Sprich zuerst mit deiner Ausbilderin oder deinem Ausbilder. Hilft das nicht, sind die Ausbildungsberaterinnen und Ausbildungsberater deiner Kammer für dich da: vertraulich und kostenlos. Es gibt außerdem Nachhilfe und Begleitung während der Ausbildung (Assistierte Ausbildung), die die Agentur für Arbeit bezahlt.</p>',
    categories: [apprentices],
  },
  {
    title: 'Kann ich meine Ausbildung verkürzen oder in Teilzeit machen?',
    description:
      '<p>Beides ist möglich. Mit guten Leistungen kannst du früher zur Prüfung zugelassen werden. Eine Teilzeitausbildung vereinbarst du mit deinem Betrieb; die Kammer trägt sie in den Vertrag ein.</p>',
    categories: [apprentices],
  },
  {
    title: 'Wie kommt unser Betrieb auf diese Seite?',
    description:
      '<p>Über <strong>Jetzt Unternehmen registrieren!</strong> stellen Sie eine Anfrage. Die Redaktion prüft sie und schickt Ihnen einen Link, mit dem Sie Ihr Passwort festlegen. Danach richten Sie Filialen, Kontaktpersonen und Stellenanzeigen selbst ein. Das Angebot ist kostenlos.</p>',
    categories: [companies],
  },
  {
    title: 'Unsere Stelle steht schon bei der Agentur für Arbeit. Müssen wir sie neu eingeben?',
    description:
      '<p>Nein. Bei der Einrichtung zeigen wir Ihnen Anzeigen, die wir von anderen Börsen kennen. Sie können jede einzeln übernehmen und danach selbst bearbeiten.</p>',
    categories: [companies],
  },
  {
    title: 'Warum wird unsere Anzeige nicht gefunden?',
    description:
      '<p>Prüfen Sie drei Dinge: Ist die Anzeige öffentlich (Auge-Symbol)? Liegt das Datum „sichtbar ab“ in der Zukunft oder „sichtbar bis“ in der Vergangenheit? Ist Ihr Konto schon durch die Redaktion validiert?</p>',
    categories: [companies],
  },
  {
    title: 'Welche Ausbildungsberufe dürfen wir anbieten?',
    description:
      '<p>Die Redaktion ordnet Ihrem Betrieb die Berufe zu, für die die zuständige Kammer die Eignung festgestellt hat. Fehlt ein Beruf, schreiben Sie uns über das Kontaktformular. Praktika können Sie in allen Berufen anbieten.</p>',
    categories: [companies],
  },
  {
    title: 'Wie kann ich die Seite im Unterricht einsetzen?',
    description:
      '<p>Lassen Sie die Klasse zu den BRAFO-Feldern suchen, die bei der Kompetenzerkundung herausgekommen sind, und drei Angebote in der Nähe vergleichen. Suchen lassen sich als Link teilen. Auf Wunsch kommen Ausbildungsberaterinnen und Ausbildungsberater der Kammern in die Schule.</p>',
    categories: [teachers],
  },
  {
    title: 'Wann nehmen wir eine Registrierungsanfrage an?',
    description:
      '<p>Wenn der Betrieb in unserem Kammerbezirk sitzt und die Ausbildungsberatung die Eignung bestätigt. Im Zweifel erst anrufen, dann entscheiden: Annehmen und Ablehnen lassen sich nicht rückgängig machen.</p><ol><li>Gibt es die Firma schon? Der Hinweis dazu steht an der Anfrage.</li><li>Ausbildungsberufe auswählen, für die sie geeignet ist.</li><li>Annehmen. Der Link in der E-Mail gilt sieben Tage.</li></ol>',
    categories: [practice],
    internal: true,
  },
  {
    title: 'Wie gehen wir mit neuen Berufsbezeichnungen um?',
    description:
      '<p>Was aus anderen Börsen kommt und keinem Beruf zugeordnet ist, steht unter <strong>Berufe</strong> mit dem Filter „zu bearbeiten“. Meist gibt es die Bezeichnung schon in anderer Schreibweise: dann zuordnen. Sonst die passenden Tätigkeitsfelder wählen.</p>',
    categories: [practice],
    internal: true,
  },
];
