import { accidentInsurer, faqOfProgramme } from '@lehrpfad/regions/parts/demo.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { makePdf } from '../../content/pdf.ts';
import { audience, type FaqText } from './faq-text.ts';

const { teachers } = audience;

const worksheet = (): Buffer =>
  makePdf({
    title: 'Arbeitsblatt: Drei Angebote vergleichen',
    subtitle: 'Für eine Unterrichtsstunde ab Klasse 8',
    paragraphs: [
      '1. Such auf der Startseite nach deinem Ort und nach einem Tätigkeitsfeld, das zu dir passt. Merk dir drei Angebote mit dem Stern.',
      '2. Beruf und Betrieb: Wie heißen sie? Was macht man dort den ganzen Tag? Nenne zu jedem Angebot zwei Tätigkeiten.',
      '3. Weg: Wie weit ist es? Mit welchem Bus oder Zug wärst du pünktlich dort?',
      '4. Voraussetzungen: Was wird erwartet? Was davon bringst du schon mit?',
      '5. Vergleich: Was spricht für jedes der drei Angebote, was dagegen?',
      '6. Entscheidung: Bei welchem Betrieb würdest du anrufen? Schreib drei Fragen auf, die du stellen möchtest.',
    ],
  });

/** Questions of teachers and schools. */
export const faqOfTeachers: readonly FaqText[] = [
  {
    title: 'Wie kann ich die Seite im Unterricht einsetzen?',
    description: `<p>Für eine Stunde ab Klasse 8 hat sich dieser Ablauf bewährt:</p><ol><li>Alle suchen zu den ${programmeName}-Feldern, die bei ihnen herausgekommen sind, und merken sich drei Angebote in der Nähe.</li><li>Sie vergleichen die drei mit dem Arbeitsblatt: Tätigkeiten, Weg, Voraussetzungen.</li><li>Zu zweit üben sie den Anruf beim Betrieb.</li></ol><p>Die Seite läuft auf Smartphone, Tablet und Schulrechner. Niemand braucht ein Konto.</p>`,
    categories: [teachers],
    files: [
      {
        name: 'Arbeitsblatt Drei Angebote vergleichen.pdf',
        type: 'application/octet-stream',
        make: worksheet,
      },
    ],
  },
  {
    title: 'Wie finden unsere Schülerinnen und Schüler Plätze für das Betriebspraktikum?',
    description:
      '<p>Wählen Sie in der Suche <strong>Praktikum</strong>, Ihren Schulort und einen Umkreis, der mit Bus und Bahn zu schaffen ist. Die Adresse einer Suche lässt sich kopieren und an die Klasse weitergeben: Alle sehen dann dieselbe, stets aktuelle Liste.</p><p>Nennen Sie den Betrieben früh den Zeitraum Ihres Praktikums. Viele planen ein halbes Jahr voraus, und liegen mehrere Schulen in derselben Woche, wird es eng. Betriebe, die noch nicht auf der Seite stehen, dürfen Sie gern auf die kostenlose Registrierung hinweisen.</p>',
    categories: [teachers],
  },
  {
    title: `Wie hängen ${programmeName} und diese Seite zusammen?`,
    description: faqOfProgramme.teachers,
    categories: [teachers],
  },
  {
    title: 'Wie sind Schülerinnen und Schüler im Praktikum versichert?',
    description: `<p>Ein Betriebspraktikum, das die Schule veranstaltet, gehört zum Schulbesuch. Damit besteht Schutz durch die <strong>gesetzliche Unfallversicherung</strong>, im Betrieb und auf den Wegen (§ 2 Abs. 1 Nr. 8 SGB VII). Zuständig ist bei öffentlichen Schulen die ${accidentInsurer}. Unfälle meldet die Schule.</p><p>Für Schäden, die Jugendliche im Betrieb anrichten, kommt es auf die <strong>Haftpflicht</strong> an. Klären Sie vorab mit Ihrem Schulträger, was abgedeckt ist.</p><p>Freiwillige Praktika in den Ferien sind keine Schulveranstaltung. Dann ist in der Regel die Berufsgenossenschaft des Betriebs zuständig; der Betrieb sollte das vorher klären.</p>`,
    categories: [teachers],
  },
  {
    title: 'Was ist beim Jugendarbeitsschutz im Betriebspraktikum zu beachten?',
    description:
      '<p>Das <a href="https://www.gesetze-im-internet.de/jarbschg/">Jugendarbeitsschutzgesetz</a> erlaubt Betriebspraktika auch während der Vollzeitschulpflicht (§ 5 Abs. 2). Dann gilt:</p><ul><li>nur leichte und geeignete Tätigkeiten, höchstens <strong>7 Stunden am Tag und 35 Stunden in der Woche</strong> (§ 7),</li><li>Pausen: 30 Minuten bei mehr als viereinhalb, 60 Minuten bei mehr als sechs Stunden (§ 11),</li><li>keine Arbeit zwischen 20 und 6 Uhr (§ 14) und höchstens fünf Tage in der Woche (§ 15); an Wochenenden nur in den Branchen, die das Gesetz nennt (§§ 16, 17),</li><li>keine gefährlichen Arbeiten, kein Akkord (§§ 22, 23).</li></ul><p>Der Betrieb weist vor Beginn auf Gefahren hin. Eine Erstuntersuchung ist für ein kurzes Praktikum nicht nötig.</p>',
    categories: [teachers],
  },
  {
    title: 'Kommt jemand von der Kammer in unsere Klasse?',
    description:
      '<p>Ja. Die Ausbildungsberatungen der Handwerkskammern und der Industrie- und Handelskammern kommen auf Anfrage in den Unterricht, zum Elternabend oder zum Projekttag. Sie berichten, was Betriebe erwarten, und bringen nach Möglichkeit Auszubildende mit, die aus ihrem Alltag erzählen.</p><p>Schreiben Sie über das Kontaktformular an die Kammer, in deren Bezirk Ihre Schule liegt, und nennen Sie Klassenstufe, Thema und zwei, drei mögliche Termine. Auch die Berufsberatung der Agentur für Arbeit hat an jeder weiterführenden Schule eine Ansprechperson.</p>',
    categories: [teachers],
  },
  {
    title: 'Kann ich der Klasse eine Liste mit Angeboten schicken?',
    description:
      '<p>Ja, auf zwei Wegen:</p><ul><li><strong>Merkliste:</strong> Markieren Sie Angebote mit dem Stern, öffnen Sie die Favoriten und kopieren Sie den Link über den Teilen-Knopf. Wer ihn öffnet, sieht genau diese Angebote.</li><li><strong>Suche:</strong> Kopieren Sie die Adresse der Ergebnisseite. Der Link führt immer zu den Angeboten, die es dann gibt.</li></ul><p>Im Link stehen nur Nummern von Angeboten oder die Suchwörter, keine Angaben über Personen. Er passt in den Schulmessenger ebenso wie auf einen Aushang.</p>',
    categories: [teachers],
  },
  {
    title: 'Welche Daten fallen an, wenn meine Klasse die Seite benutzt?',
    description:
      '<p>Suchen und Merken geht ohne Konto und ohne persönliche Angaben. Die Merkliste bleibt auf dem Gerät. Die Karte erscheint erst, wenn jemand zustimmt; wer ablehnt, verliert nichts, denn alle Angebote stehen auch in der Liste.</p><p>Es gibt keine Werbung und kein Tracking anderer Anbieter. Einzelheiten stehen in der Datenschutzerklärung. Bewerbungen laufen nicht über diese Seite, sondern unmittelbar an den Betrieb.</p>',
    categories: [teachers],
  },
  {
    title: 'Ist die Seite für Jugendliche mit Förderbedarf geeignet?',
    description:
      '<p>Sie lässt sich mit Tastatur und Screenreader bedienen, stark vergrößern und an kleine Bildschirme anpassen. Was noch nicht gelingt, steht in der Erklärung zur Barrierefreiheit; Hinweise dazu nehmen wir gern entgegen.</p><p>Für den Weg in den Beruf gibt es außerdem:</p><ul><li>die <strong>Reha-Beratung</strong> der Agentur für Arbeit, die Sie früh einbeziehen sollten,</li><li><strong>Nachteilsausgleich</strong> in Ausbildung und Prüfung (§ 65 BBiG), zum Beispiel mehr Zeit oder ein anderes Hilfsmittel,</li><li><strong>Fachpraktiker-Ausbildungen</strong> mit weniger Theorie für Menschen mit Behinderungen (§ 66 BBiG),</li><li>die <strong>Assistierte Ausbildung</strong> mit Nachhilfe und Begleitung.</li></ul>',
    categories: [teachers],
  },
  {
    title: 'Wo gibt es Termine für Messen und offene Türen, und wie melden wir eigene?',
    description: `<p>Alle Termine ${inState} stehen unter <strong>Events</strong> auf der Startseite, mit Ort und Uhrzeit. Betriebe tragen dort selbst ein, wann sie ihre Türen öffnen; die Redaktion prüft jeden Eintrag.</p><p>Planen Sie als Schule eine Berufsmesse, schreiben Sie uns über das Kontaktformular. Die Kammer hilft auch dabei, passende Betriebe einzuladen.</p>`,
    categories: [teachers],
  },
];
