import { ofState } from '@lehrpfad/regions/parts/names.ts';
import { audience, type FaqText } from './faq-text.ts';

const { companies } = audience;

/** Questions of companies. */
export const faqOfCompanies: readonly FaqText[] = [
  {
    title: 'Wie kommt unser Betrieb auf diese Seite, und was kostet das?',
    description:
      '<p>Über <strong>Jetzt Unternehmen registrieren!</strong> stellen Sie eine Anfrage. Die Redaktion prüft sie und schickt Ihnen einen Link, mit dem Sie Ihr Passwort festlegen. Danach richten Sie Filialen, Kontaktpersonen und Stellenanzeigen selbst ein. Das Angebot ist kostenlos.</p>',
    categories: [companies],
  },
  {
    title: 'Dürfen wir ausbilden? Wer braucht den Ausbilderschein?',
    description:
      '<p>Zwei Dinge müssen stimmen (§§ 27 bis 30 BBiG, im Handwerk §§ 21 bis 22b HwO):</p><ul><li><strong>Ihr Betrieb</strong> ist nach Art und Einrichtung geeignet und kann die vorgeschriebenen Inhalte vermitteln. Was fehlt, kann ein Partnerbetrieb oder ein Bildungszentrum übernehmen (Verbundausbildung).</li><li><strong>Mindestens eine Person</strong> ist persönlich und fachlich geeignet. Dazu gehören berufs- und arbeitspädagogische Kenntnisse, die meist durch die Prüfung nach der Ausbilder-Eignungsverordnung (<strong>AEVO</strong>) nachgewiesen werden. Wer die Meisterprüfung hat, hat diesen Teil schon.</li></ul><p>Die Kammer stellt die Eignung fest. Rufen Sie die Ausbildungsberatung an: Sie kommt zu Ihnen in den Betrieb, und das kostet nichts.</p>',
    categories: [companies],
  },
  {
    title: 'Welche Ausbildungsberufe dürfen wir hier anbieten?',
    description:
      '<p>Die Redaktion ordnet Ihrem Betrieb die Berufe zu, für die die zuständige Kammer die Eignung festgestellt hat. Fehlt ein Beruf, schreiben Sie uns über das Kontaktformular. Praktika können Sie in allen Berufen anbieten.</p>',
    categories: [companies],
  },
  {
    title: 'Was ist beim Ausbildungsvertrag zu tun?',
    description:
      '<ol><li>Halten Sie den wesentlichen Inhalt vor Beginn der Ausbildung fest (§ 11 BBiG): Beruf, Beginn und Dauer, Arbeitszeit, Probezeit von einem bis vier Monaten, Vergütung, Urlaub. Muster gibt es bei Ihrer Kammer.</li><li>Bei Minderjährigen stimmen die Eltern zu und bekommen eine Ausfertigung.</li><li>Beantragen Sie unverzüglich die <strong>Eintragung</strong> bei Ihrer Kammer (§ 36 BBiG). Dazu gehören ein Ausbildungsplan und bei Jugendlichen unter 18 die Bescheinigung über die ärztliche Erstuntersuchung.</li><li>Melden Sie die oder den Auszubildenden bei Berufsschule, Krankenkasse und Berufsgenossenschaft an.</li></ol>',
    categories: [companies],
  },
  {
    title: 'Wie viel müssen wir Auszubildenden zahlen?',
    description:
      '<p>Bindet Sie ein Tarifvertrag, gilt dieser. Sonst muss die Vergütung <strong>angemessen</strong> sein (§ 17 BBiG): Sie darf die gesetzliche Mindestvergütung nicht unterschreiten, die für jedes Jahr neu bekannt gemacht wird und mit den Ausbildungsjahren steigt, und in der Regel nicht mehr als 20 Prozent unter dem Tarif Ihrer Branche liegen. Die aktuellen Beträge nennt Ihnen Ihre Kammer.</p><p>Dazu kommen Ausbildungsmittel, Prüfungsgebühren und die Zeiten für Berufsschule und Prüfung, in denen Sie weiterzahlen.</p>',
    categories: [companies],
  },
  {
    title: 'Müssen wir im Praktikum den Mindestlohn zahlen?',
    description:
      '<p>In diesen Fällen <strong>nicht</strong> (<a href="https://www.gesetze-im-internet.de/milog/__22.html">§ 22 Mindestlohngesetz</a>):</p><ul><li>Das Praktikum ist durch Schule, Ausbildung oder Studium vorgeschrieben, wie das Schülerbetriebspraktikum.</li><li>Es dient der Orientierung für eine Ausbildung oder ein Studium und dauert höchstens drei Monate.</li><li>Die Person ist unter 18 und hat keine abgeschlossene Berufsausbildung.</li><li>Es ist eine Einstiegsqualifizierung.</li></ul><p>Halten Sie Ziel, Dauer und Ansprechperson kurz schriftlich fest. Bei allen anderen Praktika gilt der Mindestlohn vom ersten Tag an.</p>',
    categories: [companies],
  },
  {
    title: 'Was gilt, wenn Praktikanten oder Auszubildende noch keine 18 sind?',
    description:
      '<p>Das <a href="https://www.gesetze-im-internet.de/jarbschg/">Jugendarbeitsschutzgesetz</a>. Das Wichtigste:</p><ul><li>höchstens <strong>8 Stunden am Tag und 40 in der Woche</strong> an fünf Tagen; im Betriebspraktikum während der Vollzeitschulpflicht höchstens 7 Stunden am Tag und 35 in der Woche und nur leichte Tätigkeiten,</li><li>60 Minuten Pause bei mehr als sechs Stunden, 30 Minuten bei mehr als viereinhalb,</li><li>keine Arbeit zwischen 20 und 6 Uhr, mit Ausnahmen für einzelne Branchen und ältere Jugendliche (§ 14),</li><li>gefährliche Arbeiten nur, soweit das Ausbildungsziel sie erfordert und eine fachkundige Person aufpasst (§ 22),</li><li>eine Unterweisung über Gefahren vor Beginn und mindestens halbjährlich (§ 29).</li></ul><p>Wer eine Ausbildung beginnt, braucht vorher die ärztliche Erstuntersuchung und, falls dann noch unter 18, nach einem Jahr die Nachuntersuchung (§§ 32, 33).</p>',
    categories: [companies],
  },
  {
    title: 'Wie schreiben wir eine Anzeige, die Jugendliche anspricht?',
    description:
      '<ul><li><strong>Beruf zuerst:</strong> Wählen Sie die Berufsbezeichnung aus der Liste, dann findet man Sie auch unter anderen Schreibweisen.</li><li><strong>Ein Tag bei Ihnen:</strong> Drei konkrete Aufgaben sagen mehr als „abwechslungsreiche Tätigkeit“.</li><li><strong>Was man bekommt:</strong> Vergütung, Arbeitszeiten, Urlaub, Übernahme, Weg mit Bus und Bahn.</li><li><strong>Was man mitbringt:</strong> Nennen Sie nur, was wirklich nötig ist. Jede Forderung mehr schreckt jemanden ab, der gepasst hätte.</li><li><strong>Ein Mensch:</strong> Eine Kontaktperson mit Namen und Telefonnummer, die auch ans Telefon geht.</li></ul><p>Schreiben Sie kurze Sätze, sprechen Sie die Jugendlichen mit du an, und antworten Sie auf Bewerbungen innerhalb von zwei Wochen. Ein Praktikum ist die beste Werbung für die Ausbildung.</p>',
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
    title: 'Welche Förderung gibt es für Ausbildungsbetriebe?',
    description: `<p>Je nach Lage kommen infrage:</p><ul><li><strong>Einstiegsqualifizierung (EQ):</strong> Zuschuss zur Vergütung für ein vorbereitendes Praktikum von bis zu zwölf Monaten (§ 54a SGB III),</li><li><strong>Assistierte Ausbildung (AsA):</strong> Nachhilfe und Begleitung für Auszubildende, Entlastung für Sie (§§ 74 bis 75a SGB III),</li><li><strong>Zuschüsse zur Ausbildungsvergütung</strong> für Menschen mit Behinderungen (§ 73 SGB III),</li><li>Programme ${ofState}, zum Beispiel für Verbundausbildung.</li></ul><p>Fast alles muss <strong>vor Beginn</strong> beantragt werden. Fragen Sie den Arbeitgeber-Service der <a href="https://www.arbeitsagentur.de/unternehmen">Agentur für Arbeit</a> und Ihre Kammer.</p>`,
    categories: [companies],
  },
  {
    title: 'Wie gehen wir mit den Daten von Bewerberinnen und Bewerbern um?',
    description:
      '<p>Bewerbungen gehen von den Jugendlichen unmittelbar an Sie; auf dieser Seite liegen sie nicht. Für sie gilt die Datenschutz-Grundverordnung:</p><ul><li>Fragen Sie nur, was Sie für die Entscheidung brauchen. Foto, Religion oder Familienstand gehören nicht dazu.</li><li>Lassen Sie die Unterlagen nur die sehen, die mitentscheiden.</li><li>Löschen Sie nach einer Absage, sobald keine Ansprüche mehr zu erwarten sind; üblich sind höchstens sechs Monate. Für einen Talentpool brauchen Sie eine Einwilligung.</li></ul><p>Die Kontaktpersonen in Ihrem Profil und in Ihren Anzeigen sind öffentlich. Tragen Sie nur ein, wer damit einverstanden ist; eine Adresse wie ausbildung@… tut es auch.</p>',
    categories: [companies],
  },
];
