import { faqOfProgramme } from '@lehrpfad/regions/parts/demo.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { makePdf } from '../../content/pdf.ts';
import { drawWays } from '../../content/ways-picture.ts';
import { audience, type FaqText } from './faq-text.ts';

const { pupils } = audience;

const internshipChecklist = (): Buffer =>
  makePdf({
    title: 'Checkliste: Praktikum',
    subtitle: 'Für Schülerinnen und Schüler',
    paragraphs: [
      'Vorher: Wann beginnt der erste Tag, und wo? Wer ist deine Ansprechperson? Was sollst du anziehen und mitbringen?',
      'Währenddessen: Schreib jeden Tag zwei Sätze auf, was du getan hast und wie es dir gefallen hat. Frag nach, wenn du etwas nicht verstehst.',
      'Danach: Bitte um eine kurze Rückmeldung und eine Bescheinigung. Überleg dir, ob du dort eine Ausbildung machen möchtest.',
    ],
  });

const applicationChecklist = (): Buffer =>
  makePdf({
    title: 'Checkliste: Bewerbung',
    subtitle: 'Zum Ausdrucken und Abhaken',
    paragraphs: [
      '[  ] Ich habe die ganze Anzeige gelesen und weiß, bis wann und auf welchem Weg ich mich bewerben soll.',
      '[  ] Ich nenne den Beruf und das Jahr, in dem ich anfangen möchte.',
      '[  ] In zwei, drei Sätzen steht, warum mich dieser Beruf und dieser Betrieb interessieren.',
      '[  ] Mein Lebenslauf passt auf eine Seite: Name, Adresse, Telefon, E-Mail, Schule, Praktika, was ich gut kann.',
      '[  ] Mein letztes Zeugnis liegt bei, dazu Bescheinigungen über Praktika, wenn ich welche habe.',
      '[  ] Alles ist eine einzige PDF-Datei mit meinem Namen im Dateinamen.',
      '[  ] Jemand anderes hat alles gelesen: Name der Firma, Ansprechperson und Rechtschreibung stimmen.',
      '[  ] Meine E-Mail-Adresse klingt so, dass ich sie auch am Telefon nennen würde.',
      '[  ] Ich habe mir notiert, wann ich mich beworben habe. Nach zwei, drei Wochen frage ich freundlich nach.',
    ],
  });

