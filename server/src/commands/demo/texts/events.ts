import type { EventAudience } from '@lehrpfad/contract/events/event-options.ts';

/** On which days an event of this kind takes place. */
export type EventDays =
  | 'school-day'
  | 'saturday'
  | 'end-of-week'
  /** A week from Monday in any holidays except Christmas. */
  | 'holidays'
  | 'summer-holidays'
  /** Before the training year begins. */
  | 'summer'
  | 'girls-day';

/** Which companies host it; all by default. */
export type EventHosts = 'workshop' | 'factory' | 'technical' | 'caring';

/** A kind of event; `{jahr}` and `{ort}` are filled in. Titles are shorter than 60 characters. */
export interface EventText {
  readonly titles: readonly string[];
  readonly where: 'company' | 'own' | 'digital';
  readonly audience: EventAudience;
  readonly alsoFor?: readonly EventAudience[];
  readonly when: EventDays;
  readonly hosts?: EventHosts;
  readonly days: number;
  /** The full hours between which it takes place. */
  readonly hours: readonly [number, number];
  readonly paragraphs: readonly string[];
}

export const eventTexts: readonly EventText[] = [
  {
    titles: ['Tag der offenen Tür', 'Blick hinter die Kulissen'],
    where: 'company',
    audience: 'pupils',
    alsoFor: ['parents'],
    when: 'saturday',
    days: 1,
    hours: [9, 14],
    paragraphs: [
      'Schau dir in {ort} an, wo und wie wir arbeiten. Unsere Azubis führen dich durch den Betrieb und beantworten Fragen.',
      'Du kannst an mehreren Stationen selbst etwas ausprobieren. Eltern sind herzlich willkommen.',
    ],
  },
  {
    titles: ['Ausbildungsmesse {ort} {jahr}', 'Berufemarkt {ort}', 'Lehrstellenmarkt {ort}'],
    where: 'own',
    audience: 'pupils',
    alsoFor: ['parents', 'teachers'],
    when: 'saturday',
    days: 1,
    hours: [9, 15],
    paragraphs: [
      'Betriebe, Schulen und Behörden aus {ort} und Umgebung stellen ihre Ausbildungsplätze und Praktika vor.',
      'Bring deine Bewerbungsmappe mit: Am Stand der Kammern bekommst du eine ehrliche Rückmeldung.',
      'Der Eintritt ist frei.',
    ],
  },
  {
    titles: ['Elternabend: Ausbildung oder Studium?', 'Elternabend: Wege nach der 10. Klasse'],
    where: 'digital',
    audience: 'parents',
    when: 'school-day',
    days: 1,
    hours: [18, 20],
    paragraphs: [
      'Wie unterstützt man sein Kind bei der Berufswahl? Beraterinnen und Berater der Kammern erklären Wege, Fristen und Hilfen.',
      'Den Link zur Videokonferenz finden Sie auf der angegebenen Webseite.',
    ],
  },
  {
    titles: ['Azubi-Schnuppertag', 'Schnuppernachmittag für Klasse 8 bis 10'],
    where: 'company',
    audience: 'pupils',
    when: 'school-day',
    days: 1,
    hours: [14, 17],
    paragraphs: [
      'Einen Nachmittag lang arbeitest du in {ort} mit unseren Azubis zusammen und lernst ihren Alltag kennen.',
      'Bitte melde dich vorher an, damit wir uns Zeit für dich nehmen können.',
    ],
  },
  {
    titles: ['Online-Sprechstunde Bewerbung', 'Bewerbungscheck per Video'],
    where: 'digital',
    audience: 'pupils',
    when: 'school-day',
    days: 1,
    hours: [15, 17],
    paragraphs: [
      'Stell deine Fragen zu Lebenslauf, Anschreiben und Vorstellungsgespräch. Du kannst auch nur zuhören.',
      'Eine Anmeldung ist nicht nötig.',
    ],
  },
  {
    titles: ['Praxistag für Lehrkräfte', 'Lehrkräfte im Betrieb'],
    where: 'company',
    audience: 'teachers',
    when: 'school-day',
    days: 1,
    hours: [13, 16],
    paragraphs: [
      'Wir zeigen Lehrkräften in {ort}, wie Ausbildung heute aussieht und was Betriebe sich von Schulen wünschen.',
    ],
  },
  {
    titles: ['Nacht der Ausbildung {ort}', 'Lange Nacht der Berufe {ort}'],
    where: 'own',
    audience: 'pupils',
    alsoFor: ['parents'],
    when: 'end-of-week',
    days: 1,
    hours: [17, 22],
    paragraphs: [
      'An einem Abend öffnen in {ort} viele Betriebe ihre Türen. Ein Bus fährt alle Stationen im Halbstundentakt an.',
      'Du entscheidest selbst, wo du aussteigst.',
    ],
  },
  {
    titles: ['Tag der offenen Werkstatt', 'Werkstatt zum Mitmachen'],
    where: 'company',
    audience: 'pupils',
    when: 'saturday',
    days: 1,
    hours: [10, 14],
    hosts: 'workshop',
    paragraphs: [
      'Unsere Werkstatt in {ort} steht offen: Schau zu, frag nach und probier Werkzeuge und Maschinen aus.',
      'Was du an diesem Tag baust, nimmst du mit nach Hause.',
    ],
  },
  {
    titles: ['Speeddating mit Betrieben in {ort}', 'Azubi-Speeddating {ort}'],
    where: 'own',
    audience: 'pupils',
    when: 'school-day',
    days: 1,
    hours: [14, 18],
    paragraphs: [
      'Zehn Minuten, ein Gespräch, dann der nächste Betrieb: So lernst du an einem Nachmittag in {ort} viele Berufe kennen.',
      'Lebenslauf nicht vergessen. Zum Üben gibt es vorher einen kleinen Workshop.',
    ],
  },
  {
    titles: ['Frag die Azubis: Fragerunde online'],
    where: 'digital',
    audience: 'pupils',
    when: 'school-day',
    days: 1,
    hours: [16, 17],
    paragraphs: [
      'Azubis aus fünf Berufen erzählen von ihrem ersten Jahr und antworten auf alles, was du wissen willst.',
      'Du kannst mit oder ohne Kamera dabei sein.',
    ],
  },
  {
    titles: ['Probetag in der Lehrwerkstatt'],
    where: 'company',
    audience: 'pupils',
    when: 'school-day',
    days: 1,
    hours: [13, 17],
    hosts: 'factory',
    paragraphs: [
      'In unserer Lehrwerkstatt in {ort} feilst, bohrst und verdrahtest du zusammen mit unseren Azubis.',
      'Bitte melde dich vorher an, damit wir genug Material haben.',
    ],
  },
];

