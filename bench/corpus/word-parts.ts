/** Parts of long German words in job ads. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** First parts of compounds, in their combining form ("Kunden", "Sicherheits"). */
export const firstParts = list(`
  Abfall Abrechnungs Abwasser Acker Akten Altbau Angebots Anlagen Antriebs Apotheken Arbeits Archiv Artikel Arznei
  Asphalt Aufmaß Auftrags Ausstellungs Auto Bad Bagger Bahn Band Batterie Bau Bauteil Behälter Beleuchtungs Beratungs
  Berufs Bestands Beton Betriebs Bett Bewegungs Bewerber Bild Blech Blumen Boden Bohr Brand Brenn Brot Brücken Buchungs
  Büro Chemie Computer Dach Dämm Daten Dienst Dokumenten Draht Druck Eigentümer Einkaufs Einsatz Eisen Elektro Energie
  Entwicklungs Ernte Fach Fahrzeug Farb Fassaden Feinblech Fenster Ferien Fertigungs Feuerwehr Film Finanz Fisch Fleisch
  Flug Förder Forst Foto Fräs Fremdsprachen Futter Garten Gas Gäste Gebäude Gefahrgut Gehalts Gelände Gemeinde Gemüse
  Geräte Gerüst Gesundheits Getreide Getriebe Gewerbe Gieß Glas Gleis Grün Gummi Haar Hafen Hallen Handels Haus Haut
  Hebe Heizungs Holz Hotel Hydraulik Immobilien Industrie Informations Instandhaltungs Jugend Kabel Kalk Kälte Kanal
  Karosserie Kassen Kälber Keramik Kessel Kinder Kitt Klang Kleb Klima Klinik Konferenz Konstruktions Kosmetik Kosten
  Kraftstoff Kran Kranken Kreativ Kredit Küchen Kühl Kultur Kunden Kunst Kunststoff Labor Lack Lade Lager Landschafts
  Laser Leder Lebensmittel Leitungs Lehr Licht Liefer Lohn Luft Maler Marken Markt Maschinen Material Mauer Mechanik
  Medien Mess Metall Milch Mitarbeiter Möbel Montage Motoren Museums Musik Nacht Nachwuchs Netzwerk Notfall Obst
  Öffentlichkeits Offset Online Ordnungs Papier Park Patienten Personal Pferde Pflanzen Pflaster Pflege Planungs
  Platten Post Praxis Presse Produkt Projekt Prüf Pumpen Qualitäts Raum Rechnungs Recht Regal Reha Reinigungs Reise
  Reparatur Rettungs Rinder Roboter Rohr Rohstoff Sanitär Schalt Schaltanlagen Schiffs Schicht Schmier Schmuck Schnitt
  Schulungs Schutz Schweiß Schwimm Seminar Senioren Service Sicherheits Signal Software Solar Sonder Sozial Speicher
  Spezial Spiel Sport Stadt Stahl Stall Stanz Stapler Stein Steuer Steuerungs Straßen Strom System Tapeten Team Technik
  Teich Telefon Termin Textil Tiefbau Tier Tisch Tourismus Transport Treppen Tunnel Turbinen Umwelt Unfall Unternehmens
  Veranstaltungs Verbands Verfahrens Verkaufs Verkehrs Verlags Vermessungs Verpackungs Versand Versicherungs Vertrags
  Verwaltungs Video Vieh Vorrats Wald Walz Wand Waren Wärme Wasch Wasser Web Weide Wein Werbe Werk Werkstatt Werkzeug
  Wind Winter Wohn Wund Zahn Zähler Zaun Zeichen Zeit Zelt Zement Ziegel Zoll Zucker Zulieferer Zweirad`);

/** Middle parts of compounds, in their combining form. */
export const middleParts = list(`
  anlagen arbeits aufbau auftrags bau bearbeitungs bedarfs beratungs bestands betriebs daten dienst entwicklungs
  fahrzeug fertigungs flächen führungs gebäude geräte gruppen handels herstellungs instandsetzungs konstruktions
  kontroll kosten leistungs leitungs management maschinen material mess montage planungs produktions projekt prüf
  qualitäts reparatur roboter schutz service sicherheits steuerungs system technik teile transport umbau verarbeitungs
  versorgungs vertriebs verwaltungs wartungs werkzeug wirtschafts`);

