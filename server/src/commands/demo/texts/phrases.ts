import { programmeName } from '@lehrpfad/regions/parts/programme.ts';

/**
 * Sentences of job ads that fit every trade. `{ort}`, `{beruf}`, `{beginn}`, `{jahr}` are filled in. None contains the company's
 * name, because its article is unknown ('bei der Bäckerei', 'beim Bauernhof').
 */

export const apprenticeshipOpenings = [
  'Du suchst eine Ausbildung, bei der du am Abend siehst, was du geschafft hast? Dann passt du zu uns.',
  'Für das Ausbildungsjahr {jahr} suchen wir Verstärkung in {ort}.',
  'Schule fertig, und jetzt? Bei uns in {ort} lernst du einen Beruf, der gebraucht wird.',
  'Zum {beginn} vergeben wir in {ort} einen Ausbildungsplatz.',
  'Wir bilden selbst aus, weil wir wissen, was gute Fachleute wert sind.',
  'Ob du gerade die 9. oder 10. Klasse besuchst oder nach dem Abitur etwas Praktisches suchst: Bewirb dich.',
  'Du möchtest in der Region bleiben und einen Beruf mit Zukunft lernen? Bei uns geht beides.',
  'Bei uns zählt nicht nur das Zeugnis. Wir wollen wissen, wer du bist und was dich interessiert.',
];

export const internshipOpenings = [
  'Probier aus, wie sich unser Beruf anfühlt, bevor du dich entscheidest.',
  'Für Schülerinnen und Schüler ab Klasse 8 bieten wir in {ort} Praktikumsplätze an.',
  'Mittendrin statt nur dabei: Im Praktikum arbeitest du vom ersten Tag an mit.',
  'Du suchst einen Praktikumsplatz und weißt noch nicht, wohin? Komm zu uns.',
  'Du willst wissen, wie ein Arbeitstag wirklich aussieht? In {ort} zeigen wir dir unseren.',
  'Wir nehmen uns Zeit für Praktikantinnen und Praktikanten, weil daraus oft Azubis werden.',
  `Im Rahmen von ${programmeName} und Schulpraktika zeigen wir gern, was wir tun.`,
];

export const companyLines = [
  'Bei uns kennt jeder jeden, und Fragen sind ausdrücklich erwünscht.',
  'Unser Team ist bunt gemischt: Berufsanfänger arbeiten mit Kolleginnen zusammen, die seit 30 Jahren dabei sind.',
  'Die Hälfte unserer Fachkräfte hat hier gelernt.',
  'Unser Betrieb liegt gut erreichbar in {ort}.',
  'Wir legen Wert auf einen freundlichen Ton, auch wenn es einmal stressig wird.',
  'Wir sind Ausbildungsbetrieb seit vielen Jahren und stolz auf alle, die hier ihren Abschluss gemacht haben.',
  'Verlässlichkeit, gute Arbeit und ein fairer Umgang gehören für uns zusammen.',
];

export const taskHeadings = [
  'Das lernst du bei uns',
  'Deine Aufgaben',
  'Das erwartet dich',
  'Was du lernst',
];

export const insightHeadings = [
  'Das kannst du ausprobieren',
  'Dein Praktikum',
  'Das erwartet dich',
  'Darauf kannst du dich freuen',
];

export const wishHeadings = [
  'Das bringst du mit',
  'Das wünschen wir uns',
  'Dein Profil',
  'So passt du zu uns',
];

export const wishes = [
  'Interesse am Beruf {beruf}',
  'Freude daran, im Team zu arbeiten',
  'Zuverlässigkeit und Pünktlichkeit',
  'Neugier und die Bereitschaft, Neues zu lernen',
  'einen freundlichen Umgang mit anderen Menschen',
  'Sorgfalt, auch bei kleinen Dingen',
  'Durchhaltevermögen, wenn etwas nicht gleich klappt',
  'gern ein Praktikum in diesem Bereich, aber das ist keine Bedingung',
  'Lust, mit anzupacken',
  'den Mut, Fragen zu stellen',
];

export const certificates = {
  small: [
    'einen Hauptschulabschluss oder besser; Quereinstieg ist willkommen',
    'einen Schulabschluss, welcher es ist, entscheidet bei uns nicht allein',
    'mindestens einen Hauptschulabschluss',
  ],
  medium: [
    'einen guten Haupt- oder Realschulabschluss',
    'einen Realschulabschluss oder einen qualifizierten Hauptschulabschluss',
    'einen Schulabschluss und ordentliche Noten in Deutsch und Mathematik',
  ],
  large: [
    'einen Realschulabschluss oder die Hochschulreife',
    'einen guten Schulabschluss; mit Zahlen und Texten solltest du zurechtkommen',
    'einen erfolgreichen Schulabschluss; wir prüfen jede Bewerbung einzeln',
  ],
} as const;

