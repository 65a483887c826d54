/** A kind of event; `{jahr}` and `{ort}` are filled in. Titles stay below 60 characters. */
export interface EventText {
  readonly titles: readonly string[];
  readonly where: 'company' | 'own' | 'digital';
  readonly days: number;
  /** Full hours between which it lies. */
  readonly hours: readonly [number, number];
  readonly paragraphs: readonly string[];
}

export const eventTexts: readonly EventText[] = [
  {
    titles: ['Tag der offenen Tür', 'Tag der offenen Werkstatt', 'Blick hinter die Kulissen'],
    where: 'company',
    days: 1,
    hours: [9, 16],
    paragraphs: [
      'Schau dir an, wo und wie wir arbeiten. Unsere Azubis führen dich durch den Betrieb und beantworten Fragen.',
      'Du kannst an mehreren Stationen selbst etwas ausprobieren. Eltern sind herzlich willkommen.',
    ],
  },
  {
    titles: [
      'Azubi-Schnuppertag',
      'Schnuppernachmittag für Klasse 8 bis 10',
      'Probetag in der Lehrwerkstatt',
    ],
    where: 'company',
    days: 1,
    hours: [13, 17],
    paragraphs: [
      'Einen Nachmittag lang arbeitest du mit unseren Azubis zusammen und nimmst dein Werkstück mit nach Hause.',
      'Bitte melde dich vorher an, damit wir genug Material haben.',
    ],
  },
  {
    titles: ['Ausbildungsmesse {ort} {jahr}', 'Berufemarkt {ort}', 'Lehrstellenbörse {ort}'],
    where: 'own',
    days: 1,
    hours: [9, 15],
    paragraphs: [
      'Über 60 Betriebe, Schulen und Behörden stellen ihre Ausbildungsplätze und Praktika vor.',
      'Bring deine Bewerbungsmappe mit: Am Stand der Kammern bekommst du eine ehrliche Rückmeldung.',
      'Der Eintritt ist frei. Schulklassen melden sich bitte vorher an.',
    ],
  },
  {
    titles: ['Nacht der Ausbildung {ort}', 'Lange Nacht der Berufe {ort}'],
    where: 'own',
    days: 1,
    hours: [17, 22],
    paragraphs: [
      'An einem Abend öffnen viele Betriebe der Stadt ihre Türen. Ein Bus fährt alle Stationen im Halbstundentakt an.',
      'Du entscheidest selbst, wo du aussteigst.',
    ],
  },
  {
    titles: ['Ferienwoche Handwerk in {ort}', 'Technikcamp in {ort}', 'MINT-Sommerwoche {ort}'],
    where: 'own',
    days: 4,
    hours: [9, 15],
    paragraphs: [
      'In den Ferien bauen, messen und programmieren wir gemeinsam. Vorkenntnisse brauchst du nicht.',
      'Mittagessen und Getränke sind dabei, die Teilnahme ist kostenlos.',
    ],
  },
  {
    titles: [
      'Elternabend: Ausbildung oder Studium?',
      'Elternabend online: Wege nach der 10. Klasse',
    ],
    where: 'digital',
    days: 1,
    hours: [18, 20],
    paragraphs: [
      'Wie unterstützt man sein Kind bei der Berufswahl? Beraterinnen und Berater der Kammern erklären Wege, Fristen und Hilfen.',
      'Den Link zur Videokonferenz findest du auf der angegebenen Webseite.',
    ],
  },
  {
    titles: [
      'Online-Sprechstunde Bewerbung',
      'Bewerbungscheck per Video',
      'Frag die Azubis: Fragerunde online',
    ],
    where: 'digital',
    days: 1,
    hours: [15, 17],
    paragraphs: [
      'Stell deine Fragen zu Lebenslauf, Anschreiben und Vorstellungsgespräch. Du kannst auch nur zuhören.',
      'Eine Anmeldung ist nicht nötig.',
    ],
  },
  {
    titles: ['Speeddating mit Betrieben in {ort}', 'Last-Minute-Börse {ort}'],
    where: 'own',
    days: 1,
    hours: [14, 18],
    paragraphs: [
      'Zehn Minuten, ein Gespräch, dann der nächste Betrieb: So lernst du an einem Nachmittag viele Berufe kennen.',
      'Lebenslauf nicht vergessen. Zum Üben gibt es vorher einen kleinen Workshop.',
    ],
  },
  {
    titles: ['Girls’ Day und Boys’ Day bei uns', 'Zukunftstag für Mädchen und Jungen'],
    where: 'company',
    days: 1,
    hours: [8, 13],
    paragraphs: [
      'Lerne Berufe kennen, über die du vielleicht noch nie nachgedacht hast.',
      'Für diesen Tag kannst du dich von der Schule freistellen lassen.',
    ],
  },
  {
    titles: ['Praxistag für Lehrkräfte', 'Lehrkräfte im Betrieb'],
    where: 'company',
    days: 1,
    hours: [10, 15],
    paragraphs: [
      'Wir zeigen Lehrkräften, wie Ausbildung heute aussieht und was Betriebe sich von Schulen wünschen.',
    ],
  },
];

export const eventPlaces = [
  'Stadthalle',
  'Bürgerhaus',
  'Berufsbildungszentrum',
  'Sporthalle am Markt',
  'Kulturzentrum',
  'Aula der Berufsschule',
];

export const declinedReasons = [
  'Bitte ergänzen Sie, an wen sich die Veranstaltung richtet.',
  'Die Veranstaltung richtet sich nicht an Schülerinnen und Schüler.',
  'Bitte prüfen Sie das Datum: Der Text nennt einen anderen Tag.',
];