/** Last parts of compounds; each is a word by itself. */
export const lastParts = list(`
  abläufe abnahme abrechnung abteilung analyse anforderungen angebot angebote anlage anlagen anleitung annahme anpassung
  anschluss anschlüsse antrag anträge arbeit arbeiten archiv aufbau aufgaben aufnahme aufsicht aufträge ausbau ausgabe
  ausrüstung ausstattung austausch auswahl auswertung bau bearbeitung bedarf bedienung begleitung behandlung bereich
  bericht berichte beratung beratungsgespräch beschaffung beschichtung besichtigung bestellung bestände betrieb
  betreuung bewertung buchhaltung dienst dienste dokumentation durchführung einbau einheit einkauf einrichtung einsatz
  einstellung einweisung entsorgung entwicklung entwurf erfassung erhaltung erneuerung erstellung erzeugung fahrt
  fertigung fläche flächen förderung form formen forschung führung gerät geräte geschäft gespräch gestaltung gruppe
  halle halterung handel herstellung hilfe inspektion instandhaltung instandsetzung kalkulation kasse kenntnisse
  kette klasse konstruktion kontrolle konzept koordination kosten kreislauf kunde kurs lager lagerung lehrgang leistung
  leiter leitung lieferung logistik lösung lösungen management markt maschine maschinen maßnahmen material messung
  methoden mischung mittel modell montage nachweis netz netze normen nutzung oberfläche objekte ordnung organisation
  pflege plan pläne planung plätze präsentation praxis programm programmierung projekt projekte protokoll prozesse
  prüfung qualität räume raum recherche rechnung reinigung regelung reparatur sanierung schnitt schulung schutz
  schweißung sicherheit sicherung sortierung speicher spiegel stand statistik stelle stellung steuerung strecke
  struktur stücke studio system systeme tätigkeit team technik technologie teile termin termine test träger training
  transport überwachung übergabe umbau umgang umrüstung unterhaltung unterlagen untersuchung unterstützung unterweisung
  verarbeitung verbindung verfahren verkauf verlegung vermittlung verordnung verpackung versand versorgung verteilung
  vertrag verträge vertrieb verwaltung vorbereitung vorgaben vorlage vorrichtung vorschriften wagen wandel wartung wege
  weiterbildung werbung werk werkstatt werkzeug wesen wirtschaft zeichnung zeiten zentrum zubereitung zulassung
  zusammenarbeit zustand`);

/** Endings that turn first parts into adjectives. */
export const adjectiveEndings = list(`
  bezogene bezogenen orientierte orientierten gerechte gerechten technische technischen fachliche fachlichen nahe nahen
  freie freien fähige fähigen taugliche tauglichen relevante relevanten spezifische spezifischen gebundene geführte
  gestützte gestützten bewusste erfahrene interessierte übergreifende übergreifenden seitige seitigen`);

/** Prefixes of verbs. */
export const verbPrefixes = list(`
  ab an auf aus be bei durch ein ent er fest fort her hin los mit nach nieder über um unter ver vor weg weiter wieder zer
  zu zurück zusammen`);

/** Verbs without a prefix, inflected as in ads. */
export const verbStems = list(`
  arbeiten arbeitest bauen baust bereiten bereitest bringen bringst dichten drehen fahren fährst fassen fertigen fertigst
  fördern führen führst füllen geben gestalten gießen halten handeln heben hängen kalkulieren kaufen kleben laden lagern
  legen leiten leitest lernen lesen liefern löten machen mauern messen mischen montieren montierst nähen nehmen ordnen
  packen pflanzen pflegen planen planst prüfen prüfst rechnen regeln reinigen richten rüsten sägen schalten schleifen
  schneiden schrauben schreiben schweißen setzen sichern sortieren stellen steuern suchen teilen tragen trennen
  wechseln wiegen zeichnen ziehen`);

/** Sentences with rare words; `{w}` stands for a noun. */
export const wideSentences: readonly string[] = [
  'Dazu gehören {w}, {w} und {w}.',
  'Schwerpunkte sind {w} und {w}.',
  'Du arbeitest in den Bereichen {w}, {w} sowie {w}.',
  'Auch {w} und {w} lernst du kennen.',
  'Im zweiten Lehrjahr kommen {w}, {w} und {w} hinzu.',
  'Unsere Abteilungen {w} und {w} unterstützen dich dabei.',
  'Wir sind bekannt für {w}, {w} und {w}.',
  'Von {w} bis {w} ist alles dabei.',
  'Gute Kenntnisse in {w} sind von Vorteil.',
  'Zu unseren Leistungen zählen {w}, {w}, {w} und {w}.',
  'Jeder Tag ist anders: {w}, {w}, dann wieder {w}.',
  'Später kannst du dich auf {w} oder {w} spezialisieren.',
];