/** Events that have a season. */
export const seasonalTexts: readonly EventText[] = [
  {
    titles: ['Ferienwoche Handwerk in {ort}', 'Technikcamp in {ort}'],
    where: 'own',
    audience: 'pupils',
    when: 'holidays',
    days: 4,
    hours: [9, 15],
    paragraphs: [
      'In den Ferien bauen, messen und programmieren wir in {ort} gemeinsam. Vorkenntnisse brauchst du nicht.',
      'Mittagessen und Getränke sind dabei, die Teilnahme ist kostenlos.',
    ],
  },
  {
    titles: ['Girls’ Day: Technik zum Anfassen'],
    where: 'company',
    audience: 'pupils',
    when: 'girls-day',
    days: 1,
    hours: [8, 13],
    hosts: 'technical',
    paragraphs: [
      'Mädchen ab Klasse 5 probieren bei uns in {ort} einen Tag lang aus, wie Technik gemacht wird.',
      'Für diesen Tag kannst du dich von der Schule freistellen lassen.',
    ],
  },
  {
    titles: ['Boys’ Day: Ein Tag für Menschen'],
    where: 'company',
    audience: 'pupils',
    when: 'girls-day',
    days: 1,
    hours: [8, 13],
    hosts: 'caring',
    paragraphs: [
      'Jungen ab Klasse 5 lernen bei uns in {ort} Berufe kennen, in denen es um Menschen geht.',
      'Für diesen Tag kannst du dich von der Schule freistellen lassen.',
    ],
  },
  {
    titles: ['MINT-Sommerwoche {ort}'],
    where: 'own',
    audience: 'pupils',
    when: 'summer-holidays',
    days: 4,
    hours: [9, 15],
    paragraphs: [
      'Vier Tage in den Sommerferien: In {ort} forschst du mit Roboter, Mikroskop und Lötkolben.',
      'Mittagessen und Getränke sind dabei, die Teilnahme ist kostenlos.',
    ],
  },
  {
    titles: ['Last-Minute-Börse {ort}'],
    where: 'own',
    audience: 'pupils',
    when: 'summer',
    days: 1,
    hours: [14, 18],
    paragraphs: [
      'Noch ohne Ausbildungsplatz? In {ort} sprichst du mit Betrieben, die noch in diesem Jahr jemanden suchen.',
      'Bring Lebenslauf und Zeugnis mit; mehr brauchst du nicht.',
    ],
  },
];

/** Locations of fairs, each on a plausible street. */
export const eventPlaces: readonly (readonly [place: string, street: string])[] = [
  ['Stadthalle', 'Parkstraße'],
  ['Bürgerhaus', 'Marktstraße'],
  ['Berufsbildungszentrum', 'Am Gewerbepark'],
  ['Sporthalle am Markt', 'Am Markt'],
  ['Kulturzentrum', 'Bahnhofstraße'],
  ['Aula der Berufsschule', 'Schulstraße'],
];

export const declinedReasons = [
  'Bitte ergänzen Sie, an wen sich die Veranstaltung richtet.',
  'Die Veranstaltung richtet sich nicht an Schülerinnen und Schüler.',
  'Bitte prüfen Sie das Datum: Der Text nennt einen anderen Tag.',
];
