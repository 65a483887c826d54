import { inState } from '@lehrpfad/regions/parts/names.ts';
import { plainMediator, plainProgramme } from '@lehrpfad/regions/parts/plain-texts.ts';
import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';

/**
 * The built-in texts of the pages in plain language. They follow the rules of 'Einfache Sprache' (DIN 8581-1:2024-05) and 'Leichte Sprache'
 * (BITV 2.0, annex 2): short sentences with one thought each, active verbs, no genitive, no passive, no abbreviations, hard words explained
 * at their first use. Pages for staff of schools and companies use 'Sie'.
 */
export const plainTexts: Readonly<Record<PlainPage, string>> = {
  information: `
<h2>Willkommen bei Lehrpfad</h2>
<p>Auf Lehrpfad findest du einen Platz für eine Ausbildung. Oder du findest ein Praktikum. Alle Plätze sind ${inState}.</p>
<p>Eine Ausbildung heißt: Du lernst einen Beruf. Das dauert 2 oder 3 Jahre. Manchmal dauert es etwas länger. Du bekommst dafür Geld.</p>
<p>Ein Praktikum heißt: Du probierst einen Beruf aus. Das dauert oft 1 bis 3 Wochen.</p>
<h3>Hier bekommst du Antworten</h3>
<p>Unten siehst du 4 große Knöpfe. Wähle den Knopf für dich:</p>
<ul>
<li>Du gehst noch zur Schule.</li>
<li>Du machst gerade eine Ausbildung.</li>
<li>Du arbeitest an einer Schule.</li>
<li>Du arbeitest in einem Unternehmen.</li>
</ul>
<h3>Hier bekommst du Hilfe</h3>
<p>Auf dieser Seite stehen auch Menschen aus den Kammern. Zu einer Kammer gehören alle Betriebe in einer Gegend. Die Menschen dort kennen viele Berufe. Du kannst sie anrufen. Du kannst ihnen auch schreiben. Das kostet nichts.</p>`,

  'information-schueler': `
<h2>Dein Weg zum ersten Platz</h2>
<p>Du gehst noch zur Schule. Du willst wissen: Welcher Beruf passt zu mir? Hier bekommst du Hilfe.</p>
<h3>Schritt 1: Finde heraus, was dir Spaß macht</h3>
<p>Überlege: Was mache ich gern? Arbeite ich gern mit Menschen? Baue ich gern etwas? Bin ich gern draußen?</p>
<p>Du weißt es noch nicht? Das ist normal. Mach ein Praktikum. Dann weißt du mehr.</p>
<h3>Schritt 2: Suche einen Platz</h3>
<p>Geh auf die Start-Seite. Schreibe dort einen Beruf in das Feld. Schreibe auch deinen Ort dazu. Dann klicke auf „Stellen finden“.</p>
<p>Ein Platz gefällt dir? Klicke auf den Stern. Dann merken wir uns den Platz auf deinem Gerät.</p>
<h3>Schritt 3: Schreibe dem Betrieb</h3>
<p>Der Betrieb braucht meistens 3 Dinge von dir:</p>
<ul>
<li>einen Brief. Darin steht, warum du den Platz willst.</li>
<li>einen Lebenslauf. Das ist eine Liste mit Dingen aus deinem Leben. Zum Beispiel deine Schulen.</li>
<li>dein letztes Zeugnis.</li>
</ul>
<p>Du kannst auch zuerst anrufen. Viele Betriebe freuen sich darüber.</p>
<h3>Du hast noch Fragen?</h3>
<p>Unten stehen Fragen und Antworten. Klicke auf eine Frage. Dann siehst du die Antwort.</p>`,

  'information-azubi': `
<h2>Deine Ausbildung</h2>
<p>Du machst gerade eine Ausbildung. Oder du fängst bald damit an. Man nennt dich dann „Azubi“. Das ist kurz für: Auszubildende oder Auszubildender.</p>
<h3>Der Vertrag</h3>
<p>Am Anfang unterschreibst du einen Vertrag. Darin steht:</p>
<ul>
<li>So lange dauert deine Ausbildung.</li>
<li>So viel Geld bekommst du.</li>
<li>So viele Tage hast du Urlaub.</li>
<li>So viele Stunden arbeitest du am Tag.</li>
</ul>
<p>Du bist noch nicht 18 Jahre alt? Dann unterschreiben auch deine Eltern.</p>
<h3>Die Probezeit</h3>
<p>Die ersten Monate heißen Probezeit. Sie dauert 1 bis 4 Monate. In dieser Zeit lernt ihr euch kennen. Du kannst sofort aufhören. Der Betrieb kann auch sofort aufhören.</p>
<h3>Betrieb und Berufsschule</h3>
<p>An manchen Tagen lernst du im Betrieb. An anderen Tagen lernst du in der Berufsschule. Der Betrieb gibt dir dafür frei.</p>
<h3>Es gibt Streit? Du willst aufhören?</h3>
<p>Sprich mit jemandem. In jeder Kammer arbeiten Menschen, die dir helfen. Sie sagen nichts weiter. Die Hilfe kostet nichts.</p>
<h3>Du hast noch Fragen?</h3>
<p>Unten stehen Fragen und Antworten. Klicke auf eine Frage. Dann siehst du die Antwort.</p>`,

  'information-lehrer': `
<h2>Für Menschen, die an Schulen arbeiten</h2>
<p>Ihre Klasse sucht Plätze für ein Praktikum? Oder für eine Ausbildung? Lehrpfad hilft Ihnen dabei.</p>
<h3>Lehrpfad im Unterricht</h3>
<ul>
<li>Alle dürfen Lehrpfad benutzen. Niemand braucht ein Konto. Es kostet nichts.</li>
<li>Ihre Klasse kann nach Berufen suchen. Sie kann auch nach Feldern suchen. Felder sind Gruppen von Berufen.</li>
<li>Jede und jeder kann sich Plätze merken. Dafür klickt man auf den Stern. Lehrpfad merkt sich das nur auf diesem Gerät.</li>
<li>Ein Platz passt zu einem Kind aus Ihrer Klasse? Klicken Sie auf „Link kopieren“. Dann können Sie den Link verschicken.</li>
</ul>
<h3>Zeigen Sie diesen Schalter</h3>
<p>Manche Kinder lesen nicht so gern. Oder sie lernen noch Deutsch. Zeigen Sie ihnen den Schalter „Einfache Sprache“. Er ist auf vielen Seiten. Ganz unten ist er auf jeder Seite.</p>
<h3>Besuch in Ihrer Schule</h3>
<p>Die Kammern kommen gern in Ihre Schule. Sie bringen Menschen aus Betrieben mit. Schreiben Sie der Kammer in Ihrer Nähe. Dafür gibt es die Seite „Kontakt“.</p>`,

  'information-unternehmen': `
<h2>Für Unternehmen</h2>
<p>Sie suchen junge Menschen für eine Ausbildung? Oder für ein Praktikum? Auf Lehrpfad können Sie Ihre Plätze zeigen. Das kostet nichts.</p>
<h3>So machen Sie mit</h3>
<ol>
<li>Sie füllen ein Formular aus. Es heißt „Unternehmen registrieren“.</li>
<li>Ihre Kammer liest die Anfrage.</li>
<li>Sie bekommen eine E-Mail mit einem Link. Damit machen Sie Ihr Konto auf.</li>
<li>Sie schreiben Ihre Plätze in Lehrpfad.</li>
</ol>
<h3>So schreiben Sie eine gute Anzeige</h3>
<ul>
<li>Schreiben Sie kurze Sätze.</li>
<li>Erklären Sie schwere Wörter.</li>
<li>Sagen Sie, was man jeden Tag macht.</li>
<li>Sagen Sie, was man bei Ihnen verdient.</li>
<li>Schreiben Sie dazu, wer Fragen beantwortet.</li>
</ul>
<h3>Sie haben noch Fragen?</h3>
<p>Unten stehen Fragen und Antworten. Oder Sie schreiben Ihrer Kammer. Dafür gibt es die Seite „Kontakt“.</p>`,

  'start-search': `
<h2>So geht die Suche</h2>
<ol>
<li>Wähle oben: Ausbildung oder Praktikum. Du kannst auch beides wählen.</li>
<li>Schreibe einen Beruf in das erste Feld. Zum Beispiel: Köchin. Du weißt noch keinen Beruf? Dann lass das Feld leer.</li>
<li>Schreibe deinen Ort in das zweite Feld.</li>
<li>Wähle den Umkreis. Der Umkreis sagt: So weit darf der Platz weg sein.</li>
<li>Klicke auf „Stellen finden“. Dann siehst du eine Liste mit Plätzen.</li>
</ol>
<p>Du willst lieber nach Dingen suchen, die dir Spaß machen? Dann wähle eines von den 12 Feldern. Du kannst mehrere Felder wählen.</p>
<p>Wir finden nichts in deinem Umkreis? Dann suchen wir weiter weg. Wir sagen dir das.</p>`,

  'start-brafo': plainProgramme.join('\n'),

  'start-exchanges': `
<h2>Hier kannst du auch suchen</h2>
<p>Es gibt noch mehr Seiten mit Plätzen. Diese Seiten gehören nicht zu uns. Die Links öffnen ein neues Fenster.</p>
<p>Zu einer Kammer gehören alle Betriebe in einer Gegend. Es gibt Kammern für das Handwerk. Dort sind zum Beispiel Bäcker und Maler. Und es gibt Kammern für Industrie und Handel. Dort sind zum Beispiel Fabriken und Läden.</p>
<p>Die Agentur für Arbeit ist ein Amt. Dort bekommst du Hilfe bei der Suche.</p>`,

  'start-funding': `
<h2>Wer bezahlt Lehrpfad?</h2>
<p>Lehrpfad kostet dich nichts. Auch die Betriebe zahlen nichts. Das Geld kommt von den Kammern. Dazu kommt Geld aus einer Förderung. Förderung heißt: Jemand gibt Geld für eine gute Sache.</p>
<p>Die gute Sache ist: Junge Menschen sollen leicht einen Platz finden. Der Platz soll in der Nähe sein. Und er soll zu ihnen passen.</p>`,

  results: `
<h2>So liest du die Ergebnisse</h2>
<p>Du siehst eine Liste mit Karten. Jede Karte ist ein Platz. Auf der Karte steht der Beruf, der Betrieb und der Ort.</p>
<ul>
<li>Du willst mehr wissen? Klicke auf die Karte. Dann siehst du alles über den Platz.</li>
<li>Der Platz gefällt dir? Klicke auf den Stern. Oben bei „Favoriten“ findest du ihn wieder. Favoriten sind Dinge, die du magst.</li>
<li>Du willst den Platz jemandem zeigen? Klicke auf „Link kopieren“. Dann kannst du den Link verschicken.</li>
<li>Du siehst zu viele Plätze? Klicke auf „Filter“. Damit machst du die Liste kleiner. Zum Beispiel zeigst du nur Praktika.</li>
<li>Du willst noch mehr sehen? Klicke unten auf „Mehr laden“.</li>
</ul>
<p>Neben der Liste ist eine Karte vom Land. Sie zeigt dir, wo die Plätze sind. Du brauchst diese Karte nicht. In der Liste steht alles auch.</p>`,

  registration: `
<h2>So melden Sie Ihr Unternehmen an</h2>
<p>Diese Seite ist für Unternehmen. Sie wollen Plätze für eine Ausbildung oder ein Praktikum zeigen? Dann füllen Sie das Formular aus. Das kostet nichts.</p>
<ul>
<li>Felder mit einem Stern müssen Sie ausfüllen.</li>
<li>Schreiben Sie, wer bei Ihnen Fragen beantwortet.</li>
<li>Klicken Sie am Ende auf den Knopf unter dem Formular.</li>
</ul>
<p>Dann liest Ihre Kammer die Anfrage. Das kann ein paar Tage dauern. Sie bekommen danach eine E-Mail. Darin ist ein Link. Mit dem Link wählen Sie ein Passwort. Dann können Sie Plätze zeigen.</p>
<p>Der Film auf dieser Seite zeigt Ihnen alles. Unter dem Film steht der Text dazu.</p>`,

  contact: `
<h2>So schreibst du uns</h2>
<p>Du hast eine Frage? Dann schreibe einer Kammer. Zu einer Kammer gehören alle Betriebe in einer Gegend. Dort arbeiten Menschen, die dir helfen.</p>
<ol>
<li>Wähle eine Kammer aus. Nimm die Kammer in deiner Nähe.</li>
<li>Schreibe in das Feld „Betreff“, worum es geht. Ein paar Wörter reichen.</li>
<li>Schreibe in das große Feld deine Frage.</li>
<li>Schreibe deine E-Mail-Adresse dazu. Sonst können wir dir nicht antworten.</li>
<li>Klicke auf den Knopf unter dem Formular.</li>
</ol>
<p>Danach bekommst du eine E-Mail von uns. Darin steht: Deine Frage ist angekommen. Die Antwort kommt später von der Kammer.</p>`,

  imprint: `
<h2>Das Impressum kurz erklärt</h2>
<p>Jede Seite im Internet braucht ein Impressum. Darin steht, wer die Seite macht. So kannst du diesen Menschen schreiben. Du kannst sie auch anrufen.</p>
<p>Hier unten findest du:</p>
<ul>
<li>den Namen und die Adresse,</li>
<li>die Telefonnummer und die E-Mail-Adresse,</li>
<li>den Menschen, der für die Texte zuständig ist,</li>
<li>das Amt, das auf uns aufpasst.</li>
</ul>
<p>Die Betriebe schreiben ihre Anzeigen selbst. Du findest dort einen Fehler? Dann sag uns das. Dafür gibt es die Seite „Kontakt“.</p>`,

  privacy: `
<h2>Der Datenschutz kurz erklärt</h2>
<p>Daten sind Dinge, die man über dich wissen kann. Zum Beispiel deine E-Mail-Adresse. Datenschutz heißt: Niemand darf damit machen, was er will.</p>
<h3>Du suchst nur nach einem Platz</h3>
<ul>
<li>Du brauchst kein Konto. Du musst uns deinen Namen nicht sagen.</li>
<li>Unser Computer schreibt auf, welche Seiten er verschickt hat. Das brauchen wir gegen Fehler und Angriffe. Nach 30 Tagen löschen wir das.</li>
<li>Wir zählen, wonach alle suchen. Wir wissen nicht, wer gesucht hat.</li>
<li>Deine Favoriten stehen nur auf deinem Gerät. Wir bekommen sie nicht.</li>
</ul>
<h3>Du schreibst uns</h3>
<p>Dann bekommt die Kammer deinen Text und deine E-Mail-Adresse. Sie braucht beides für die Antwort.</p>
<h3>Die Karte vom Land</h3>
<p>Die große Karte kann von einem anderen Computer kommen. Darum fragen wir dich vorher. Du kannst Nein sagen. Dann geht die Suche trotzdem. Ganz unten auf der Seite kannst du das ändern. Klicke auf „Cookie-Einstellungen“.</p>
<h3>Deine Rechte</h3>
<p>Du darfst uns fragen: Was wisst ihr über mich? Du darfst sagen: Das ist falsch. Du darfst sagen: Löscht das. Schreibe uns dafür eine Nachricht. Unten steht die Adresse.</p>
<p>Dieser Text hilft dir beim Verstehen. Der lange Text darunter gilt.</p>`,

  accessibility: `
<h2>Lehrpfad für alle</h2>
<p>Alle Menschen sollen Lehrpfad benutzen können. Das nennt man barrierefrei. Eine Barriere ist etwas, das im Weg steht.</p>
<p>Zum Beispiel:</p>
<ul>
<li>Du siehst schlecht? Du kannst die Schrift größer machen. Du kannst dir alles vorlesen lassen.</li>
<li>Du benutzt keine Maus? Alles geht auch mit der Tastatur.</li>
<li>Du hörst schlecht? Unsere Filme haben Untertitel und einen Text.</li>
<li>Du liest nicht so gern? Dann schalte „Einfache Sprache“ an.</li>
</ul>
<h3>Etwas geht nicht?</h3>
<p>Dann sag uns das. Ganz unten auf jeder Seite ist ein Link. Er heißt „Barriere melden“. Wir antworten dir in einem Monat oder schneller.</p>
<h3>Wir helfen dir nicht?</h3>
${plainMediator}`,
};
