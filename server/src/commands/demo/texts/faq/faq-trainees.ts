import { audience, type FaqText } from './faq-text.ts';

const { pupils, trainees } = audience;

/** Questions of trainees. Sections (§) refer to the BBiG unless another law is named. */
export const faqOfTrainees: readonly FaqText[] = [
  {
    title: 'Wer hilft mir, wenn es im Betrieb Probleme gibt?',
    description:
      '<p>Sprich zuerst mit deiner Ausbilderin oder deinem Ausbilder. Hilft das nicht oder traust du dich nicht, ist die <strong>Ausbildungsberatung deiner Kammer</strong> für dich da: kostenlos und vertraulich. Sie kennt die Rechte beider Seiten und vermittelt.</p><p>Auch Berufsschule, Betriebsrat oder Jugend- und Auszubildendenvertretung können helfen. Für Nachhilfe und Begleitung gibt es die Assistierte Ausbildung, die die Agentur für Arbeit bezahlt. Und wenn du über das Aufhören nachdenkst: Hol dir vorher Rat.</p>',
    categories: [trainees],
  },
  {
    title: 'Muss ich ein Berichtsheft führen?',
    description:
      '<p>Ja. Du bist verpflichtet, einen Ausbildungsnachweis zu führen, auf Papier oder digital, wie es in deinem Vertrag steht (§ 13 BBiG). Ohne ihn wirst du nicht zur Abschlussprüfung zugelassen.</p><p>Dein Betrieb muss dir <strong>während der Arbeitszeit</strong> Gelegenheit dazu geben und das Heft regelmäßig durchsehen (§ 14 BBiG). Tipp: Schreib jede Woche ein paar Sätze. Ein halbes Jahr nachzutragen kostet viel mehr Zeit.</p>',
    categories: [trainees],
  },
  {
    title: 'Wie lange dauert die Probezeit?',
    description:
      '<p>Mindestens einen und höchstens <strong>vier Monate</strong> (§ 20 BBiG); wie lange genau, steht in deinem Vertrag. In dieser Zeit können du und der Betrieb jederzeit ohne Frist und ohne Angabe von Gründen kündigen, aber nur schriftlich.</p><p>Nutz die Zeit: Prüf ehrlich, ob dir der Beruf und der Betrieb liegen, und frag auch, wie man mit dir zufrieden ist.</p>',
    categories: [trainees],
  },
  {
    title: 'Wann darf mir gekündigt werden, und wie kündige ich selbst?',
    description:
      '<p>Nach der Probezeit (§ 22 BBiG):</p><ul><li>Der <strong>Betrieb</strong> kann dir nur noch aus einem wichtigen Grund kündigen, schriftlich und mit Begründung. Schlechte Noten allein genügen nicht.</li><li><strong>Du</strong> kannst mit einer Frist von vier Wochen kündigen, wenn du die Ausbildung aufgeben oder einen anderen Beruf lernen willst; aus wichtigem Grund auch fristlos.</li><li>Ihr könnt euch jederzeit auf einen Aufhebungsvertrag einigen. Unterschreib nie sofort: Nimm ihn mit und lass dich beraten.</li></ul><p>Wehrst du dich gegen eine Kündigung, musst du schnell sein. Ruf gleich bei der Ausbildungsberatung deiner Kammer an. Sie sagt dir auch, ob es dort einen Schlichtungsausschuss gibt.</p>',
    categories: [trainees],
  },
  {
    title: 'Kann ich den Betrieb wechseln?',
    description:
      '<p>Ja, auch mitten in der Ausbildung. Am sichersten gehst du so vor:</p><ol><li>Sprich mit der Ausbildungsberatung. Vielleicht lässt sich das Problem lösen.</li><li>Such zuerst einen neuen Betrieb. Sag dort offen, in welchem Ausbildungsjahr du bist.</li><li>Lös den alten Vertrag erst, wenn du den neuen hast, am besten im Einvernehmen.</li></ol><p>Bleibst du im selben Beruf, geht die Ausbildung in der Regel dort weiter, wo du aufgehört hast. Wechselst du den Beruf, kann bisherige Zeit angerechnet werden. Offene Stellen findest du über unsere Suche.</p>',
    categories: [trainees],
  },
  {
    title: 'Wie viel Urlaub habe ich?',
    description:
      '<p>Mindestens so viele Werktage im Jahr (Montag bis Samstag gerechnet), je nachdem, wie alt du zu Beginn des Kalenderjahres bist:</p><ul><li>noch keine 16 Jahre: 30 Werktage,</li><li>noch keine 17 Jahre: 27 Werktage,</li><li>noch keine 18 Jahre: 25 Werktage,</li><li>ab 18 Jahren: 24 Werktage; das sind vier Wochen.</li></ul><p>So steht es im Jugendarbeitsschutzgesetz (§ 19) und im Bundesurlaubsgesetz (§ 3). Ein Tarifvertrag oder dein Vertrag kann mehr geben. Bist du unter 18, soll der Urlaub in den Berufsschulferien liegen.</p>',
    categories: [trainees],
  },
  {
    title: 'Muss ich nach der Berufsschule noch in den Betrieb?',
    description:
      '<p>Für die Berufsschule und für Prüfungen stellt dich dein Betrieb frei und zahlt weiter (§§ 15, 19 BBiG). Ein Berufsschultag mit mehr als fünf Unterrichtsstunden zu je 45 Minuten gilt einmal in der Woche als ganzer Arbeitstag: Danach hast du frei. Das gilt auch, wenn du über 18 bist. Bei Blockunterricht gilt das für ganze Wochen, wenn an mindestens fünf Tagen mindestens 25 Stunden geplant sind.</p><p>Beginnt der Unterricht vor 9 Uhr, darfst du vorher nicht beschäftigt werden.</p>',
    categories: [trainees],
  },
  {
    title: 'Darf ich für alles eingesetzt werden? Und was ist mit Überstunden?',
    description:
      '<p>Dein Betrieb darf dir nur Aufgaben geben, die dem Ziel der Ausbildung dienen und die du körperlich schaffst (§ 14 BBiG). Mal den Platz aufzuräumen, an dem du arbeitest, gehört dazu; jeden Tag den Privateinkauf zu erledigen nicht. Werkzeug und Material für Ausbildung und Prüfung bekommst du kostenlos.</p><p>Überstunden sind die Ausnahme und müssen besonders bezahlt oder durch freie Zeit ausgeglichen werden (§ 17 BBiG). Bist du unter 18, darfst du höchstens 40 Stunden in der Woche arbeiten.</p>',
    categories: [trainees],
  },
  {
    title: 'Wie läuft die Abschlussprüfung, und was, wenn ich durchfalle?',
    description:
      '<p>Angemeldet wirst du bei der Kammer, in der Regel von deinem Betrieb. Die Prüfung kostet dich nichts (§ 37 BBiG). Für Prüfungstage und für den Arbeitstag direkt vor der schriftlichen Abschlussprüfung wirst du freigestellt (§ 15 BBiG).</p><p>Bestehst du nicht, kannst du die Prüfung <strong>zweimal wiederholen</strong>. Wenn du es verlangst, verlängert sich deine Ausbildung bis zur nächsten Wiederholungsprüfung, insgesamt höchstens um ein Jahr (§ 21 BBiG).</p><p>Hast du eine Behinderung, etwa eine Lese-Rechtschreib-Störung, kannst du einen Nachteilsausgleich beantragen, zum Beispiel mehr Zeit. Sprich früh mit der Kammer.</p>',
    categories: [trainees],
  },
  {
    title: 'Kann ich meine Ausbildung verkürzen oder in Teilzeit machen?',
    description:
      '<p>Beides ist möglich:</p><ul><li><strong>Verkürzen:</strong> Du und dein Betrieb beantragt gemeinsam eine kürzere Zeit, zum Beispiel wegen deines Schulabschlusses oder einer früheren Ausbildung (§ 8 BBiG).</li><li><strong>Früher zur Prüfung:</strong> Mit guten Leistungen im Betrieb und in der Schule kannst du vorzeitig zugelassen werden (§ 45 BBiG).</li><li><strong>Teilzeit:</strong> Du vereinbarst mit deinem Betrieb kürzere Tage oder Wochen. Die Ausbildung dauert dann entsprechend länger (§ 7a BBiG).</li></ul><p>Was davon bei dir geht, sagt dir die Ausbildungsberatung.</p>',
    categories: [trainees],
  },
  {
    title: 'Das Geld reicht nicht. Welche Hilfen gibt es, und darf ich nebenbei arbeiten?',
    description:
      '<p><strong>Berufsausbildungsbeihilfe (BAB)</strong> kannst du bekommen, wenn du nicht bei deinen Eltern wohnst, weil der Betrieb zu weit weg ist. Bist du über 18, verheiratet oder hast du ein Kind, zählt die Entfernung nicht. Wie viel es gibt, hängt auch vom Einkommen deiner Eltern ab. Stell den Antrag bei der <a href="https://www.arbeitsagentur.de">Agentur für Arbeit</a> möglichst vor Beginn: Gezahlt wird frühestens ab dem Monat, in dem du ihn stellst. Außerdem gibt es Kindergeld für dich, höchstens bis du 25 bist.</p><p>Ein <strong>Nebenjob</strong> ist erlaubt, wenn die Ausbildung nicht darunter leidet. Sag deinem Betrieb vorher Bescheid; bei der Konkurrenz darfst du nicht arbeiten. Alle Stunden zusammen dürfen die gesetzliche Grenze nicht überschreiten: unter 18 sind das 40 in der Woche, sonst im Durchschnitt 48.</p>',
    categories: [trainees],
  },
  {
    title: 'Brauche ich ein Konto, um mir Angebote zu merken?',
    description:
      '<p>Nein. Tippe auf den Stern am Angebot. Deine Merkliste bleibt auf diesem Gerät gespeichert und wird nirgendwohin gesendet. Mit dem Teilen-Knopf kannst du sie weitergeben.</p>',
    categories: [pupils, trainees],
  },
];
