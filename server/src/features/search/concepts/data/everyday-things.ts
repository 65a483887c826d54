import type { Concept } from '../concept.ts';

/**
 * Things and tasks of everyday life, as pupils write them, that stand in none of the other tables. A thing says more than what is done with it:
 * 'Treppen aus Holz'. Our own work: written trade by trade from knowledge of the trades, not taken from a list.
 */
export const everydayThings: readonly Concept[] = [
  {
    means: 'Koch, Fachkraft Küche, Schülerpraktikum Hotel',
    de: 'schnippeln, gemüse schnippeln, soßen kochen, braten zubereiten, speisen anrichten, teller anrichten, rezepte kochen, rezepte ausdenken, neue gerichte, gerichte kochen, buffet aufbauen, leckeres essen zaubern, grillen und braten',
  },
  {
    means: 'Bäcker, Schülerpraktikum Bäckerei',
    de: 'brezeln backen, teig rühren, pfannkuchen backen, berliner backen, brot und brötchen, stollen backen, ofenfrisch',
  },
  {
    means: 'Konditor, Schülerpraktikum Bäckerei',
    de: 'tortendeko, sahnetorten, cake pops, süßes backen',
  },
  { means: 'Fleischer', de: 'steaks schneiden, wurst herstellen, schinken räuchern' },
  {
    means: 'Hotelfachmann, Hotelmanagement, Schülerpraktikum Hotel',
    de: 'gäste begrüßen, hotellobby, zimmer herrichten',
  },
  {
    means: 'Restaurants Veranstaltungsgastronomie, Fachkraft Gastronomie, Schülerpraktikum Hotel',
    de: 'tabletts tragen, weine empfehlen, gäste im restaurant, cocktailbar',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'waren auspreisen, supermarktkasse, kunden im laden, pfandautomat, kunden an der kasse',
  },
  {
    means: 'Fachverkäufer Lebensmittelhandwerk, Verkäufer, Schülerpraktikum Bäckerei',
    de: 'bäckereitheke, käse verkaufen',
  },
  {
    means: 'Kaufmann Büromanagement, Industriekaufmann, Schülerpraktikum Büro',
    de: 'briefe tippen, protokoll schreiben, word und excel, büroklammern, bestellungen bearbeiten, rechnungen bearbeiten, rechnungen prüfen, telefonate annehmen',
  },
  {
    means: 'Steuerfachangestellte, Bankkaufmann, Steueranwärter',
    de: 'steuern berechnen, jahresabschluss',
  },
  {
    means: 'Bankkaufmann, Schülerpraktikum Bank',
    de: 'kontoauszüge, konten eröffnen, geld zählen, aktienkurse',
  },
  { means: 'Immobilienkaufmann', de: 'wohnungen verwalten, mieter betreuen, häuser besichtigen' },
  {
    means: 'Kaufmann Versicherungen, Schülerpraktikum Bank',
    de: 'autoversicherung, unfallversicherung',
  },
  {
    means: 'Verwaltungsfachangestellte, Verwaltungswirt, Schülerpraktikum öffentliche Verwaltung',
    de: 'reisepass ausstellen, bescheide schreiben, formulare bearbeiten, wohngeldstelle',
  },
  {
    means:
      'Rechtsanwaltsfachangestellte, Notarfachangestellte, Justizfachangestellte, Schülerpraktikum Recht',
    de: 'gesetzestexte, mahnbescheide, anwaltsbriefe, prozesse vor gericht, akten beim gericht, leute vor gericht vertreten',
  },
  {
    means: 'Fachangestellte Medien Informationsdienste, Buchhändler',
    de: 'bücher ordnen, alte urkunden, bücher vorlesen',
  },
  {
    means:
      'Fachinformatiker, Fachinformatiker Anwendungsentwicklung, Fachinformatiker Systemintegration, Schülerpraktikum IT',
    de: 'mods programmieren, software schreiben, programme schreiben, chatbots, debuggen, websites programmieren, homepage programmieren, cybersicherheit, viren entfernen, rechner aufsetzen, server einrichten, gaming pc bauen',
  },
  {
    means: 'Mediengestalter Digital, Gestaltungstechnische Assistent, Schülerpraktikum Medien',
    de: 'logos gestalten, logo designen, flyer entwerfen, broschüren, zeitschriften gestalten, mit dem tablet zeichnen, t-shirts designen, cover gestalten',
  },
  {
    means: 'Mediengestalter Bild Ton, Audiovisuelle Medien',
    de: 'filme schneiden, kamera bedienen, kamera führen, musikvideos, youtube videos drehen',
  },
  { means: 'Fotograf', de: 'porträts fotografieren, landschaften fotografieren' },
  {
    means: 'Kaufmann Marketingkommunikation, E-Commerce',
    de: 'social media posts, instagram posts, onlinewerbung',
  },
  {
    means: 'E-Commerce, Kaufmann Einzelhandel',
    de: 'onlineshop betreuen, sachen online verkaufen',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Schülerpraktikum Kfz-Werkstatt',
    de: 'motor ausbauen, auspuff wechseln, fehler auslesen, e autos reparieren, sportwagen, verbrenner, dieselmotor, an motoren schrauben',
  },
  { means: 'Karosserie, Fahrzeuglackierer', de: 'dellen rausmachen, stoßstangen, rost am auto' },
  { means: 'Fahrzeuglackierer', de: 'felgen lackieren, autos spritzen' },
  { means: 'Land- Baumaschinenmechatroniker', de: 'hydraulik reparieren, gülletechnik' },
  {
    means: 'Landwirt, Fachkraft Agrarservice, Tierwirt, Schülerpraktikum Landwirtschaft',
    de: 'kälbchen',
  },
  {
    means:
      'Tierpfleger, Tiermedizinische Fachangestellte, Tierwirt, Schülerpraktikum Landwirtschaft',
    de: 'zootiere füttern, tierheimhunde, hunde spazieren führen, hunde erziehen, hunde baden, katzen streicheln, käfige reinigen',
  },
  { means: 'Pferdewirt', de: 'pferde striegeln, pferde füttern, pferde züchten' },
  {
    means: 'Gärtner, Gärtner Garten Landschaftsbau, Florist, Schülerpraktikum Garten',
    de: 'beete bepflanzen, gärten gestalten, tomaten anbauen, gemüse ernten, umgraben',
  },
  { means: 'Florist, Schülerpraktikum Garten', de: 'trauerkränze, tulpen' },
  { means: 'Straßenbauer, Tiefbaufacharbeiter, Schülerpraktikum Bau', de: 'gullys' },
  {
    means: 'Maurer, Hochbaufacharbeiter, Beton- Stahlbetonbauer, Schülerpraktikum Bau',
    de: 'wände hochziehen, eigenheime bauen, häuser mauern, verschalen',
  },
  { means: 'Zimmerer, Schülerpraktikum Bau', de: 'balken sägen, dachgauben' },
  { means: 'Dachdecker', de: 'dächer reparieren' },
  {
    means: 'Maler Lackierer, Schülerpraktikum Malerbetrieb',
    de: 'tapeten kleben, häuser anstreichen, schablonen',
  },
  { means: 'Fliesen Mosaikleger', de: 'fliesen schneiden, fliesen kleben' },
  { means: 'Bodenleger, Parkettleger, Raumausstatter', de: 'dielen abschleifen' },
  { means: 'Raumausstatter, Polsterer', de: 'sessel polstern, räume einrichten' },
  {
    means: 'Tischler, Holzmechaniker, Schülerpraktikum Tischlerei',
    de: 'betten bauen, holztreppen, treppen aus holz, sägen und hobeln, holzbänke, möbel aus paletten, holz schnitzen',
  },
  {
    means:
      'Elektroniker, Elektroniker Energie- Gebäudetechnik, Elektroniker Betriebstechnik, Schülerpraktikum Elektro',
    de: 'schaltschränke verdrahten, schaltungen bauen, led lampen',
  },
  {
    means: 'Mechatroniker, Elektroniker Automatisierungstechnik, Industriemechaniker',
    de: 'aufzug reparieren',
  },
  {
    means: 'Anlagenmechaniker Sanitär Heizungs, Schülerpraktikum Sanitär',
    de: 'badewanne einbauen, toiletten einbauen, abfluss reinigen',
  },
  { means: 'Mechatroniker Kältetechnik', de: 'kühlschränke reparieren' },
  {
    means: 'Industriemechaniker, Fachkraft Metalltechnik, Schülerpraktikum Metall',
    de: 'maschinen instand halten, maschinen zerlegen, kugellager, metall feilen, bohren und feilen, produktionsmaschinen reparieren',
  },
  { means: 'Zerspanungsmechaniker', de: 'metallteile drehen' },
  {
    means: 'Metallbauer, Konstruktionsmechaniker, Schülerpraktikum Metall',
    de: 'balkongeländer, metall verformen',
  },
  { means: 'Werkzeugmechaniker, Präzisionswerkzeugmechaniker', de: 'formen bauen' },
  { means: 'Maschinen Anlagenführer', de: 'fließbandarbeit, knöpfe drücken' },
  {
    means: 'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur',
    de: 'am pc konstruieren, maschinen konstruieren, häuser am pc zeichnen',
  },
  { means: 'Vermessungstechniker, Geomatiker', de: 'landkarten zeichnen' },
  { means: 'Chemielaborant, Schülerpraktikum Labor', de: 'stoffe mischen, chemie baukasten' },
  {
    means: 'Biologielaborant, Medizinische Laboratoriumsanalytik',
    de: 'bakterien züchten, viren erforschen, zellen untersuchen, mikroben',
  },
  {
    means: 'Chemikant, Pharmakant, Produktionsfachkraft Chemie',
    de: 'chemieanlagen überwachen, kessel befüllen',
  },
  {
    means: 'Pharmakant, Pharmazeutisch-technische Assistent',
    de: 'pillen herstellen, salben rühren, salben herstellen',
  },
  {
    means:
      'Pharmazeutisch-technische Assistent, Pharmazeutisch-kaufmännische Angestellte, Schülerpraktikum Apotheke',
    de: 'rezepte einlösen, medikamente ausgeben',
  },
  { means: 'Kunststoff Kautschuktechnologe', de: 'folien herstellen' },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    de: 'spritzen setzen, verbände anlegen, patienten betreuen, bettlägerige, omas und opas, großeltern pflegen, menschen pflegen, essen reichen',
  },
  { means: 'Zahnmedizinische Fachangestellte', de: 'bohrer beim zahnarzt, zahnarzt assistieren' },
  { means: 'Zahntechniker', de: 'zähne nachbauen' },
  {
    means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst',
    de: 'erste hilfe leisten, verletzte versorgen, herzdruckmassage',
  },
  {
    means: 'Operationstechnische Assistent, Anästhesietechnische Assistent',
    de: 'instrumente reichen, chirurgen helfen',
  },
  {
    means: 'Medizinische Radiologie, Medizinische Technologe',
    de: 'mrt bilder, ct bilder, knochenbrüche',
  },
  { means: 'Physiotherapeut, Masseur, Schülerpraktikum Physiotherapie', de: 'verspannungen' },
  { means: 'Ergotherapeut', de: 'basteln mit patienten' },
  {
    means: 'Erzieher, Kinderpfleger, Sozialpädagogische Assistent, Schülerpraktikum Kita',
    de: 'kinderlieder singen, kleinkinder betreuen, babys betreuen, kinder trösten, kinderferienlager',
  },
  {
    means: 'Erzieher, Sozialassistent, Heilerziehungspfleger, Schülerpraktikum Soziales',
    de: 'heimkinder, streit schlichten, drogenabhängige, problemkinder',
  },
  { means: 'Kosmetiker, Schülerpraktikum Friseur', de: 'leute schminken' },
  {
    means: 'Maskenbildner, Kosmetiker',
    de: 'spezialeffekte schminken, wunden schminken, masken bauen',
  },
  {
    means: 'Maßschneider, Änderungsschneider, Textil Modeschneider',
    de: 'hochzeitskleider, sachen nähen, häkeln und stricken, upcycling mode, klamotten umnähen',
  },
  { means: 'Gold- Silberschmied', de: 'verlobungsringe, schmuck gestalten, gold schmelzen' },
  { means: 'Keramiker', de: 'tassen töpfern, vasen töpfern' },
  { means: 'Steinmetz', de: 'skulpturen aus stein, meißeln, burgen restaurieren' },
  {
    means: 'Fachlagerist, Fachkraft Lagerlogistik, Schülerpraktikum Lager',
    de: 'pakete sortieren, kisten stapeln, ware annehmen, pakete scannen, bestellungen packen',
  },
  { means: 'Fachkraft Möbel Küchen Umzugsservice', de: 'möbel tragen, umzugswagen' },
  { means: 'Kaufmann Spedition', de: 'lkws disponieren, container verschiffen' },
  { means: 'Berufskraftfahrer', de: 'trucks fahren, große autos fahren, tankwagen fahren' },
  {
    means: 'Eisenbahner Betriebsdienst, Eisenbahner Zugverkehrssteuerung',
    de: 'züge steuern, güterwagen',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter, Schülerpraktikum Polizei',
    de: 'mörder, mordfälle, fälle lösen, bösewichte',
  },
  {
    means: 'Werkfeuerwehrmann, Brandmeisteranwärter, Schülerpraktikum Polizei',
    de: 'menschen aus feuer retten',
  },
  { means: 'Zollanwärter', de: 'pakete kontrollieren' },
  { means: 'Gebäudereiniger, Schülerpraktikum Reinigung', de: 'hochhausfassaden' },
  { means: 'Textilreiniger', de: 'teppiche reinigen' },
  { means: 'Schornsteinfeger', de: 'öfen prüfen' },
  {
    means: 'Umwelttechnologe Kreislauf, Umwelttechnologe Abwasserbewirtschaftung',
    de: 'plastik recyceln',
  },
  {
    means: 'Fachkraft Veranstaltungstechnik, Veranstaltungskaufmann',
    de: 'veranstaltungen organisieren',
  },
  {
    means: 'Sport- Fitnesskaufmann, Sportfachmann, Schülerpraktikum Sport',
    de: 'trainingspläne schreiben',
  },
  { means: 'Fachangestellte Bäderbetriebe', de: 'schwimmkurs' },
  { means: 'Tourismuskaufmann, Tourismus Freizeit', de: 'urlaubsreisen, pauschalreisen' },
  { means: 'Kaufmann Dialogmarketing', de: 'kunden am telefon, am telefon beraten' },
  { means: 'Süßwarentechnologe', de: 'halloren kugeln, kekse in der fabrik' },
  { means: 'Fachkraft Lebensmitteltechnik', de: 'lebensmittel abfüllen, ketchup' },
  { means: 'Winzer, Weintechnologe', de: 'trauben ernten, wein herstellen' },
  { means: 'Medientechnologe Druck, Medientechnologe Druckverarbeitung', de: 'druckfarben' },
  {
    means: 'Buchbinder, Medientechnologe Druckverarbeitung',
    de: 'bücher einbinden, alte bücher reparieren, buchrücken, notizbücher',
  },
  { means: 'Bestattungsfachkraft', de: 'trauernde' },
  { means: 'Bergbautechnologe', de: 'stollen graben, sprengstoff' },
  { means: 'Gestalter visuelles Marketing', de: 'schaufensterdeko, läden dekorieren' },
  { means: 'Musikfachhändler, Klavier, Geigenbauer', de: 'instrumente stimmen' },
  {
    means: 'Maurer, Zimmerer, Hochbaufacharbeiter, Schülerpraktikum Bau',
    de: 'schornstein mauern, steine mauern, haus von grund auf',
  },
  {
    means: 'Straßenbauer, Kanalbauer, Leitungsbauer',
    de: 'rohre in die erde, leitungen in die erde, kabel in die erde, straßen sanieren, rohrleitungen bauen',
  },
  { means: 'Beton- Stahlbetonbauer', de: 'brückenpfeiler' },
  { means: 'Gerüstbauer', de: 'gerüste hochziehen' },
  {
    means: 'Tischler, Holzmechaniker',
    de: 'wohnwagen ausbauen, holzfenster, ladenbau, gitarren aus holz, mit holz bauen, stühle reparieren, holzboote',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Schülerpraktikum Kfz-Werkstatt',
    de: 'oldtimer schrauben, turbolader, kupplung wechseln, autos diagnostizieren, fehlerspeicher, an autos basteln',
  },
  { means: 'Automobilkaufmann', de: 'autos vermieten' },
  {
    means: 'Elektroniker, Elektroniker Energie- Gebäudetechnik, Schülerpraktikum Elektro',
    de: 'sicherungen wechseln, sat anlagen, zählerschrank, elektroautos laden, stromausfall, lichtanlagen',
  },
  {
    means: 'Informationselektroniker, IT-System-Elektroniker',
    de: 'handydisplay tauschen, radios reparieren',
  },
  {
    means: 'Fachinformatiker Systemintegration, IT-System-Elektroniker',
    de: 'computer vernetzen, netzwerke aufbauen, it helpdesk, computerprobleme lösen, computer probleme, firewall, hardware tauschen',
  },
  {
    means: 'Fachinformatiker Anwendungsentwicklung, Fachinformatiker',
    de: 'handyspiele programmieren',
  },
  {
    means: 'Mediengestalter Digital, Gestaltungstechnische Assistent',
    de: 'sticker designen, poster gestalten, plattencover, malen und zeichnen',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    de: 'senioren vorlesen, mit senioren spielen, katheter, kinder im krankenhaus, pflegeroboter, patienten helfen, nachtwache',
  },
  { means: 'Hebamme', de: 'geburten begleiten, babys auf die welt' },
  {
    means: 'Erzieher, Kinderpfleger, Sozialpädagogische Assistent, Schülerpraktikum Kita',
    de: 'laternen basteln, mit kindern malen, mit kindern singen, kinder wickeln',
  },
  { means: 'Erzieher, Schülerpraktikum Schule', de: 'hausaufgaben betreuen' },
  { means: 'Friseur', de: 'undercut, haare glätten, rastas' },
  { means: 'Kosmetiker', de: 'augenbrauen färben, hautunreinheiten, pickel, wimpern verlängern' },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'kunden mode empfehlen, outfits zusammenstellen, kunden glücklich machen, baumarkt kasse, obst und gemüse verkaufen, leute beraten beim einkaufen, kunden bedienen, elektrogeräte verkaufen, fahrräder verkaufen, bücher empfehlen, waren bestellen, regale bestücken',
  },
  { means: 'Drogist', de: 'kosmetikprodukte, pflegeprodukte verkaufen' },
  { means: 'Buchhändler', de: 'romane empfehlen' },
  { means: 'Kaufmann Groß-, Industriekaufmann', de: 'mit lieferanten verhandeln, ware aus china' },
  {
    means: 'Industriekaufmann, Kaufmann Büromanagement',
    de: 'kunden anschreiben, tabellen ausfüllen, meetings organisieren, preise kalkulieren, personalakten, organisieren und telefonieren',
  },
  { means: 'Bankkaufmann', de: 'anlageberatung, bausparen, kunden in der bank, baufinanzierung' },
  {
    means: 'Verwaltungsfachangestellte',
    de: 'bürgern helfen, stadt mitgestalten, hundesteuer, baugenehmigungen, parkausweise',
  },
  {
    means: 'Sozialversicherungsfachangestellte, Fachangestellte Arbeitsmarktdienstleistungen',
    de: 'rente berechnen, arbeitslosengeld',
  },
  {
    means: 'Fachlagerist, Fachkraft Lagerlogistik',
    de: 'pakete stapeln, lieferungen prüfen, lieferscheine, regale im lager, kisten schleppen, retouren',
  },
  { means: 'Berufskraftfahrer', de: 'tieflader, gefahrgut fahren, fernverkehr fahren' },
  { means: 'Fachkraft Fahrbetrieb', de: 'reisebus fahren, linienbus fahren' },
  {
    means: 'Koch, Fachkraft Küche',
    de: 'fleisch braten, vegane küche, salate zubereiten, nachtisch, sterneküche, suppen und soßen',
  },
  { means: 'Systemgastronomie, Fachkraft Gastronomie', de: 'pommes frittieren, mcdonalds kasse' },
  { means: 'Konditor', de: 'zuckerguss' },
  { means: 'Bäcker', de: 'vollkornbrot, brotteig' },
  { means: 'Fleischer', de: 'salami, wurstsorten' },
  {
    means: 'Landwirt, Tierwirt, Fachkraft Agrarservice, Schülerpraktikum Landwirtschaft',
    de: 'kühe füttern, schafe scheren, hühner füttern, eier sammeln, strohballen, biobauernhof, bio landwirtschaft, erntemaschinen',
  },
  {
    means: 'Gärtner, Gärtner Garten Landschaftsbau, Schülerpraktikum Garten',
    de: 'rollrasen verlegen, zierteiche, gartenwege, gartenmauern, laub harken, sträucher schneiden, friedhof gärtnern, blumen pflanzen, pflanzen pflegen, obst anbauen',
  },
  {
    means: 'Tierpfleger, Tiermedizinische Fachangestellte',
    de: 'fische pflegen, vögel pflegen, tierbabys, tierbabys aufziehen, hundebetreuung, tiere fotografieren, zirkustiere, igel retten',
  },
  {
    means: 'Industriemechaniker, Schülerpraktikum Metall',
    de: 'maschinen montieren, getriebe bauen, turbinen, pumpen reparieren, dampfmaschinen, fahrgeschäfte',
  },
  {
    means: 'Metallbauer, Konstruktionsmechaniker, Schülerpraktikum Metall',
    de: 'grills bauen, feuerschalen, feuerschale bauen, schwerter schmieden, kräne bauen',
  },
  {
    means: 'Zerspanungsmechaniker',
    de: 'schrauben herstellen, metall zerspanen, genau auf den millimeter',
  },
  {
    means: 'Chemielaborant',
    de: 'formeln, lösungen mischen, wasser untersuchen, laborversuche, parfüm herstellen',
  },
  { means: 'Physiklaborant, Chemielaborant', de: 'lichtexperimente' },
  { means: 'Baustoffprüfer, Werkstoffprüfer', de: 'materialproben, werkstoffe testen' },
  {
    means: 'Technische Produktdesigner',
    de: 'produkte designen, autos designen, autos entwerfen, sachen erfinden, spielzeug entwerfen',
  },
  {
    means: 'Bautechnische Konstrukteur, Vermessungstechniker',
    de: 'brücken zeichnen, modellhäuser, städte planen, sims häuser bauen, minecraft bauen',
  },
  {
    means: 'Veranstaltungskaufmann, Fachkraft Veranstaltungstechnik',
    de: 'hochzeiten organisieren, abibälle, stadtfeste, technik bei konzerten, tonanlagen',
  },
  {
    means: 'Polizeimeisteranwärter, Schülerpraktikum Polizei',
    de: 'autos kontrollieren, polizeihubschrauber, polizeiauto, opfern helfen, leute verhaften, verhaften',
  },
  {
    means: 'Werkfeuerwehrmann, Brandmeisteranwärter',
    de: 'brandbekämpfung, menschen aus autos schneiden, feuerwehrmann sam',
  },
  {
    means: 'Fachkraft Schutz Sicherheit',
    de: 'fußballstadion sicherheit, einlasskontrolle, fluggastkontrolle, alarmzentrale, videoüberwachung',
  },
  { means: 'Notfallsanitäter', de: 'herzinfarkt' },
  {
    means: 'Medizinische Fachangestellte',
    de: 'spritzen aufziehen, patienten empfangen, krankmeldungen',
  },
  {
    means: 'Physiotherapeut',
    de: 'dehnübungen, kinesiotape, fußballer behandeln, bewegungsübungen, nach operation wieder laufen',
  },
  { means: 'Augenoptiker', de: 'dioptrien, brillen schleifen' },
  {
    means: 'Fotograf',
    de: 'babyfotos, modefotografie, drohnenfotos, fotografieren und bearbeiten',
  },
  {
    means: 'Maßschneider, Änderungsschneider, Textil Modeschneider',
    de: 'ballkleider, jeans kürzen, trachten, knöpfe annähen, cosplay nähen, cosplay kostüme, kostüme entwerfen',
  },
  { means: 'Gold- Silberschmied', de: 'piercingschmuck, silberschmuck' },
  { means: 'Steinmetz', de: 'küchenplatten, steine klopfen, figuren aus stein' },
  { means: 'Schornsteinfeger', de: 'heizungen messen, abgase messen, auf dächer steigen' },
  {
    means: 'Gebäudereiniger',
    de: 'fassaden reinigen, krankenhäuser reinigen, reinigungsmaschinen, teppiche saugen, böden wischen, solaranlagen reinigen',
  },
  {
    means: 'Hauswirtschafter',
    de: 'für ältere kochen, haushaltsplan, betten machen und kochen, wäschepflege',
  },
  { means: 'Bestattungsfachkraft', de: 'verstorbene waschen' },
  { means: 'Umwelttechnologe Kreislauf', de: 'altglas, sondermüll, batterien entsorgen' },
  {
    means: 'Berufskraftfahrer, Umwelttechnologe Kreislauf',
    de: 'kehrmaschine fahren, schneepflug fahren',
  },
  {
    means: 'Eisenbahner Betriebsdienst',
    de: 'regionalzug fahren, güterzug fahren, bahn fahren als beruf',
  },
  { means: 'Fachangestellte Bäderbetriebe', de: 'wasserqualität im schwimmbad' },
];
