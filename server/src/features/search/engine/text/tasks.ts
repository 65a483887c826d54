import { itemsOf } from '../../concepts/concept.ts';
import { characters } from '../../concepts/data/characters.ts';
import { stem, wordsOf } from './analysis.ts';

/** Tasks of many trades: they say little beside a word for their object: 'Strom verlegen', 'Fenster einbauen'. */
const tasks: ReadonlySet<string> = new Set(
  (
    'machen bauen einbauen aufbauen abbauen umbauen ausbauen zusammenbauen verlegen herstellen montieren installieren reparieren warten verkaufen fahren liefern ausliefern ' +
    'transportieren packen einpacken verpacken einräumen sortieren schreiben planen organisieren entwickeln testen prüfen messen untersuchen behandeln pflegen versorgen ' +
    'betreuen helfen unterstützen begleiten bedienen beraten reinigen putzen waschen halten züchten geben nehmen holen bringen tragen heben ziehen setzen legen verarbeiten ' +
    'bearbeiten vertreten leihen ausgeben umgehen beziehen formen auflegen selber selbst leute leuten gestalten entwerfen erstellen verleihen vermitteln führen leiten steuern überwachen kontrollieren ordnen zubereiten zerlegen arbeiten abnehmen anlegen erklären einrichten aufarbeiten anschrauben fangen oma opa omas opas fsj bfd bufdi service dienst center zentrum shop filiale firma betrieb werkstatt unterricht schrauben drehen bohren kleben aufstellen anbringen auspacken sauber ' +
    'gießen schleifen abschleifen restaurieren sanieren anschließen beschriften anmischen mischen befüllen bemalen zuschneiden analysieren auswerten dekorieren polieren pressen ' +
    'wickeln abfüllen biegen buchen wechseln decken binden abrechnen verzieren entfernen retten produzieren eröffnen beobachten besuchen sammeln verteilen laden entladen beladen ' +
    'ausräumen aufräumen ausfüllen empfangen einstellen anpassen nachmachen umbauen unterwegs alt alte alten altes alter kollegen team sorgen stehen sitzen'
  ).split(' '),
);

const stemsOf = (text: string) => wordsOf(text).map(stem).join(' ');

/** Characteristics of persons say as little beside a trade: 'Büro, ruhige Arbeit'. */
const ofPersons: ReadonlySet<string> = new Set(
  characters.flatMap(({ de }) => itemsOf(de)).map(stemsOf),
);

/** Whether a word says what somebody does, not what somebody is like. */
export const isWorkTask = (written: string): boolean => tasks.has(written.toLowerCase());

export const isTask = (written: string): boolean =>
  isWorkTask(written) || ofPersons.has(stemsOf(written));