export const benefitHeadings = [
  'Das bieten wir',
  'Darauf kannst du zählen',
  'Gut zu wissen',
  'Deine Vorteile',
];

export const benefits = [
  'eine feste Ansprechperson während der ganzen Ausbildung',
  '30 Tage Urlaub im Jahr',
  'eine Vergütung nach Tarif',
  'einen Zuschuss zum Azubi-Ticket',
  'gute Chancen, nach der Prüfung übernommen zu werden',
  'Arbeitskleidung, die wir stellen und waschen',
  'Nachhilfe und Prüfungsvorbereitung, wenn du sie brauchst',
  'ein Tablet für Berufsschule und Betrieb',
  'Hilfe beim Führerschein',
  'Unterstützung bei der Suche nach einer Wohnung',
  'gemeinsame Ausflüge mit allen Azubis',
  'die Möglichkeit, ein Praktikum im Ausland zu machen',
  'geregelte Arbeitszeiten und freie Wochenenden',
  'Vermögenswirksame Leistungen',
  'ein Team, das dir Dinge gern zweimal erklärt',
];

export const internshipFacts = [
  'Wie lange du bleibst, richtet sich nach deiner Schule und nach dir.',
  'Deine Arbeitszeit richtet sich nach dem Jugendarbeitsschutzgesetz.',
  'Bitte bring feste Schuhe mit, den Rest bekommst du von uns.',
  'Du bist über deine Schule versichert; in den Ferien kümmern wir uns darum.',
  'Du bekommst am Ende eine schriftliche Einschätzung für deine Bewerbungsunterlagen.',
  'Eine Person aus dem Team begleitet dich die ganze Zeit.',
  'Wenn es dir gefällt, sprechen wir gern über einen Ausbildungsplatz.',
  'Mittags essen wir gemeinsam, du bist eingeladen.',
];

export const closings = [
  'Schick uns deine Bewerbung mit Lebenslauf und letztem Zeugnis, gern per E-Mail. Ein Anschreiben brauchst du nicht.',
  'Du hast Fragen? Ruf einfach an oder schreib uns. Wir melden uns innerhalb einer Woche.',
  'Wir freuen uns auf deine Bewerbung und laden dich gern vorher zu einem Probetag ein.',
  'Bewerbungen von Menschen mit Behinderung sind ausdrücklich erwünscht.',
  'Am besten lernen wir uns persönlich kennen: Vereinbare einen Termin und komm vorbei.',
  'Alle Menschen sind willkommen, unabhängig von Herkunft, Geschlecht, Alter oder Religion.',
  'Bewerben kannst du dich das ganze Jahr über, solange der Platz frei ist.',
];

export const internshipClosings = [
  'Schreib uns eine kurze E-Mail mit deinem Namen, deiner Klasse und dem Zeitraum.',
  'Ruf uns an und frag nach, welche Wochen noch frei sind.',
  'Eine formlose Anfrage genügt. Wir antworten dir innerhalb weniger Tage.',
  'Komm gern mit deinen Eltern vorbei und schau dir alles an.',
];

export const annotations = [
  'Bitte gib in deiner Bewerbung an, wann du frühestens beginnen kannst.',
  'Die Berufsschule befindet sich in der Region; Fahrtkosten übernehmen wir anteilig.',
  'Ein Probetag ist jederzeit möglich.',
  'Wir vergeben mehrere Plätze.',
  'Für diese Tätigkeit ist ein Gesundheitszeugnis nötig. Um die Anmeldung kümmern wir uns.',
  'Unterkunft während des Blockunterrichts wird bezahlt.',
  'Bewerbungsschluss ist, wenn der Platz vergeben ist.',
  'Teilzeitausbildung ist nach Absprache möglich.',
  'Der Arbeitsbeginn liegt früh; mit dem ersten Bus bist du pünktlich hier.',
  'Bewerbungen bitte ausschließlich per E-Mail.',
];

/** Notes that fit a Praktikum. */
export const internshipAnnotations = [
  'Bitte gib an, in welche Klasse du gehst und in welcher Woche du kommen möchtest.',
  'Auch ein einzelner Probetag ist möglich.',
  'Wir nehmen höchstens zwei Personen zur gleichen Zeit auf.',
  'Für diese Tätigkeit ist ein Gesundheitszeugnis nötig. Um die Anmeldung kümmern wir uns.',
  'Der Arbeitsbeginn liegt früh; mit dem ersten Bus bist du pünktlich hier.',
  'Bewerbungen bitte ausschließlich per E-Mail.',
];
