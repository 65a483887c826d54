import type { Concept } from '../concept.ts';

/**
 * Things and tasks of everyday life, as pupils write them, that are in no other table. The thing is more distinctive than the task:
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
  {
    means: 'Landwirt, Gärtner Gemüsebau, Gärtner Obstbau, Gärtner',
    de: 'spargel, spargel stechen, erdbeeren anbauen, kürbis, kürbisse, zwiebeln, karotten, möhren, bohnen, erbsen, rhabarber, gemüse ziehen, knoblauch, radieschen, spinat, brokkoli',
  },
  {
    means: 'Gärtner Obstbau, Gärtner, Landwirt',
    de: 'kirschen, birnen, himbeeren, pflaumen, beeren pflücken, obstplantage, johannisbeeren, aprikosen',
  },
  {
    means: 'Landwirt, Agrarservice, Pflanzentechnologe',
    de: 'mais, maisfeld, hafer, roggen, gerste, sonnenblumen, zuckerrübe, silage, getreideernte',
  },
  {
    means: 'Gärtner',
    de: 'im schrebergarten, schrebergarten gemüse, kleingartenverein, schulgarten ag, schulgarten, gartenfreund, beete anlegen, beete gießen',
  },
  {
    means: 'Maurer, Hochbaufacharbeiter',
    de: 'hochmauern, wände hochmauern, steine stapeln, mauer setzen, mauer hochziehen, garagen mauern',
  },
  {
    means: 'Land Baumaschinenmechatroniker',
    de: 'kaputte trecker, kaputte traktoren, trecker flott machen, trecker schrauben, traktor schrauben, an traktoren schrauben, motorsägen reparieren, mähmaschinen, kaputte bagger, radlader reparieren',
  },
  {
    means: 'Fachkraft Schutz Sicherheit, Servicekraft Schutz Sicherheit',
    de: 'taschen kontrollieren, taschenkontrolle, einlass, am einlass, streife laufen, ladendiebe, ladendetektiv, ausweise kontrollieren, nachtwächter',
  },
  {
    means: 'Bankkaufmann',
    de: 'hauskauf finanzieren, hauskauf, häuser finanzieren, immobilien finanzieren, darlehen, hypothek, hypotheken, sparen und anlegen',
  },
  {
    means: 'Pharmakant',
    de: 'tabletten produzieren, tabletten pressen, tabletten abfüllen, hustensaft, tablettenfabrik, tabletten in der fabrik',
  },
  {
    means: 'Vermessungstechniker, Geomatiker',
    de: 'feldern vermessen, baustellen vermessen, felder vermessen, grundstücke ausmessen, grundstücke abmessen, straßen vermessen, gelände vermessen',
  },
  {
    means: 'Umwelttechnologe Wasserversorgung, Umwelttechnologe Abwasserbewirtschaftung',
    de: 'sauberes wasser, leitungswasser, wasser aus dem hahn, wasser sauber machen, wasser aufbereiten, wasserversorgung',
  },
  {
    means: 'Fachangestellte Arbeitsmarktdienstleistungen, Personaldienstleistungskaufmann',
    de: 'arbeitslosigkeit, in der arbeitslosigkeit, job zu finden, leute in arbeit bringen, bei der jobsuche helfen, jobsuche, stellen vermitteln, langzeitarbeitslose',
  },
  {
    means: 'Glaser',
    de: 'einglasen, fenster einglasen, glas einsetzen, scheiben austauschen, duschwände, glasbau, schaufensterscheiben, glastüren',
  },
  {
    means: 'Tierpfleger',
    de: 'hunde trainieren, trainiere hunde, hundetraining, diensthunde, hundesitter, hundepension, katzenpension, tierauffangstation',
  },
  {
    means: 'Notfallsanitäter, Medizinische Fachangestellte, Pflegefachmann',
    de: 'schulsani, schulsanis, schulsanitäterin, sani ag',
  },
  {
    means: 'Mediengestalter Digital, immersive Medien, Gestaltungstechnische Assistent',
    de: 'informatik und kunst, kunst und informatik, kunst am computer, kunst am pc',
  },
  {
    means: 'Fleischer',
    de: 'zerlegebetrieb, fleischzerlegung, fleisch verpacken, schlachtbetrieb',
  },
  {
    means: 'Immobilienkaufmann',
    de: 'mietwohnungen, mietwohnungen verwalten, wohnungen verwalten, mietverträge, nebenkostenabrechnung',
  },
  {
    means: 'Hotelfachmann, Kaufmann Hotelmanagement',
    de: 'hotelkette, kurhotel, hotelgruppe, gäste einchecken',
  },
  {
    means: 'Schülerpraktikum Schule, Erzieher',
    de: 'hilfslehrer, hilfslehrerin, lehrerassistent, im unterricht helfen',
  },
  {
    means: 'Personaldienstleistungskaufmann, Kaufmann Büromanagement, Steuerfachangestellte',
    de: 'gehälter, gehälter ausrechnen, gehalt ausrechnen, löhne, löhne ausrechnen, dass alle ihr gehalt, gehalt kriegen, gehalt bekommen',
  },
  {
    means: 'Kaufmann Büromanagement',
    de: 'termine vereinbaren, mails beantworten, kalender führen, meetings vorbereiten, briefe schreiben',
  },
  {
    means: 'Koch, Fachkraft Küche',
    de: 'zuhause kochen, zuhause koche, koche ich, koche gern, kochkurs, neue rezepte, rezepte ausprobieren, kochbücher',
  },
  {
    means: 'Mechatroniker, Elektroniker Automatisierungstechnik',
    de: 'lego technic, technic, lego roboter, roboterarm',
  },
  { means: 'Automobilkaufmann, Bankkaufmann', de: 'leasing' },
  { means: 'Forstwirt', de: 'jungbäume, bäume pflanzen, brennholz, holzernte, borkenkäfer' },
  {
    means: 'Straßenbauer, Tiefbaufacharbeiter',
    de: 'radwege, feldwege, parkplätze bauen, kreisverkehre',
  },
  { means: 'Dachdecker', de: 'gründach, dachpappe, dachstuhl abdichten, flachdach' },
  {
    means: 'Anlagenmechaniker Sanitär',
    de: 'fußbodenheizung, heizkörper, duschen einbauen, waschbecken',
  },
  { means: 'Florist', de: 'grabschmuck, blumenkränze, adventskränze, hochzeitsfloristik' },
  { means: 'Bäcker, Konditor', de: 'plunder, stollen, hefeteig, blätterteig' },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel',
    de: 'waren auspacken, ware verräumen, regale auffüllen, kunden im laden',
  },
  { means: 'Steuerfachangestellte', de: 'umsatzsteuer, steuerbescheid, jahresabschluss' },
  {
    means: 'Notarfachangestellte, Rechtsanwaltsfachangestellte',
    de: 'testament, testamente, erbrecht, kaufverträge',
  },
  { means: 'Chemikant', de: 'destillation, destillieren, chemikalien mischen' },
  {
    means: 'Biologielaborant, Medizinische Technologe Laboratoriumsanalytik',
    de: 'pcr, gentechnik, zellkulturen, dna',
  },
  {
    means: 'Berufskraftfahrer, Fachkraft Fahrbetrieb',
    de: 'lkw lenken, bus lenken, lkw oder bus, busse lenken, gefahrgut, holztransporter, langholz, autotransporter',
  },
  { means: 'Physiotherapeut', de: 'rückenschule, wirbelsäule, rücken behandeln' },
  { means: 'Augenoptiker', de: 'sehstärke, sehschwäche, gleitsichtbrille' },
  { means: 'Hörakustiker', de: 'gehörschutz, tinnitus, schlecht hören' },
  { means: 'Orthopädietechnik', de: 'exoskelett, beinprothese, armprothese' },
  { means: 'Zahntechniker', de: 'zähne modellieren, gebisse bauen, implantate, veneers' },
  { means: 'Maler Lackierer', de: 'anstrich, anstriche, zimmer weißen, wände weißen' },
  { means: 'Schornsteinfeger', de: 'abgasmessung, kehren, kaminofen prüfen' },
  { means: 'Raumausstatter, Polsterer', de: 'polstern, sessel beziehen, stühle beziehen' },
  { means: 'Gebäudereiniger', de: 'treppenhaus, treppenhäuser, treppen wischen, praxis reinigen' },
  {
    means: 'Verwaltungsfachangestellte',
    de: 'reisepässe, elterngeld, wohngeld, geburtsurkunden, bürgerservice, behördengänge',
  },
  {
    means: 'Sozialversicherungsfachangestellte',
    de: 'krankengeld, rentenbescheid, rente beantragen',
  },
  { means: 'Tourismuskaufmann', de: 'hotels buchen, flugtickets, rundreisen' },
  { means: 'Buchhändler, Medienkaufmann', de: 'buchmesse, verlag, verlage' },
  {
    means: 'Medien Informationsdienste',
    de: 'dokumente archivieren, alte akten, alte handschriften, fotos archivieren',
  },
  { means: 'Kosmetiker', de: 'schminkvideos, schminktutorials, beauty videos, hautberatung' },
  { means: 'Podologe', de: 'fußpflege, füße pflegen, medizinische fußpflege, hornhaut' },
  {
    means: 'Straßenwärter, Straßen Verkehrstechnik',
    de: 'ampeln, verkehrsschilder, schilder aufstellen, leitplanken, warnbaken, straßenmarkierung',
  },
  {
    means: 'Industriekeramiker, Edelsteinschleifer, Naturwerksteinmechaniker, Bergbautechnologe',
    de: 'mineralien, mineralien sammeln, steine sammeln, kristalle',
  },
];
