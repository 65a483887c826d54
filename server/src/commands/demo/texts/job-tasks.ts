/**
 * The content of each Ausbildung, as infinitives separated by semicolons. A name that is missing here uses the longest entry that
 * is its prefix: 'Elektroniker/-in' serves every Elektroniker/-in für ….
 */
const tasks: Readonly<Record<string, string>> = {
  'Maurer/-in':
    'Wände aus Ziegel und Kalksandstein mauern; Schalungen bauen und betonieren; Baupläne lesen und Maße übertragen; Altbauten sanieren und dämmen',
  'Beton- und Stahlbetonbauer/-in':
    'Schalungen aufbauen; Bewehrungen aus Stahl flechten; Beton einbringen und verdichten; Fertigteile montieren',
  'Hochbaufacharbeiter/-in':
    'Fundamente und Wände herstellen; Gerüste sichern; Baustoffe berechnen und einteilen; nach zwei Jahren entscheiden, ob du weiterlernst',
  'Straßenbauer/-in':
    'Untergründe verdichten; Bordsteine und Pflaster setzen; Asphalt einbauen; mit Laser und Nivelliergerät arbeiten',
  'Tiefbaufacharbeiter/-in':
    'Gräben ausheben und sichern; Rohre verlegen; Baustellen einrichten; kleine Maschinen bedienen und pflegen',
  'Baugeräteführer/-in':
    'Bagger, Radlader und Walzen fahren; Maschinen warten; Baustellen einmessen; sicher auf engem Raum arbeiten',
  'Kanalbauer/-in':
    'Rohre und Schächte einbauen; Gefälle berechnen; Leitungen mit der Kamera prüfen; Baugruben sichern',
  'Leitungsbauer/-in':
    'Gas-, Wasser- und Fernwärmeleitungen verlegen; Kunststoffrohre schweißen; Leitungen auf Dichtheit prüfen; Pläne lesen und nachführen',
  'Dachdecker/-in':
    'Dächer mit Ziegel, Schiefer und Metall decken; Dachflächen dämmen und abdichten; Solarmodule montieren; sicher in der Höhe arbeiten',
  'Zimmerer/Zimmerin':
    'Dachstühle abbinden und richten; Häuser in Holzrahmenbauweise errichten; Treppen und Gauben bauen; mit Handwerkszeug und Abbundmaschine arbeiten',
  'Bautechnische/r Konstrukteur/-in':
    'Grundrisse und Schnitte zeichnen; Modelle in 3D aufbauen; Mengen berechnen; Baustellen besuchen und aufmessen',
  'Vermessungstechniker/-in':
    'Gelände mit Tachymeter, GPS und Drohne vermessen; Pläne und Karten erstellen; Messdaten auswerten; Grenzpunkte abstecken',
  'Maler/-in und Lackierer/-in':
    'Wände und Decken gestalten; Fassaden beschichten und dämmen; Untergründe prüfen und vorbereiten; Farben mischen und Kundschaft beraten',
  'Fliesen-, Platten- und Mosaikleger/-in':
    'Untergründe abdichten; Fliesen und Naturstein verlegen; Muster planen und zuschneiden; Bäder barrierefrei gestalten',
  'Trockenbaumonteur/-in':
    'Wände und Decken aus Gipsplatten bauen; Dämmung und Brandschutz einbauen; Pläne lesen und aufmessen; Oberflächen spachteln',
  'Bodenleger/-in':
    'Untergründe spachteln und schleifen; Parkett, Teppich und Vinyl verlegen; Räume ausmessen; Kundschaft zu Belägen beraten',
  'Raumausstatter/-in':
    'Möbel polstern und beziehen; Vorhänge nähen und montieren; Böden verlegen; Räume mit Farbe und Stoff planen',
  'Polsterer/Polsterin':
    'Gestelle gurten und federn; Bezüge zuschneiden und nähen; Sitzmöbel neu aufbauen; Leder und Stoffe unterscheiden',
  'Anlagenmechaniker/-in':
    'Rohre zuschneiden, biegen und verbinden; Baugruppen montieren und abdichten; Anlagen prüfen und warten; nach Plänen und Normen arbeiten',
  'Anlagenmechaniker/-in für Sanitär-':
    'Bäder und Trinkwasserleitungen installieren; Wärmepumpen und Heizungen einbauen; Regelungen einstellen; Störungen finden und beheben',
  'Kaufmann/-frau für Büromanagement':
    'Schriftverkehr und Termine organisieren; Angebote und Rechnungen schreiben; Zahlen auswerten und darstellen; mit Kundschaft und Lieferfirmen sprechen',
  'Mechatroniker/-in für Kältetechnik':
    'Kühl- und Klimaanlagen aufbauen; Leitungen löten; Steuerungen anschließen; Anlagen warten und dicht halten',
  'Schornsteinfeger/-in':
    'Feuerstätten prüfen und reinigen; Abgase messen; zu Energie und Brandschutz beraten; Messwerte dokumentieren',
  'Tischler/-in':
    'Möbel entwerfen und bauen; Fenster, Türen und Treppen einbauen; mit Handwerkzeug und CNC-Maschinen arbeiten; Oberflächen veredeln',
  'Holzmechaniker/-in':
    'Bauteile auf Maschinen fertigen; Anlagen einrichten und überwachen; Teile verleimen und montieren; Qualität prüfen',
  'Holzbearbeitungsmechaniker/-in':
    'Stammholz beurteilen und einteilen; Sägeanlagen steuern; Holz trocknen und sortieren; Maschinen warten',
  'Industriekaufmann/-frau':
    'Einkauf, Verkauf und Rechnungswesen kennenlernen; Angebote vergleichen; Aufträge vom Eingang bis zur Lieferung begleiten; Zahlen für Entscheidungen aufbereiten',
  'Industriemechaniker/-in':
    'Bauteile feilen, drehen und fräsen; Maschinen montieren und einstellen; Störungen finden und beheben; Wartungen planen',
  'Zerspanungsmechaniker/-in':
    'Werkstücke drehen, fräsen und schleifen; CNC-Programme schreiben; Werkzeuge auswählen; Maße auf hundertstel Millimeter prüfen',
  'Konstruktionsmechaniker/-in':
    'Stahlbauteile zuschneiden und biegen; verschiedene Schweißverfahren lernen; Baugruppen nach Zeichnung fügen; Konstruktionen montieren',
  'Fachkraft für Metalltechnik':
    'Metall sägen, bohren und umformen; Bauteile montieren; Maschinen bedienen; nach zwei Jahren auf Wunsch weiterlernen',
  'Technische/r Produktdesigner/-in':
    'Bauteile in 3D entwickeln; Zeichnungen ableiten; mit Fertigung und Einkauf abstimmen; Prototypen drucken und verbessern',
  'Technische/r Systemplaner/-in':
    'Anlagen und Leitungen in Gebäuden zeichnen; Modelle in 3D abstimmen; Stücklisten erstellen; auf Baustellen nachmessen',
  'Metallbauer/-in':
    'Geländer, Treppen und Tore bauen; Stahl schneiden, kanten und schweißen; Bauteile beim Kunden montieren; Oberflächen schützen',
  'Gießereimechaniker/-in':
    'Formen und Kerne herstellen; Metall schmelzen und gießen; Anlagen überwachen; Gussteile prüfen',
  'Technische/r Modellbauer/-in':
    'Modelle und Formen nach Zeichnung bauen; Holz, Kunststoff und Metall bearbeiten; CNC-Maschinen programmieren; auf den Zehntelmillimeter messen',
  'Verfahrenstechnologe/-technologin Metall':
    'Schmelz- und Walzanlagen steuern; Temperaturen und Proben überwachen; Störungen beheben; Werkstoffe unterscheiden',
  'Werkzeugmechaniker/-in':
    'Werkzeuge und Formen bauen; Oberflächen schleifen und polieren; Maschinen programmieren; Formen warten und reparieren',
  'Kraftfahrzeugmechatroniker/-in':
    'Bremsen, Fahrwerk und Motor instand setzen; Fehler mit Diagnosegeräten suchen; sicher mit Hochvoltsystemen umgehen; Fahrzeuge warten und umrüsten',
  'Automobilkaufmann/-frau':
    'Kundschaft zu Fahrzeugen beraten; Werkstatttermine planen; Verträge und Finanzierungen vorbereiten; das Teilelager führen',
  'Land- und Baumaschinenmechatroniker/-in':
    'Traktoren und Erntemaschinen reparieren; Hydraulik und Elektronik prüfen; Maschinen für die Saison vorbereiten; im Notdienst auf dem Feld helfen',
  'Zweiradmechatroniker/-in':
    'Räder aufbauen und einstellen; Antriebe und Akkus prüfen; Fehler suchen und beheben; Kundschaft beraten',
  'Fahrradmonteur/-in':
    'Fahrräder montieren; Bremsen und Schaltungen einstellen; Laufräder zentrieren; Ersatzteile bestellen',
  'Fahrzeuglackierer/-in':
    'Flächen schleifen, füllern und lackieren; Farbtöne ausmischen; Beschriftungen anbringen; Lackfehler beseitigen',
  'Karosserie- und Fahrzeugbaumechaniker/-in':
    'Unfallschäden beurteilen; Bleche ausbeulen und schweißen; Fahrzeugteile ersetzen; Karosserien vermessen',
  'Elektroniker/-in':
    'Schaltungen aufbauen und prüfen; Anlagen installieren und in Betrieb nehmen; Fehler mit Messgeräten suchen; Sicherheitsregeln sicher anwenden',
  'Elektroniker/-in Fachrichtung Energie- und Gebäudetechnik':
    'Leitungen und Verteiler installieren; Solaranlagen und Ladestationen anschließen; Gebäudetechnik programmieren; Anlagen messen und prüfen',
  'Elektroniker/-in für Gebäudesystemintegration':
    'Technik in Gebäuden vernetzen; Steuerungen programmieren; Kundschaft zu Energie und Komfort beraten; Systeme planen und testen',
  'Elektroniker/-in für Automatisierungstechnik':
    'Steuerungen programmieren; Sensoren und Antriebe anschließen; Anlagen in Betrieb nehmen; Störungen aus der Ferne und vor Ort beheben',
  'Elektroniker/-in für Betriebstechnik':
    'Schaltschränke verdrahten; Motoren und Antriebe anschließen; Stromversorgungen warten; Fehler systematisch suchen',
  'Mechatroniker/-in':
    'Mechanik, Elektronik und Software verbinden; Baugruppen montieren; Steuerungen programmieren; Anlagen warten und verbessern',
  'Industrieelektriker/-in':
    'Kabel verlegen und anschließen; Baugruppen montieren; Messungen durchführen; Maschinen in Betrieb nehmen',
  'Fachinformatiker/-in':
    'Programme und Netze verstehen; Kundschaft bei Problemen helfen; Daten sicher speichern; im Team an Projekten arbeiten',
  'Fachinformatiker/-in Fachrichtung Anwendungsentwicklung':
    'Programme planen, schreiben und testen; mit Datenbanken arbeiten; Wünsche der Kundschaft in Code übersetzen; im Team Code besprechen',
  'Fachinformatiker/-in Fachrichtung Systemintegration':
    'Server und Netzwerke einrichten; Rechner und mobile Geräte verwalten; Daten sichern und schützen; bei Störungen ruhig helfen',
  'Fachinformatiker/-in Fachrichtung Digitale Vernetzung':
    'Maschinen und Netze verbinden; Sensordaten auswerten; Systeme absichern; Störungen früh erkennen',
  'Fachinformatiker/-in Fachrichtung Daten- und Prozessanalyse':
    'Daten sammeln und prüfen; Abläufe untersuchen und verbessern; Auswertungen programmieren; Ergebnisse verständlich zeigen',
  'Maschinen- und Anlagenführer/-in':
    'Maschinen einrichten und umrüsten; Abläufe überwachen; Qualität prüfen; kleine Störungen selbst beheben',
  'Chemikant/-in':
    'Anlagen aus der Messwarte steuern; Stoffe mischen, erhitzen und trennen; Proben nehmen und untersuchen; Pumpen und Ventile warten',
  'Chemielaborant/-in':
    'Stoffe herstellen und untersuchen; Messgeräte bedienen; Ergebnisse auswerten; sicher mit Gefahrstoffen umgehen',
  'Werkfeuerwehrmann/-frau':
    'Brände bekämpfen und verhüten; technische Hilfe leisten; Geräte pflegen; bei Unfällen Erste Hilfe leisten',
  'Pharmakant/-in':
    'Arzneimittel nach Rezeptur herstellen; Anlagen bedienen und reinigen; unter Reinraumbedingungen arbeiten; jeden Schritt dokumentieren',
  'Kunststoff- und Kautschuktechnologe/-technologin':
    'Spritzgussmaschinen einrichten; Werkzeuge wechseln; Bauteile prüfen; Abläufe verbessern und Material sparen',
  'Biologielaborant/-in':
    'Zellen und Mikroorganismen züchten; Proben untersuchen; unter dem Mikroskop arbeiten; Versuche planen und auswerten',
  'Baustoffprüfer/-in':
    'Proben auf Baustellen nehmen; Beton, Asphalt und Böden prüfen; Messwerte auswerten; Prüfberichte schreiben',
  'Werkstoffprüfer/-in':
    'Metalle auf Härte und Festigkeit prüfen; Schliffe unter dem Mikroskop beurteilen; mit Ultraschall und Röntgen arbeiten; Ergebnisse dokumentieren',
  'Bergbautechnologe/-technologin':
    'Rohstoffe sicher gewinnen; große Maschinen fahren; Stollen und Wände sichern; Anlagen warten',
  'Aufbereitungsmechaniker/-in':
    'Rohstoffe brechen, sieben und mischen; Anlagen steuern; Proben prüfen; Förderbänder warten',
  'Verfahrensmechaniker/-in in der Steine- und Erdenindustrie':
    'Anlagen für Zement und Kalk steuern; Mischungen einstellen; Qualität im Labor prüfen; Maschinen instand halten',
  'Verfahrensmechaniker/-in Glastechnik':
    'Glasöfen und Maschinen überwachen; Formen wechseln; Glas prüfen; Abläufe einstellen',
  'Flachglastechnologe/-technologin':
    'Glas schneiden, schleifen und bohren; Isolierglas herstellen; Anlagen bedienen; Scheiben prüfen und verpacken',
  'Steinmetz/-in und Steinbildhauer/-in':
    'Steine von Hand und mit Maschinen bearbeiten; Schriften und Ornamente hauen; Denkmäler restaurieren; Entwürfe zeichnen',
  'Änderungsschneider/-in':
    'Kleidung ändern und reparieren; Maße nehmen und abstecken; Nähmaschinen sicher bedienen; Kundschaft beraten',
  'Maßschneider/-in':
    'Schnitte zeichnen; Stoffe zuschneiden und nähen; Anproben durchführen; Einzelstücke nach Wunsch fertigen',
  'Textil- und Modeschneider/-in':
    'Modelle und Schnitte umsetzen; Kleidung in kleinen Serien nähen; Stoffe prüfen; Muster entwickeln',
  'Medientechnologe/-technologin Druck':
    'Druckmaschinen einrichten und fahren; Farben abstimmen; Papier auswählen; Maschinen pflegen',
  'Medientechnologe/-technologin Druckverarbeitung':
    'Bögen falzen, heften und schneiden; Maschinen einstellen; Bücher und Prospekte fertigen; Aufträge planen',
  'Mediengestalter/-in Digital und Print':
    'Layouts für Druck und Web entwerfen; Bilder bearbeiten; Texte setzen; Ideen mit der Kundschaft abstimmen',
  'Packmitteltechnologe/-technologin':
    'Verpackungen entwickeln; Muster schneiden; Stanz- und Klebemaschinen einrichten; Qualität prüfen',
  'Bäcker/-in':
    'Brot, Brötchen und Feingebäck herstellen; Teige führen und Rezepte berechnen; Öfen und Maschinen bedienen; sauber und zügig arbeiten',
  'Fachverkäufer/-in im Lebensmittelhandwerk':
    'Kundinnen und Kunden beraten; Ware ansprechend präsentieren; kassieren und abrechnen; Snacks zubereiten',
  'Konditor/-in':
    'Torten und Pralinen herstellen; Cremes und Teige zubereiten; Figuren aus Marzipan formen; eigene Rezepte entwickeln',
  'Fleischer/-in':
    'Fleisch zerlegen und zuschneiden; Wurst nach Rezept herstellen; Platten und Gerichte vorbereiten; Hygiene sicherstellen',
  'Fachkraft für Lebensmitteltechnik':
    'Anlagen für Lebensmittel steuern; Rohstoffe prüfen; Rezepturen einhalten; Proben untersuchen',
  'Süßwarentechnologe/-technologin':
    'Schokolade, Kekse und Bonbons herstellen; Anlagen einrichten; Rezepte umsetzen; Qualität prüfen und probieren',
  'Weintechnologe/-technologin':
    'Trauben annehmen und keltern; Gärung überwachen; Wein abfüllen; Proben untersuchen',
  'Brauer/-in und Mälzer/-in':
    'Maische kochen und Gärung überwachen; Anlagen reinigen; Abfüllung steuern; Proben im Labor prüfen',
  'Landwirt/-in':
    'Felder bestellen und ernten; Tiere füttern und gesund halten; Traktoren und Technik bedienen; Wetter, Boden und Markt im Blick behalten',
  'Tierwirt/-in':
    'Tiere füttern und versorgen; Geburten begleiten; Ställe und Melktechnik bedienen; Krankheiten früh erkennen',
  'Fachkraft Agrarservice':
    'große Landmaschinen fahren; säen, düngen und ernten; Technik einstellen und warten; Aufträge mit Höfen planen',
  'Tierpfleger/-in':
    'Tiere füttern und pflegen; Gehege reinigen und gestalten; Verhalten beobachten; Menschen zur Tierhaltung beraten',
  'Pferdewirt/-in':
    'Pferde füttern, pflegen und bewegen; Ställe und Weiden in Ordnung halten; Ausrüstung pflegen; Reitgäste betreuen',
  'Forstwirt/-in':
    'Bäume pflanzen und pflegen; mit der Motorsäge sicher arbeiten; Wege und Zäune bauen; Lebensräume schützen',
  'Revierjäger/-in':
    'Wild beobachten und hegen; Lebensräume gestalten; Hochsitze bauen; Besuchergruppen führen',
  'Gärtner/-in':
    'Pflanzen vermehren und pflegen; Böden bearbeiten; Maschinen bedienen; Kundschaft beraten',
  'Gärtner/-in Fachrichtung Garten- und Landschaftsbau':
    'Wege, Mauern und Teiche bauen; Bäume und Stauden pflanzen; Pläne lesen; mit Bagger und Radlader arbeiten',
  'Florist/-in':
    'Sträuße und Kränze binden; Pflanzen pflegen; Räume für Feste schmücken; Kundschaft einfühlsam beraten',
  'Umwelttechnologe/-technologin für Kreislauf- und Abfallwirtschaft':
    'Abfälle bestimmen und trennen; Anlagen überwachen; gefährliche Stoffe sicher behandeln; Betriebe beraten',
  'Umwelttechnologe/-technologin für Abwasserbewirtschaftung':
    'Kläranlagen steuern; Wasserproben untersuchen; Kanäle prüfen; Pumpen und Messgeräte warten',
  'Umwelttechnologe/-technologin für Wasserversorgung':
    'Trinkwasser gewinnen und aufbereiten; Leitungen bauen und prüfen; Proben untersuchen; Anlagen überwachen',
  'Berufskraftfahrer/-in':
    'den Führerschein für schwere Fahrzeuge machen, den wir bezahlen; Ladung sichern; Touren planen; Fahrzeuge prüfen und pflegen',
  'Gebäudereiniger/-in':
    'Oberflächen erkennen und richtig reinigen; Glas und Fassaden pflegen; Maschinen bedienen; Gebäude desinfizieren',
  'Textilreiniger/-in':
    'Textilien prüfen und sortieren; Wasch- und Reinigungsanlagen steuern; Flecken entfernen; Wäsche finishen',
  'Hauswirtschafter/-in':
    'Mahlzeiten planen und zubereiten; Räume pflegen und gestalten; Menschen im Alltag unterstützen; Vorräte einkaufen',
  'Fachkraft für Lagerlogistik':
    'Güter annehmen und prüfen; Lagerplätze planen; mit Gabelstapler und Scanner arbeiten; Sendungen zusammenstellen',
  'Fachlagerist/-in':
    'Waren annehmen und einlagern; Bestellungen packen; Bestände zählen; den Staplerschein machen',
  'Kaufmann/-frau für Spedition und Logistikdienstleistung':
    'Transporte planen und überwachen; Preise berechnen; mit Fahrerinnen, Fahrern und Kundschaft sprechen; Zollpapiere vorbereiten',
  'Fachkraft im Fahrbetrieb':
    'Bus oder Straßenbahn fahren; Fahrpläne und Dienste planen; Fahrgäste beraten; Fahrzeuge prüfen',
  'Eisenbahner/-in im Betriebsdienst':
    'Züge fahren und rangieren; Bremsen und Wagen prüfen; Signale und Regeln sicher anwenden; bei Störungen ruhig bleiben',
  'Eisenbahner/-in in der Zugverkehrssteuerung':
    'Weichen und Signale stellen; Zugfahrten überwachen; mit Lokpersonal sprechen; Abweichungen im Betrieb lösen',
  'Kaufmann/-frau für Mobilität und Verkehrsservice':
    'Fahrgäste beraten und begleiten; Tickets verkaufen; Beschwerden freundlich lösen; Züge für die Fahrt vorbereiten',
  'Kaufmann/-frau im Einzelhandel':
    'Kundinnen und Kunden beraten; Ware bestellen und präsentieren; Kassen abrechnen; Aktionen planen',
  'Verkäufer/-in':
    'Kundschaft beraten und bedienen; Regale pflegen; kassieren; Ware annehmen und prüfen',
  'Fachkraft für Möbel-, Küchen- und Umzugsservice':
    'Möbel und Küchen montieren; Geräte anschließen; Touren planen; sicher verpacken und verladen',
  'Gestalter/-in für visuelles Marketing':
    'Schaufenster und Verkaufsflächen gestalten; Dekorationen bauen; Plakate entwerfen; Aktionen planen',
  'Kaufmann/-frau für Groß- und Außenhandelsmanagement':
    'Waren einkaufen und verkaufen; Angebote kalkulieren; Lieferungen steuern; mit Partnern im In- und Ausland sprechen',
  'Kaufmann/-frau im E-Commerce':
    'Artikel im Onlineshop anlegen; Werbung planen und messen; Anfragen beantworten; Zahlen auswerten',
  'Hotelfachmann/-frau':
    'Gäste am Empfang begrüßen; Zimmer und Tagungen vorbereiten; im Service mitarbeiten; Reservierungen steuern',
  'Koch/Köchin':
    'Gerichte frisch zubereiten; Speisekarten mitplanen; Lebensmittel einkaufen und lagern; Teller schön anrichten',
  'Fachmann/-frau für Restaurants und Veranstaltungsgastronomie':
    'Gäste beraten und bedienen; Feste und Tagungen planen; Getränke fachkundig empfehlen; ein Serviceteam führen lernen',
  'Fachkraft für Gastronomie':
    'Gäste bedienen; Getränke und Speisen vorbereiten; Tische eindecken; abrechnen und kassieren',
  'Fachkraft Küche':
    'Zutaten vorbereiten; einfache Gerichte kochen; Hygiene einhalten; Lager und Vorräte pflegen',
  'Fachmann/-frau für Systemgastronomie':
    'Gäste bedienen; Abläufe organisieren; Ware bestellen; Teams einteilen',
  'Kaufmann/-frau für Tourismus und Freizeit':
    'Gäste beraten; Angebote für die Region entwickeln; Veranstaltungen planen; Werbung gestalten',
  'Tourismuskaufmann/-frau':
    'Reisen zusammenstellen und buchen; Kundschaft beraten; Preise berechnen; Reklamationen lösen',
  'Kaufmann/-frau für Digitalisierungsmanagement':
    'Abläufe untersuchen und digital umsetzen; Daten auswerten; Angebote erstellen; Kolleginnen und Kollegen schulen',
  'IT-System-Elektroniker/-in':
    'Netze und Telefonanlagen installieren; Geräte anschließen und prüfen; Störungen beheben; Kundschaft einweisen',
  'Kaufmann/-frau für IT-System-Management':
    'Kundschaft zu Hard- und Software beraten; Angebote kalkulieren; Projekte begleiten; Lizenzen und Verträge verwalten',
  'Fachkraft für Schutz und Sicherheit':
    'Gebäude und Veranstaltungen sichern; Gefahren erkennen; in schwierigen Lagen ruhig sprechen; Berichte schreiben',
  'Servicekraft für Schutz und Sicherheit':
    'Besucherinnen und Besucher empfangen; Rundgänge machen; Technik überwachen; im Notfall richtig handeln',
  'Personaldienstleistungskaufmann/-frau':
    'Bewerbungsgespräche führen; Einsätze planen; Verträge vorbereiten; Betriebe beraten',
  'Kaufmann/-frau für Dialogmarketing':
    'Kundschaft am Telefon und im Chat beraten; Projekte planen; Gespräche auswerten; Teams unterstützen',
  'Bankkaufmann/-frau':
    'Kundschaft zu Konten und Krediten beraten; Zahlungen bearbeiten; Wertpapiere verstehen; digitale Angebote erklären',
  'Kaufmann/-frau für Versicherungen und Finanzanlagen':
    'Menschen zu Absicherung beraten; Schäden bearbeiten; Verträge berechnen; Termine und Bestände pflegen',
  'Steuerfachangestellte/r':
    'Buchhaltungen führen; Löhne abrechnen; Steuererklärungen vorbereiten; mit Finanzämtern sprechen',
  'Immobilienkaufmann/-frau':
    'Wohnungen vermieten und verwalten; Besichtigungen führen; Abrechnungen erstellen; Reparaturen beauftragen',
  'Verwaltungsfachangestellte/r':
    'Bürgerinnen und Bürger beraten; Anträge prüfen; Bescheide schreiben; Gesetze richtig anwenden',
  'Fachangestellte/r für Medien- und Informationsdienste':
    'Medien auswählen und erschließen; Leserinnen und Leser beraten; Veranstaltungen planen; Datenbanken pflegen',
  'Straßenwärter/-in':
    'Straßen kontrollieren und reparieren; Baustellen absichern; im Winter räumen und streuen; Grünflächen pflegen',
  Rechtsanwalts:
    'Akten und Fristen führen; Schriftsätze vorbereiten; Mandantinnen und Mandanten betreuen; Gebühren berechnen',
  'Notarfachangestellte/r':
    'Urkunden vorbereiten; Grundbücher einsehen; Termine organisieren; Menschen in wichtigen Momenten begleiten',
  'Medizinische/r Fachangestellte/r':
    'Patientinnen und Patienten empfangen; Blut abnehmen und Verbände anlegen; bei Untersuchungen helfen; Termine und Abrechnung organisieren',
  'Zahnmedizinische/r Fachangestellte/r':
    'bei Behandlungen assistieren; Instrumente aufbereiten; Abformungen und Röntgenbilder vorbereiten; Termine organisieren',
  'Tiermedizinische/r Fachangestellte/r':
    'bei Behandlungen und Operationen helfen; Tiere beruhigen; Laborproben untersuchen; Tierhalterinnen und Tierhalter beraten',
  'Pharmazeutisch-kaufmännische/r Angestellte/r':
    'Arzneimittel bestellen und lagern; Ware prüfen; Abrechnungen vorbereiten; die Apotheke gestalten',
  'Pharmazeutisch-technische/r Assistent/-in':
    'Kundschaft zu Arzneimitteln beraten; Salben und Kapseln herstellen; Stoffe im Labor prüfen; Rezepte beliefern',
  'Physiotherapeut/-in':
    'Körper und Bewegung verstehen; Übungen anleiten; Massagen und Griffe lernen; Behandlungen planen',
  'Ergotherapeut/-in':
    'Menschen im Alltag stärken; Hilfsmittel anpassen; mit Kindern und Erwachsenen üben; Therapien planen',
  'Logopäde/Logopädin':
    'Sprache, Stimme und Schlucken untersuchen; mit Kindern spielerisch üben; nach Schlaganfällen begleiten; Angehörige beraten',
  'Masseur/-in und medizinische/r Bademeister/-in':
    'verschiedene Massagen lernen; mit Wärme und Wasser behandeln; Muskeln und Gelenke verstehen; Menschen beraten',
  'Pflegefachmann/-frau':
    'Menschen jeden Alters pflegen und begleiten; Medikamente nach Plan geben; Wunden versorgen; mit Ärztinnen, Ärzten und Angehörigen sprechen',
  'Operationstechnische/r Assistent/-in':
    'Operationen vorbereiten; Instrumente reichen; steril arbeiten; Patientinnen und Patienten betreuen',
  'Anästhesietechnische/r Assistent/-in':
    'Narkosen vorbereiten und begleiten; Geräte prüfen; Werte überwachen; im Aufwachraum betreuen',
  'Medizinische/r Technologe/Technologin für Radiologie':
    'Röntgen-, CT- und MRT-Bilder aufnehmen; Strahlenschutz anwenden; Patientinnen und Patienten begleiten; Bilder auswerten helfen',
  'Medizinische/r Technologe/Technologin für Laboratoriumsanalytik':
    'Blut und Gewebe untersuchen; Analysegeräte bedienen; Ergebnisse beurteilen; Blutgruppen bestimmen',
  'Kaufmann/-frau im Gesundheitswesen':
    'Aufnahme und Abrechnung organisieren; Material einkaufen; Abläufe verbessern; mit Kassen verhandeln',
  'Pflegefachassistent/-in':
    'ältere Menschen im Alltag begleiten; bei Körperpflege und Essen helfen; Beobachtungen weitergeben; Beschäftigung gestalten',
  'Notfallsanitäter/-in':
    'Leben retten und sichern; Geräte sicher einsetzen; im Team unter Druck entscheiden; Fahrzeuge einsatzbereit halten',
  'Augenoptiker/-in':
    'Sehtests durchführen; Brillen anpassen und reparieren; Gläser schleifen; zu Fassungen beraten',
  'Hörakustiker/-in':
    'Hörtests durchführen; Hörgeräte anpassen; Ohrabdrücke nehmen; Menschen geduldig begleiten',
  'Zahntechniker/-in':
    'Kronen, Brücken und Schienen herstellen; am Bildschirm konstruieren; mit Keramik und Metall arbeiten; Farben genau treffen',
  'Orthopädietechnik-Mechaniker/-in':
    'Prothesen und Orthesen bauen; Maß nehmen und Abdrücke scannen; Menschen beim Anpassen begleiten; Rollstühle einstellen',
  'Orthopädieschuhmacher/-in':
    'Füße vermessen; Einlagen und Schuhe fertigen; Leder und Kunststoffe verarbeiten; Kundschaft beraten',
  'Erzieher/-in':
    'Kinder in ihrer Entwicklung begleiten; Angebote planen und durchführen; mit Eltern sprechen; Beobachtungen festhalten',
  'Kinderpfleger/-in':
    'Kinder pflegen und betreuen; spielen, vorlesen und basteln; Mahlzeiten begleiten; Fachkräfte unterstützen',
  'Heilerziehungspfleger/-in':
    'Menschen mit Behinderung im Alltag begleiten; Selbstständigkeit stärken; Freizeit gestalten; Förderpläne umsetzen',
  'Sozialassistent/-in':
    'Familien, Kinder und ältere Menschen unterstützen; im Haushalt helfen; Gruppen begleiten; Fachkräfte entlasten',
  'Friseur/-in':
    'Haare schneiden, färben und stylen; Kundschaft typgerecht beraten; Bärte pflegen; Termine und Kasse führen',
  'Kosmetiker/-in':
    'Haut beurteilen und pflegen; Hände und Füße behandeln; Make-up gestalten; zu Produkten beraten',
  'Kaufmann/-frau für Marketingkommunikation':
    'Kampagnen planen; Texte und Ideen entwickeln; Budgets im Blick behalten; mit Agenturteams arbeiten',
  'Schilder- und Lichtreklamehersteller/-in':
    'Schilder und Leuchtwerbung bauen; Folien plotten und kleben; am Computer entwerfen; Anlagen montieren',
  'Mediengestalter/-in Bild und Ton':
    'Filme und Ton aufnehmen; Material schneiden; Technik aufbauen; Ideen mit dem Team umsetzen',
  'Fotograf/-in':
    'Menschen, Räume und Produkte fotografieren; Licht setzen; Bilder bearbeiten; Aufträge planen',
  'Gold- und Silberschmied/-in':
    'Ringe und Ketten entwerfen und fertigen; löten, feilen und polieren; Steine fassen; Schmuck reparieren',
  'Uhrmacher/-in':
    'mechanische Uhren zerlegen und reinigen; Ersatzteile fertigen; Werke einstellen; Kundschaft beraten',
  'Keramiker/-in':
    'an der Scheibe drehen; Glasuren mischen; Öfen bestücken und brennen; eigene Formen entwerfen',
  'Sport- und Fitnesskaufmann/-frau':
    'Mitglieder beraten; Kurse organisieren; Trainings begleiten; Verträge und Kasse führen',
  'Fachkraft für Veranstaltungstechnik':
    'Licht, Ton und Bühnen aufbauen; Strom sicher verteilen; Shows technisch begleiten; Material pflegen',
  'Fachangestellte/r für Bäderbetriebe':
    'Badegäste beaufsichtigen und retten; Schwimmunterricht geben; Wasserqualität messen; Technik überwachen',
  'Veranstaltungskaufmann/-frau':
    'Konzerte und Messen planen; Angebote kalkulieren; mit Künstlerinnen und Technik abstimmen; Werbung organisieren',
};

const cache = new Map<string, readonly string[]>();

/** Returns the content of an Ausbildung in that occupation; empty if it is not listed. */
export function tasksOf(jobName: string): readonly string[] {
  let found = cache.get(jobName);
  if (found === undefined) {
    const key = Object.keys(tasks)
      .filter((name) => jobName.startsWith(name))
      .sort((left, right) => right.length - left.length)[0];
    found = key === undefined ? [] : (tasks[key] ?? '').split('; ');
    cache.set(jobName, found);
  }
  return found;
}
