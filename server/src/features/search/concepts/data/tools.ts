import type { Concept } from '../concept.ts';

/**
 * Tools, machines, materials and products with their tasks, for the whole catalogue: many people know these but not the name of the
 * trade. Our own work: written trade by trade from knowledge of the trades, not taken from a list.
 */
export const tools: readonly Concept[] = [
  {
    means:
      'Tischler, Holzmechaniker, Holzbearbeitungsmechaniker, Fachpraktiker Holzverarbeitung, Schülerpraktikum Tischlerei',
    de: 'hobel, stechbeitel, stemmeisen, bandsäge, tischkreissäge, stichsäge, handkreissäge, kappsäge, hobelbank, hobelmaschine, dickenhobel, schraubzwinge, schraubzwingen, holzleim, leimholz, furnier, furnieren, schleifpapier, schwingschleifer, dübel, holzverbindungen, zinken, mdf, einbauschrank, einbauschränke, kleiderschrank, regale bauen, möbel reparieren, möbel restaurieren, möbel aufarbeiten, alte möbel, holzsachen, akkuschrauber holz',
  },
  {
    means: 'Zimmerer, Dachdecker',
    de: 'zimmermannshammer, fachwerkhaus, fachwerkhäuser',
  },
  {
    means: 'Dachdecker',
    de: 'dachbau, dachbaufirma, dacharbeiten, schieferhammer, dachfirma',
  },
  {
    means: 'Maurer, Hochbaufacharbeiter, Schülerpraktikum Bau',
    de: 'maurerkelle, maurerhammer, richtschnur, mörtelkübel, ziegelsteine, mauersteine, lehmbau, baugeschäft, baufirmen, mauern hochziehen',
  },
  {
    means: 'Beton Stahlbetonbauer, Betonfertigteilbauer',
    de: 'rüttelflasche, betonpumpe, armierung, eisenflechter, betonwand',
  },
  {
    means: 'Baugeräteführer, Tiefbaufacharbeiter',
    de: 'minibagger, kran bedienen',
  },
  {
    means: 'Straßenbauer, Tiefbaufacharbeiter, Asphaltbauer',
    de: 'pflastersteine, rüttelplatte, asphaltfertiger, straßen pflastern, straßen reparieren',
  },
  {
    means: 'Kanalbauer, Leitungsbauer, Tiefbaufacharbeiter',
    de: 'wasserrohre straße, abwasserrohre, kanalrohre, rohrgraben, rohrleger, breitbandausbau',
  },
  {
    means: 'Vermessungstechniker, Geomatiker',
    de: 'nivelliergerät, messlatte, gps vermessung',
  },
  {
    means: 'Bautechnische Konstrukteur, Schülerpraktikum Architektur',
    de: 'architekturmodelle, archicad, cad bau',
  },
  {
    means: 'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur',
    de: 'inventor, konstruktionszeichnungen, maschinen entwerfen',
  },
  {
    means: 'Maler Lackierer, Schülerpraktikum Malerbetrieb',
    de: 'malerrolle, farbeimer, wandfarbe, abkleben, spachtel, raufaser, tapeziertisch, fassadenfarbe, wände bemalen, lasur',
  },
  {
    means: 'Trockenbaumonteur, Ausbaufacharbeiter',
    de: 'gipskartonplatten, abgehängte decken, ständerwerk, dämmplatten',
  },
  {
    means: 'Fliesen Mosaikleger',
    de: 'fliesenkleber, fliesenschneider, verfugen, badezimmer fliesen',
  },
  {
    means: 'Bodenleger, Parkettleger, Raumausstatter',
    de: 'parkett abschleifen',
  },
  {
    means: 'Raumausstatter, Polster',
    de: 'vorhänge nähen, raumdeko',
  },
  {
    means: 'Stuckateur',
    de: 'putzfassade, kelle putz',
  },
  {
    means: 'Glaser',
    de: 'isolierglas, spiegel zuschneiden',
  },
  {
    means: 'Anlagenmechaniker Sanitär, Schülerpraktikum Sanitär',
    de: 'rohrzange, wasserpumpenzange, heizkörper, heizkessel, thermostat, rohre löten, pressfitting, verstopfte rohre, abfluss, abflüsse, bäder sanieren, gasheizung, ölheizung, heizung reparieren',
  },
  {
    means: 'Mechatroniker Kältetechnik',
    de: 'kältemittel, klimageräte, kühltheke, gefrieranlagen, kältemaschine',
  },
  {
    means: 'Klempner',
    de: 'abkantbank, blechschere, kupferblech',
  },
  {
    means: 'Schornsteinfeger',
    de: 'kehrbesen, kehrleine',
  },
  {
    means:
      'Metallbauer, Metallbauer Konstruktionstechnik, Konstruktionsmechaniker, Schülerpraktikum Metall',
    de: 'winkelschleifer, schweißbrenner, schweißhelm, schutzgas, wig schweißen, elektroden, tore bauen, zäune bauen, stahl bearbeiten',
  },
  {
    means: 'Metallbauer Metallgestaltung',
    de: 'schmiedehammer, schmiedefeuer, hufeisen',
  },
  {
    means: 'Zerspanungsmechaniker, Feinwerkmechaniker Zerspanungstechnik, Industriemechaniker',
    de: 'cnc programm, drehen und fräsen, bohrmaschine metall, ständerbohrmaschine, messschieber, mikrometer, frästeile, späne, schieblehre',
  },
  {
    means: 'Industriemechaniker, Feinwerkmechaniker, Schülerpraktikum Metall',
    de: 'schraubstock, metallsäge, gewinde schneiden, gewindebohrer, maschinenteile, werkbank metall, fertigungsanlagen',
  },
  {
    means: 'Werkzeugmechaniker, Präzisionswerkzeugmechaniker, Stanz Umformmechaniker',
    de: 'spritzgussform, vorrichtungen, erodieren',
  },
  {
    means: 'Gießereimechaniker, Metall Glockengießer',
    de: 'schmelzofen, flüssiges metall, gussformen, gießen metall, eisenguss, aluguss',
  },
  {
    means:
      'Elektroniker, Elektroniker Energie- Gebäudetechnik, Elektroniker Betriebstechnik, Schülerpraktikum Elektro',
    de: 'lötkolben, lötstation, multimeter, spannungsprüfer, phasenprüfer, seitenschneider, abisolierzange, kabel ziehen, steckdosen setzen, lichtschalter, sicherungskasten, verteilerkasten, stromkasten, leitungen ziehen, lampen aufhängen, solarmodule, rauchmelder, elektrokasten, schaltplan, schaltpläne, stromkreis, stromkreise, klingelanlage',
  },
  {
    means: 'Elektroniker Geräte Systeme, Informationselektroniker, IT-System-Elektroniker',
    de: 'oszilloskop, widerstände, kaputte handys, smartphone reparieren, fernsehgeräte, radio reparieren, elektrogeräte reparieren',
  },
  {
    means: 'Elektroniker Automatisierungstechnik, Mechatroniker',
    de: 'roboterarm, automatisieren, förderband, förderbänder',
  },
  {
    means: 'Elektroniker Maschinen Antriebstechnik',
    de: 'generatoren, trafo, transformatoren',
  },
  {
    means: 'Fachinformatiker Systemintegration, IT-System-Elektroniker',
    de: 'switch, linux server, windows server, server aufsetzen, netzwerkkabel, wlan einrichten, computerprobleme, rechner einrichten, handy erklären, oma handy',
  },
  {
    means: 'Fachinformatiker Anwendungsentwicklung, Mathematisch-technische',
    de: 'css, html und css, quellcode, unity, computerspiele entwickeln, codes schreiben, code schreiben',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Schülerpraktikum Kfz-Werkstatt',
    de: 'wagenheber, drehmomentschlüssel, zündkerze, zündkerzen, bremsscheiben, motorhaube, motor reparieren, motorblock, kupplung, stoßdämpfer, inspektion auto, auto reparatur, autoreparatur, diagnosegerät, schrauberwerkstatt, karre, karren',
  },
  {
    means:
      'Zweiradmechatroniker, Zweiradmechatroniker Motorradtechnik, Kraftfahrzeugmechatroniker Motorradtechnik',
    de: 'mopeds reparieren, mopeds frisieren, moped frisieren, motorroller, motorrad schrauben',
  },
  {
    means: 'Zweiradmechatroniker Fahrradtechnik, Zweiradmechatroniker, Fahrradmonteur',
    de: 'fahrradkette, gangschaltung, fahrradreifen, fahrradschlauch, lastenrad, fahrradteile, fahrradbremse, bike schrauben',
  },
  {
    means: 'Fahrzeuglackierer',
    de: 'lackierpistole, lackierkabine, kratzer auto',
  },
  {
    means: 'Karosserie Fahrzeugbaumechaniker, Kraftfahrzeugmechatroniker Karosserietechnik',
    de: 'beulen ausdellen, kotflügel',
  },
  {
    means: 'Reifen Vulkanisationstechnik',
    de: 'reifendienst, reifenhandel, winterreifen, auswuchten',
  },
  {
    means: 'Land Baumaschinenmechatroniker',
    de: 'trecker reparieren, erntemaschinen reparieren',
  },
  {
    means: 'Landwirt, Agrarservice, Schülerpraktikum Landwirtschaft',
    de: 'mähdrescher fahren, güllefass, ballenpresse, heuwender, melkmaschine, melkroboter, futtermischwagen, weide, weidezaun, milchviehbetrieb, kartoffelacker, spargelhof, getreidefeld, feldspritze, bauernhof helfen',
  },
  {
    means: 'Gärtner, Landschaftsbau, Schülerpraktikum Garten',
    de: 'rasentraktor, motorsense, laubbläser, spaten, harke, schubkarre, gartenschere, beete anlegen, gartenteich, gartenteiche, rollrasen, gartenarbeit, unkraut jäten, sträucher, parks pflegen',
  },
  {
    means: 'Gärtner Zierpflanzenbau, Gärtner, Florist',
    de: 'stecklinge, kakteen, orchideen, rosen züchten',
  },
  {
    means: 'Florist, Schülerpraktikum Garten',
    de: 'blumengesteck, blumenbinden, trockenblumen',
  },
  {
    means: 'Forstwirt',
    de: 'baumstämme, holzernte',
  },
  {
    means: 'Koch, Fachkraft Küche, Schülerpraktikum Hotel',
    de: 'kochlöffel, pfanne, pfannen, kochmesser, küchenmesser, fritteuse, thermomix, zwiebeln schneiden, soßen, schnitzel, menüs, mittagessen kochen, anrichten',
  },
  {
    means: 'Fachmann Restaurants, Fachkraft Gastronomie, Schülerpraktikum Hotel',
    de: 'zapfhahn, bier zapfen, zapfanlage, kaffeemaschine, espresso, latte art, cappuccino, kaffee kochen, trinkgeld, speisekarte',
  },
  {
    means: 'Hotelfachmann, Schülerpraktikum Hotel',
    de: 'zimmerschlüssel, hotelzimmer, betten beziehen, gäste einchecken, koffer tragen, minibar, hotelrezeption',
  },
  {
    means: 'Bäcker, Schülerpraktikum Bäckerei',
    de: 'knetmaschine, sauerteig, croissants, hefeteig',
  },
  {
    means: 'Konditor, Schülerpraktikum Bäckerei',
    de: 'torten verzieren, spritzbeutel, fondant',
  },
  {
    means: 'Fleischer',
    de: 'hackfleisch, fleischermesser, tiere zerlegen, fleisch zerlegen, räucherkammer',
  },
  {
    means: 'Fachverkäufer Lebensmittelhandwerk Fleischerei, Fachverkäufer Lebensmittelhandwerk',
    de: 'metzgertheke',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'scannerkasse, regal auffüllen, preisschilder, ladentheke, schmuck verkaufen, spielzeug verkaufen, handys verkaufen, ladengeschäft',
  },
  {
    means: 'Fachkraft Lagerlogistik, Fachlagerist, Schülerpraktikum Lager',
    de: 'ameise, handscanner, verladerampe, lkw entladen, warenausgang',
  },
  {
    means: 'Kurier Express, Servicefahrer',
    de: 'paket zustellen, sendungen, post verteilen, lieferwagen, sprinter fahren',
  },
  {
    means: 'Berufskraftfahrer',
    de: 'vierzigtonner',
  },
  {
    means: 'Fachkraft Fahrbetrieb, Berufskraftfahrer',
    de: 'busse fahren',
  },
  {
    means: 'Eisenbahner Lokführer Transport, Eisenbahner Zugverkehrssteuerung',
    de: 'signale',
  },
  {
    means: 'Gleisbauer',
    de: 'gleisbett, schwellen',
  },
  {
    means: 'Straßenwärter',
    de: 'schlaglöcher, schlaglöcher flicken, straßen absichern, unfallstelle absichern, autobahn absichern, streudienst, straßenmeister',
  },
  {
    means: 'Luftverkehrskaufmann, Servicekaufmann Luftverkehr',
    de: 'einchecken, boarding, bordkarte, fluggäste, gepäck',
  },
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    de: 'schere kamm, fön, kamm, haarbürste, lockenstab, glätteisen, haarfarbe, strähnchen, bart schneiden, rasiermesser, haarspray, trockenhaube',
  },
  {
    means: 'Kosmetiker, Schülerpraktikum Friseur',
    de: 'nagellack, nagelfeile, lippenstift, mascara, peeling',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    de: 'fieberthermometer, blutdruck, pflegebett, rollator, kranke versorgen, oma spazieren, senioren betreuen, alte menschen betreuen, visite',
  },
  {
    means: 'Medizinische Fachangestellte, Schülerpraktikum Arztpraxis',
    de: 'stethoskop, impfungen, ultraschall, patientenakte, patientenakten, blutdruckmessgerät, arzttermine, wartezimmer, praxis anmeldung, chirurgische praxis, orthopädie praxis, hno arzt, orthopäde, internist, dermatologe, gynäkologe',
  },
  {
    means: 'Medizinische Technologe Laboratoriumsanalytik',
    de: 'blutwerte, laborwerte, gewebeproben',
  },
  {
    means: 'Medizinische Technologe Radiologie',
    de: 'röntgengerät, computertomographie',
  },
  {
    means: 'Zahntechniker',
    de: 'künstliche zähne, brücken zähne, veneers',
  },
  {
    means: 'Orthopädietechnik-Mechaniker',
    de: 'armprothesen, rollstühle anpassen',
  },
  {
    means: 'Orthopädieschuhmacher',
    de: 'einlagen schuhe',
  },
  {
    means: 'Augenoptiker',
    de: 'brillengestell, brille anpassen, optikgeschäft',
  },
  {
    means: 'Physiotherapeut, Schülerpraktikum Physiotherapie',
    de: 'massageliege, faszienrolle, gymnastikball, wieder laufen, physiopraxis',
  },
  {
    means: 'Ergotherapeut',
    de: 'ergotherapeutisch',
  },
  {
    means: 'Logopäde',
    de: 'lispeln, kinder sprechen, aussprache',
  },
  {
    means: 'Podologe',
    de: 'fußnägel',
  },
  {
    means: 'Operationstechnische, Anästhesietechnische',
    de: 'ops',
  },
  {
    means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst',
    de: 'defibrillator, defi, martinshorn, notruf 112, reanimieren, unfallstelle',
  },
  {
    means: 'Pharmazeutisch-kaufmännische, Pharmazeutisch-technische, Schülerpraktikum Apotheke',
    de: 'tabletten verkaufen, hustensaft',
  },
  {
    means: 'Pharmakant',
    de: 'tabletten pressen, pharmazie industrie',
  },
  {
    means: 'Tiermedizinische, Schülerpraktikum Tierarztpraxis',
    de: 'tierkrankenhaus',
  },
  {
    means: 'Tierpfleger, Tierpfleger Tierheim, Tierpfleger Zoo, Schülerpraktikum Landwirtschaft',
    de: 'käfige sauber machen, futternapf, tiergehege, delfine, giraffen, pinguine, robben',
  },
  {
    means: 'Biologielaborant, Biologisch-technische',
    de: 'gentechnik',
  },
  {
    means: 'Chemielaborant, Chemisch-technische, Schülerpraktikum Labor',
    de: 'bunsenbrenner, erlenmeyerkolben, laugen, titrieren, chemische experimente, schutzbrille labor, stoffe untersuchen',
  },
  {
    means: 'Lacklaborant',
    de: 'lacke mischen, farben labor, lacke entwickeln, farbrezepte',
  },
  {
    means: 'Chemikant, Produktionsfachkraft Chemie',
    de: 'reaktor, rohrleitungen chemie',
  },
  {
    means: 'Kunststoff Kautschuktechnologe',
    de: 'spritzgussmaschine, kunststoffteile, granulat, plastikflaschen',
  },
  {
    means: 'Maschinen Anlagenführer',
    de: 'produktionsanlage, abfüllanlage',
  },
  {
    means: 'Mediengestalter Digital Print, Schülerpraktikum Medien',
    de: 'gimp, grafiktablet, zeichentablet, logo entwerfen, flyer gestalten, schriftarten',
  },
  {
    means: 'Mediengestalter Bild Ton',
    de: 'videokamera, premiere pro, filmkamera, mikrofon, mikrofone, schnittprogramm, drehen film, tonmischpult',
  },
  {
    means: 'Veranstaltungstechnik, Schülerpraktikum Veranstaltungen',
    de: 'lichtpult, boxen aufbauen, nebelmaschine, traversen',
  },
  {
    means: 'Veranstaltungskaufmann',
    de: 'festival organisieren, messe organisieren, partys organisieren',
  },
  {
    means: 'Fotograf',
    de: 'stativ, spiegelreflexkamera, fotokamera, blitz, passfotos',
  },
  {
    means: 'Schilder Lichtreklamehersteller',
    de: 'werbefolie, autobeschriftung, folien plotten, plotter, beklebung, werbung auf autos',
  },
  {
    means: 'Medientechnologe Druck, Medientechnologe Siebdruck',
    de: 'tshirts bedrucken, druckplatten',
  },
  {
    means: 'visuelles Marketing',
    de: 'deko laden',
  },
  {
    means: 'Bühnenmaler Bühnenplastiker',
    de: 'kulissen malen, theaterkulissen',
  },
  {
    means: 'Maskenbildner',
    de: 'theatermasken, filmmasken',
  },
  {
    means: 'Maßschneider, Änderungsschneider, Textil Modeschneider, Textil Modenäher',
    de: 'nadel und faden, nähnadel, reißverschluss, overlock, brautkleider nähen',
  },
  {
    means: 'Kaufmann Büromanagement, Schülerpraktikum Büro',
    de: 'powerpoint, outlook, tabellen, tabellenkalkulation, aktenordner, tacker, locher, termine planen, microsoft office, bürohengst',
  },
  {
    means: 'Steuerfachangestellte, Industriekaufmann',
    de: 'taschenrechner, belege, rechnungen buchen, lohnbuchhaltung, gehaltsabrechnung',
  },
  {
    means: 'Steuerfachangestellte',
    de: 'steuererklärung ausfüllen, steuern sparen',
  },
  {
    means: 'Bankkaufmann, Schülerpraktikum Bank',
    de: 'geldautomat, tresor, kontoeröffnung, überweisungen, geldscheine',
  },
  {
    means: 'Versicherungen Finanzanlagen, Schülerpraktikum Bank',
    de: 'schadensfälle, versicherungspolice, haftpflicht',
  },
  {
    means: 'Immobilienkaufmann',
    de: 'häuser vermieten, besichtigungen, wohnungsbesichtigung',
  },
  {
    means: 'Personaldienstleistungskaufmann, Arbeitsmarktdienstleistungen',
    de: 'bewerbungsgespräche',
  },
  {
    means: 'Verwaltungsfachangestellte, Schülerpraktikum Verwaltung',
    de: 'reisepass, personalausweis, anträge bearbeiten, stadtrat, wohngeld',
  },
  {
    means: 'Justizfachangestellte',
    de: 'gerichtsakten, verhandlungen',
  },
  {
    means: 'Rechtsanwaltsfachangestellte, Rechtsanwalts Notarfachangestellte',
    de: 'mandantenakten, klagen schreiben, schriftsätze, scheidung, rechtskanzlei',
  },
  {
    means: 'Notarfachangestellte, Rechtsanwalts Notarfachangestellte',
    de: 'beurkundung, verträge beglaubigen, kaufverträge',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter, Schülerpraktikum Polizei',
    de: 'handschellen, pistole, einbrecher, einbrecher fangen, diebe, diebe fangen, verkehrskontrolle',
  },
  {
    means: 'Zollanwärter',
    de: 'grenze kontrollieren, koffer kontrollieren, drogenhund',
  },
  {
    means: 'Justizvollzugsbeamter',
    de: 'gefangene bewachen, straftäter',
  },
  {
    means: 'Brandmeisteranwärter, Werkfeuerwehrmann, Schülerpraktikum Polizei Feuerwehr',
    de: 'feuerwehrschlauch, löschzug',
  },
  {
    means: 'Schutz Sicherheit',
    de: 'überwachungskamera',
  },
  {
    means: 'Erzieher, Kinderpfleger, Sozialassistent, Schülerpraktikum Kita',
    de: 'bastelschere, kinderbuch vorlesen, mit kindern spielen, kinderlieder, kindergartentante, kitatante, morgenkreis',
  },
  {
    means: 'Erzieher, Sozialassistent, Schülerpraktikum Schule Hort',
    de: 'hortner, grundschulkinder, schulhort',
  },
  {
    means: 'Heilerziehungspfleger, Heilerziehungspflegehelfer',
    de: 'menschen mit handicap, rollstuhlfahrer, downsyndrom',
  },
  {
    means: 'Fachangestellte Bäderbetriebe',
    de: 'schwimmbecken',
  },
  {
    means: 'Sport Fitnesskaufmann, Sportfachmann, Schülerpraktikum Sport',
    de: 'hantel, kurzhanteln, laufband, trainingsplan, trainingspläne, yoga pilates',
  },
  {
    means: 'Gebäudereiniger',
    de: 'wischmopp, staubsauger, büros putzen, treppenhaus putzen, reinigungsmittel, hochdruckreiniger, graffiti entfernen',
  },
  {
    means: 'Schädlingsbekämpfer',
    de: 'ratten bekämpfen, mäuse bekämpfen, bettwanzen',
  },
  {
    means: 'Textilreiniger',
    de: 'waschmaschine, bügeleisen, hemden bügeln, mangel, hotelwäsche',
  },
  {
    means: 'Hauswirtschafter',
    de: 'wäsche bügeln, essen für senioren',
  },
  {
    means: 'Abwasserbewirtschaftung',
    de: 'gully',
  },
  {
    means: 'Wasserversorgung, Fachkraft Wasserwirtschaft',
    de: 'wasserzähler, wasserhärte, stauseen',
  },
  {
    means: 'Kreislauf Abfallwirtschaft',
    de: 'müllwagen, sperrmüll',
  },
  {
    means: 'Steinmetz Steinbildhauer, Naturwerksteinmechaniker',
    de: 'sandstein, steinfiguren, steine hauen',
  },
  {
    means: 'Gold- Silberschmied, Edelsteinfasser',
    de: 'goldringe, trauringe, ohrringe, perlenketten',
  },
  {
    means: 'Keramiker',
    de: 'tonfiguren',
  },
  {
    means: 'Buchhändler, Medien Informationsdienste',
    de: 'bücherregal, bücher einsortieren, stadtarchiv',
  },
  {
    means: 'Bestattungsfachkraft',
    de: 'bestattungsinstitut',
  },
  {
    means: 'Tourismuskaufmann, Tourismus Freizeit',
    de: 'urlaub buchen, flugtickets, reisekataloge',
  },
  {
    means: 'Spedition Logistikdienstleistung',
    de: 'frachtbriefe, touren planen, tourenplanung, disposition',
  },
  {
    means: 'Kaufmann Groß- Außenhandelsmanagement, Industriekaufmann',
    de: 'bestellungen, großhändler',
  },
  {
    means: 'E-Commerce, Marketingkommunikation',
    de: 'shopify',
  },
  {
    means: 'Automobilkaufmann',
    de: 'gebrauchtwagen verkaufen, probefahrt, probefahrten, leasing auto',
  },
  {
    means: 'Dialogmarketing',
    de: 'headset, anrufe, anrufe annehmen, telefonservice',
  },
  {
    means: 'Brauer Mälzer',
    de: 'bierfass, craft beer, sudkessel',
  },
  {
    means: 'Milchtechnologe, Milchwirtschaftliche',
    de: 'käse herstellen, joghurt herstellen, milch verarbeiten',
  },
  {
    means: 'Süßwarentechnologe',
    de: 'bonbons herstellen, schokoriegel, keksfabrik, lakritz, süßwarenfabrik',
  },
  {
    means: 'Lebensmitteltechnik',
    de: 'fertigpizza, abfüllen',
  },
  {
    means: 'Speiseeis',
    de: 'eiskugeln, gelato',
  },
  {
    means: 'Winzer, Weintechnologe',
    de: 'weinreben, weinfass',
  },
  {
    means: 'Bergbautechnologe, Berg Maschinenmann',
    de: 'stollen, bohrwagen',
  },
  {
    means: 'Fischwirt',
    de: 'angel, fischteich, fischernetz, angelrute, karpfenteich',
  },
  {
    means: 'Uhrmacher',
    de: 'zahnräder uhr, taschenuhr',
  },
  {
    means: 'Büchsenmacher',
    de: 'waffen reparieren',
  },
  {
    means: 'Klavier Cembalobauer',
    de: 'flügel bauen',
  },
  {
    means: 'Rollladen Sonnenschutzmechatroniker',
    de: 'rollo',
  },
  {
    means: 'Wärme- Kälte- Schallschutzisolierer, Industrie-Isolierer',
    de: 'dämmwolle, steinwolle',
  },
  {
    means: 'Bauwerksmechaniker',
    de: 'abrissbagger',
  },
  {
    means: 'Baustoffprüfer, Werkstoffprüfer',
    de: 'betonproben, werkstoffe prüfen',
  },
  {
    means: 'Sattler',
    de: 'lederarbeiten, autositze beziehen',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent',
    en: 'nurse training, nursing training, nurse apprenticeship',
  },
  {
    means: 'Konstruktionsmechaniker, Metallbauer, Anlagenmechaniker',
    uk: 'зварник, зварювальник',
    ru: 'сварка',
    en: 'welding',
  },
  {
    means: 'Zimmerer, Tischler, Dachdecker, Holzmechaniker, Schülerpraktikum Tischlerei',
    de: 'hammer, hammer nagel, hammer nägel, nägel einschlagen, nägel schlagen, nagel schlagen, handsäge, fuchsschwanz säge, raspel',
  },
  {
    means: 'Maurer, Fliesen- Platten- Mosaikleger, Tischler, Zimmerer, Trockenbaumonteur',
    de: 'wasserwaage, zollstock, zollstöcke, gliedermaßstab, maßband',
  },
  {
    means:
      'Mechatroniker, Industriemechaniker, Kraftfahrzeugmechatroniker, Anlagenmechaniker, Elektroniker, Tischler',
    de: 'akkuschrauber, schraubenzieher, schraubendreher, schraubenschlüssel, maulschlüssel, steckschlüssel, werkzeugkasten, werkzeugkoffer',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Informationselektroniker',
    de: 'autoradio, autoradios, auto radio',
  },
  {
    means: 'Elektroniker, Industriemechaniker, Mechatroniker',
    de: 'zange, zangen, kombizange, seitenschneider',
  },
  {
    means: 'Zerspanungsmechaniker, Industriemechaniker, Metallbauer',
    de: 'bohrer, schleifmaschine, standbohrmaschine, schraubstock',
  },
  {
    means: 'Elektroniker, Elektroniker Energie',
    de: 'stecker, glühbirne, glühbirnen, kabelkanal, lichtschalter, schlagbohrmaschine, strommast, strommasten',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Zweiradmechatroniker',
    de: 'vergaser, kolben, zündkerze, zündkerzen',
  },
  {
    means: 'Berufskraftfahrer',
    de: 'sattelschlepper, sattelzug, sattelzüge',
  },
  {
    means: 'Forstwirt, Zimmerer',
    de: 'axt, äxte, beil, spalthammer, holz spalten',
  },
  {
    means: 'Fachkraft Lagerlogistik, Fachlagerist, Verkäufer',
    de: 'scanner, handscanner, barcodescanner, barcode',
  },
  {
    means: 'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur',
    de: 'lineal, zirkel, geodreieck, zeichenbrett',
  },
  {
    means: 'Fachinformatiker Systemintegration, IT-System-Elektroniker',
    de: 'tastatur, tastaturen, monitor, monitore',
  },
  {
    means: 'Gebäudereiniger, Hauswirtschafter',
    de: 'mopp, wischmob, putzeimer, lappen, putzlappen, schwamm, besen, kehrbesen',
  },
  {
    means: 'Textilreiniger, Hauswirtschafter',
    de: 'trockner, wäschetrockner, bügelbrett',
  },
  {
    means: 'Bäcker, Konditor, Koch',
    de: 'schneebesen, rührgerät, nudelholz, küchenwaage, rührschüssel',
  },
  {
    means: 'Fachkraft Gastronomie, Fachmann Restaurants',
    de: 'serviette, servietten, cocktailshaker, shaker, milchaufschäumer, tablett tragen',
  },
  {
    means: 'Zahnmedizinische Fachangestellte',
    de: 'zahnbürste, zahnbürsten, zahnpasta',
  },
  {
    means: 'Friseur, Maskenbildner',
    de: 'schere, scheren friseur, haarschere, lockenwickler',
  },
  {
    means: 'Gärtner, Tiefbaufacharbeiter',
    de: 'schaufel, schaufeln, rechen, gießkanne, gartenschlauch',
  },
  {
    means: 'Landwirt, Tierwirt, Pferdewirt',
    de: 'mistgabel, heugabel, sense',
  },
  {
    means: 'Binnenschiffer, Schiffsmechaniker',
    de: 'anker, bootsmotor',
  },
  {
    means: 'Maurer, Hochbaufacharbeiter, Tiefbaufacharbeiter',
    de: 'mischmaschine, bauhelm, warnweste',
  },
  {
    means: 'Maler Lackierer, Raumausstatter',
    de: 'kleister, tapetenkleister',
  },
  {
    means: 'Raumausstatter, Polsterer',
    de: 'polster',
  },
];