/** Questions of pupils and their parents. */
export const faqOfPupils: readonly FaqText[] = [
  {
    title: 'Wie finde ich einen Praktikumsplatz in meiner Nähe?',
    description:
      '<p>Gib auf der Startseite deinen Ort ein, wähle <strong>Praktikum</strong> und einen Umkreis. Mit dem Feld für Berufe kannst du die Suche enger machen, musst es aber nicht. Gibt es im gewählten Umkreis nichts, erweitern wir ihn automatisch und sagen dir das.</p><p>Nichts dabei? Dann frag selbst: Viele Betriebe nehmen gern jemanden, haben aber keine Anzeige geschrieben. Ein kurzer Anruf genügt. Frag auch Verwandte, Nachbarn und in deinem Verein.</p>',
    categories: [pupils],
  },
  {
    title: 'Was ist der Unterschied zwischen Praktikum und Ausbildung?',
    description:
      '<p>Ein <strong>Praktikum</strong> dauert meist ein bis drei Wochen und zeigt dir, ob ein Beruf zu dir passt. Eine <strong>Ausbildung</strong> dauert zwei bis dreieinhalb Jahre, du verdienst dabei Geld und hast am Ende einen anerkannten Abschluss.</p><p>Bei der dualen Ausbildung lernst du im Betrieb und in der Berufsschule. Manche Berufe, vor allem in Pflege, Gesundheit und Erziehung, lernst du an einer Schule mit langen Praxisphasen.</p>',
    categories: [pupils],
    files: [
      {
        name: 'Checkliste Praktikum.pdf',
        type: 'application/octet-stream',
        make: internshipChecklist,
      },
      { name: 'Wege in den Beruf.png', type: 'image/png', make: drawWays },
    ],
  },
  {
    title: 'Ich weiß noch nicht, welcher Beruf zu mir passt. Was kann ich tun?',
    description: `<p>Such nicht nach einem Beruf, sondern nach dem, was du gern tust: Die zwölf ${programmeName}-Felder auf der Startseite führen dich zu passenden Angeboten. Ein Praktikum hilft oft mehr als jeder Test.</p><ul><li>Mit <a href="https://www.check-u.de">Check-U</a>, dem Test der Agentur für Arbeit, findest du heraus, was du gut kannst.</li><li>Auf <a href="https://planet-beruf.de">planet-beruf.de</a> werden Berufe mit Bildern und Filmen erklärt.</li><li>Die Berufsberatung der Agentur für Arbeit und die Kammern beraten dich kostenlos. Du brauchst dafür keine fertige Idee.</li></ul>`,
    categories: [pupils],
  },
  {
    title: faqOfProgramme.pupilsTitle,
    description: faqOfProgramme.pupils,
    categories: [pupils],
  },
  {
    title: 'Wann muss ich mich für eine Ausbildung bewerben?',
    description:
      '<p>Die meisten Ausbildungen beginnen am 1. August oder am 1. September. Große Betriebe, Banken und Behörden suchen oft schon ein bis eineinhalb Jahre vorher. Kleine Betriebe und das Handwerk entscheiden meist erst im Frühjahr, manche noch im Sommer.</p><p><strong>Merk dir:</strong> Am besten bewirbst du dich mit dem Zeugnis der vorletzten Klasse. Bist du spät dran, bewirb dich trotzdem. Auch kurz vor und sogar nach dem Beginn werden noch Plätze frei.</p>',
    categories: [pupils],
  },
  {
    title: 'Was gehört in meine Bewerbung?',
    description:
      '<p>Bei jedem Angebot stehen die Kontaktdaten des Betriebs. Meist genügen:</p><ul><li>ein Anschreiben oder zwei, drei Sätze, warum dich der Beruf interessiert,</li><li>ein Lebenslauf auf einer Seite,</li><li>dein letztes Zeugnis,</li><li>Bescheinigungen über Praktika, wenn du welche hast.</li></ul><p>Ein Foto ist freiwillig. Auch über Religion, Herkunft oder den Beruf deiner Eltern musst du nichts schreiben. Lass jemanden deine Unterlagen lesen, bevor du sie abschickst: Tippfehler sieht man selbst am schlechtesten.</p>',
    categories: [pupils],
    files: [
      {
        name: 'Checkliste Bewerbung.pdf',
        type: 'application/octet-stream',
        make: applicationChecklist,
      },
    ],
  },
  {
    title: 'Meine Noten sind nicht so gut. Habe ich trotzdem eine Chance?',
    description:
      '<p>Ja. Für eine duale Ausbildung schreibt das Gesetz keinen bestimmten Schulabschluss vor: Der Betrieb entscheidet, wen er nimmt. Viele schauen zuerst darauf, ob du pünktlich und freundlich bist und mit anpackst. Genau das zeigst du am besten in einem Praktikum.</p><p>Wenn es noch nicht klappt, gibt es Brücken:</p><ul><li><strong>Einstiegsqualifizierung (EQ):</strong> ein bezahltes Langzeitpraktikum von bis zu zwölf Monaten, das auf eine Ausbildung angerechnet werden kann.</li><li><strong>Assistierte Ausbildung (AsA):</strong> Nachhilfe und Begleitung, vor und während der Ausbildung, kostenlos für dich.</li></ul><p>Beides vermittelt die Agentur für Arbeit oder das Jobcenter.</p>',
    categories: [pupils],
  },
  {
    title: 'Wie lange darf ich im Praktikum arbeiten?',
    description:
      '<p>Bist du noch keine 18, schützt dich das <a href="https://www.gesetze-im-internet.de/jarbschg/">Jugendarbeitsschutzgesetz</a>:</p><ul><li>Solange du noch zur Schule gehen musst (Vollzeitschulpflicht): höchstens 7 Stunden am Tag und 35 Stunden in der Woche, und nur leichte Aufgaben.</li><li>Danach: höchstens 8 Stunden am Tag und 40 Stunden in der Woche, an fünf Tagen.</li><li>Bei mehr als 6 Stunden Arbeit hast du 60 Minuten Pause, bei mehr als 4½ Stunden 30 Minuten.</li><li>Nachts zwischen 20 und 6 Uhr ist frei. Für ältere Jugendliche gibt es Ausnahmen, zum Beispiel in Gaststätten und Bäckereien.</li></ul><p>Gefährliche Arbeiten sind verboten. Fühlst du dich nicht sicher, sag es sofort: im Betrieb, in der Schule oder zu Hause.</p>',
    categories: [pupils],
  },
  {
    title: 'Bekomme ich Geld, und was, wenn es zum Wohnen nicht reicht?',
    description:
      '<p>Für ein <strong>Schülerpraktikum</strong> gibt es meist kein Geld; ein Betrieb darf dir aber etwas zahlen. In der <strong>Ausbildung</strong> bekommst du jeden Monat eine Vergütung, die mit jedem Ausbildungsjahr steigt. Wie viel, steht in deinem Vertrag.</p><p>Ist der Betrieb zu weit weg, um bei deinen Eltern zu wohnen, kannst du <strong>Berufsausbildungsbeihilfe (BAB)</strong> beantragen, bei der Agentur für Arbeit und am besten vor dem ersten Tag. Für Ausbildungen an einer Schule gibt es BAföG. Und für dich können deine Eltern weiter Kindergeld bekommen, höchstens bis du 25 bist.</p>',
    categories: [pupils],
  },
  {
    title: 'Was brauche ich vor dem ersten Ausbildungstag?',
    description:
      '<ul><li>Den <strong>Ausbildungsvertrag</strong>. Bist du noch keine 18, unterschreiben auch deine Eltern.</li><li>Die <strong>Erstuntersuchung</strong>, wenn du noch keine 18 bist: Ohne die Bescheinigung der Ärztin oder des Arztes darfst du nicht anfangen. Sie kostet dich nichts und darf nicht älter als 14 Monate sein.</li><li>Eine <strong>Krankenkasse</strong>. Du wirst selbst Mitglied und darfst sie dir aussuchen.</li><li>Deine <strong>Steuer-ID</strong> und deine <strong>Sozialversicherungsnummer</strong>. Beide hast du per Post bekommen oder kannst sie anfordern.</li><li>Ein <strong>Girokonto</strong> auf deinen Namen.</li></ul><p>Arbeitest du mit Lebensmitteln, kommt eine kurze Belehrung nach dem Infektionsschutzgesetz dazu, meist beim Gesundheitsamt.</p>',
    categories: [pupils],
  },
  {
    title: 'Was können meine Eltern tun?',
    description:
      '<p>Mehr, als viele denken, ohne dir etwas abzunehmen:</p><ul><li>von ihrem eigenen Beruf erzählen und Bekannte nach einem Praktikumsplatz fragen,</li><li>mit dir zu einer Messe oder einem Tag der offenen Tür gehen; Termine stehen auf der Startseite,</li><li>deine Bewerbung lesen und ein Vorstellungsgespräch mit dir üben,</li><li>zur Berufsberatung mitkommen.</li></ul><p>Deine Merkliste kannst du ihnen als Link schicken. Entscheiden solltest am Ende du: Du stehst jeden Morgen dafür auf.</p>',
    categories: [pupils],
  },
];
