import type { Concept } from '../concept.ts';

/**
 * Tasks, tools and places of the trades of services, health and administration: see `tasks-of-building.ts`. Our own work, not taken
 * from a list.
 */
export const serviceTasks: readonly Concept[] = [
  // Hotels, restaurants, travel
  {
    means:
      'Restaurants Veranstaltungsgastronomie, Fachkraft Gastronomie, Fachpraktiker Gastgewerbe, Schülerpraktikum Hotel',
    de: 'kellnern, kellner, kellnerin, bedienen, gäste bedienen, servieren, essen bringen, essen servieren, getränke bringen, getränke servieren, leute bedienen, essen an den tisch bringen, bestellungen aufnehmen, teller tragen, restaurant, gaststätte, gasthof, kneipe, bar, barkeeper, cocktails, cocktails mixen, cafe, café, kaffee, kaffee machen, barista, bistro, biergarten, servicekraft, service gastro, gastro, gastronomie, theke, tresen, tische decken, wirt, wirtin',
  },
  {
    means: 'Systemgastronomie, Fachkraft Gastronomie',
    de: 'fastfood, fast food, burger braten, pommes, schnellrestaurant, drive in, döner verkaufen',
    uk: 'фастфуд, макдональдс',
    vi: 'đồ ăn nhanh',
  },
  {
    means: 'Hotelfachmann, Hotelmanagement, Schülerpraktikum Hotel',
    de: 'hotel, hotels, im hotel, rezeption, an der rezeption, empfang, empfang hotel, am empfang, rezeptionistin, zimmermädchen, zimmer putzen, betten machen, hotelgäste, check in, concierge, pension, ferienanlage, resort, wellnesshotel, gäste empfangen, portier, housekeeping, hotelmanagerin',
  },
  {
    means: 'Tourismuskaufmann, Tourismus Freizeit, Duales Studium Tourismusmanagement',
    de: 'reisebüro, reisen, reisen verkaufen, reisen buchen, urlaub, urlaube planen, tourismus, reiseleiter, reiseleiterin, reiseverkehrskauffrau, tourist info, touristinformation, stadtführungen, stadtführer, ausflüge, kreuzfahrt, reiseveranstalter, flüge buchen, animateur, animateurin, freizeitpark, ferienpark, kurverwaltung',
  },
  // Transport, logistics
  {
    means: 'Berufskraftfahrer, Servicefahrer',
    de: 'lkw, lkw fahren, lkw fahrer, laster fahren, lastwagen, trucker, truck, brummi, fernfahrer, fernverkehr, kraftfahrer, sattelzug, kipper fahren, tanklaster, müllauto fahren, auslieferungsfahrer, fahrer werden, fahren den ganzen tag',
  },
  {
    means: 'Fachkraft Fahrbetrieb, Berufskraftfahrer',
    de: 'bus, bus fahren, busfahrer, busfahrerin, straßenbahn, straßenbahn fahren, straba, straba fahrer, strabafahrer, straßenbahner, straßenbahnfahrer, tram, tram fahren, nahverkehr, verkehrsbetriebe, linienbus, reisebus',
  },
  {
    means:
      'Eisenbahner Betriebsdienst, Eisenbahner Zugverkehrssteuerung, Mobilität Verkehrsservice',
    de: 'zug, züge, zug fahren, züge fahren, lokführer, lokführerin, lok, lokomotive, triebfahrzeugführer, ice fahren, rangieren, stellwerk, fahrdienstleiter, s bahn fahren, güterzüge, bahnhof',
  },
  {
    means: 'Mobilität Verkehrsservice',
    de: 'schaffner, schaffnerin, zugbegleiter, zugbegleiterin, fahrkarten, fahrkarten kontrollieren, kontrolleur, fahrkartenkontrolle, tickets verkaufen',
    en: 'train conductor, ticket inspector',
    pl: 'konduktor, kontroler biletów',
    uk: 'провідник, контролер квитків',
    ru: 'проводник поезда, контролёр',
    ar: 'مفتش تذاكر, محصل قطار',
    vi: 'nhân viên soát vé',
    tr: 'kondüktör, bilet kontrolörü',
    ro: 'conductor tren, controlor bilete',
  },
  {
    means:
      'Binnenschiffer, Binnenschifffahrtskapitän, Schiffsmechaniker, Hafenschiffer, Schifffahrtskaufmann',
    de: 'schiff, schiffe, kapitän, kapitänin, matrose, matrosin, auf see, seefahrt, zur see, meer, frachtschiff, fähre, binnenschiff, auf dem wasser arbeiten, reederei, hafen schiffe, kreuzfahrt schiff',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Leichtflugzeugbauer, Luftverkehrskaufmann, Servicekaufmann Luftverkehr',
    de: 'flugzeug, flugzeuge, flugzeuge reparieren, flugzeugmechaniker, pilot, pilotin, stewardess, flugbegleiterin, flugbegleiter, fluglotse, flughafen, hubschrauber, luftfahrt, triebwerke, check in flughafen, am flughafen, flugzeugbau',
  },
  {
    means:
      'Fachkraft Lagerlogistik, Fachlagerist, Hafenlogistik, Fachpraktiker Lagerbereich, Schülerpraktikum Lager, Duales Studium Logistik',
    de: 'lager, im lager, lagerarbeit, lagerhalle, lagerist, pakete packen, kisten, paletten, gabelstapler, stapler, stapler fahren, staplerfahrer, waren annehmen, wareneingang, versand, verladen, lkw beladen, kommissionieren, kommissionierer, hochregallager, lagerhelfer, packen, hubwagen, ameise fahren, logistik, logistikzentrum, lagerlogistik, umschlag, hafen, inventur',
  },
  {
    means: 'Kurier- Express-, Fachlagerist, Servicefahrer',
    de: 'pakete, pakete ausliefern, pakete ausfahren, paketzusteller, paketbote, post, briefe, briefe austragen, briefträger, briefträgerin, postbote, postbotin, zusteller, zustellerin, zustellung, kurier, kurierfahrer, paketfahrer, lieferdienst, lieferant, auslieferung, lieferando',
  },
  {
    means: 'Spedition Logistikdienstleistung, Duales Studium Logistik',
    de: 'spedition, speditionskaufmann, transporte planen, transport, transporte organisieren, disponent, lkws einteilen, zollpapiere, fracht, seefracht, luftfracht, export, import, container',
  },
  {
    means: 'Möbel- Küchen Umzugsservice',
    de: 'umzüge, umzug, umzugshelfer, möbel schleppen, möbel aufbauen, küchen aufbauen, umzugsfirma, möbelpacker, küchenmontage, möbelmontage',
  },
  // Shops, trade
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Fachpraktiker Verkauf, Schülerpraktikum Handel, Duales Studium Handel',
    de: 'verkaufen, verkauf, kasse, an der kasse, kassieren, kassiererin, kassierer, laden, im laden, geschäft, shop, shoppen, regale, regale einräumen, waren einräumen, kunden beraten, kundenberatung, filiale, filialleiter, einzelhandel, supermarkt, markt, klamottenladen, modeladen, schuhladen, spielwarenladen, elektronikmarkt, einkaufen, verkaufsberater, handyverkäufer, tankstelle, kiosk, obst verkaufen, schaufenster, spätkauf, einkaufsladen, lebensmittelladen, handyshop, fachgeschäft',
  },
  {
    means: 'Drogist, Verkäufer',
    de: 'drogerie, drogeriemarkt, parfüm, parfum, parfümerie, schminke verkaufen, kosmetik verkaufen, pflegeprodukte, shampoo',
    uk: 'дрогерія, парфумерія',
  },
  { means: 'Buchhändler', de: 'bücher, bücher verkaufen, buchladen, buchhandlung, buchgeschäft' },
  {
    means: 'Musikfachhändler',
    de: 'musikladen, instrumente verkaufen, musikgeschäft, gitarren verkaufen, noten verkaufen',
  },
  {
    means: 'Automatenfachmann',
    de: 'automaten, spielautomaten, getränkeautomaten, zigarettenautomaten, spielhalle, automaten aufstellen',
    en: 'vending machines',
    pl: 'automaty, serwis automatów',
    uk: 'автомати, торгові автомати',
    ru: 'автоматы, торговые автоматы',
    ar: 'آلات البيع',
    vi: 'máy bán hàng tự động',
    tr: 'otomat, oyun makinesi',
    ro: 'automate',
  },
  {
    means: 'Groß- Außenhandelsmanagement, Außenhandel, Großhandel',
    de: 'großhandel, handeln, einkauf, einkäufer, einkäuferin, import export, außenhandel, waren einkaufen, händler, handelskaufmann, handelsfirma, mit china handeln, ausland handel, b2b, vertrieb',
  },
  {
    means: 'E-Commerce, Marketingkommunikation',
    de: 'onlineshop, online shop, onlinehandel, online verkaufen, e commerce, ecommerce, webshop, ebay verkaufen, internet verkaufen, vinted, amazon verkaufen, onlinemarketing, online marketing, seo',
    uk: 'інтернет-магазин',
    ar: 'تجارة إلكترونية',
    vi: 'bán hàng online',
  },
  // Money
  {
    means: 'Bankkaufmann, Investmentfondskaufmann, Duales Studium Bank, Schülerpraktikum Bank',
    de: 'bank, banken, geld, geld zählen, kredite, konto, konten, banker, bankerin, bankangestellte, bankberater, finanzberater, aktien, börse, geldanlage, sparen, finanzen, in der bank, am schalter, finanzwesen',
  },
  {
    means: 'Versicherungen Finanzanlagen, Duales Studium Versicherung, Schülerpraktikum Bank',
    de: 'versicherung, versicherungen, versicherungen verkaufen, versicherungskaufmann, versicherungsvertreter, versicherungsmakler, schäden regulieren, versicherungsbüro, versicherungsagentur',
  },
  {
    means: 'Steuerfachangestellte, Steueranwärter, Duales Studium Steuern, Diplom-Finanzwirt',
    de: 'steuern, steuererklärung, steuererklärungen, steuerberater, steuerberaterin, steuerbüro, steuerkanzlei, buchhaltung, buchhalter, buchhalterin, buchführung, bilanzen, lohnabrechnung, löhne, finanzbuchhaltung, lohnbüro, steuerrecht, kontieren, finanzbeamter, finanzbeamtin',
  },
  {
    means: 'Diplom-Finanzwirt, Steueranwärter',
    de: 'finanzamt studium, steuerprüfer, betriebsprüfer, finanzwirt',
    en: 'tax officer',
    pl: 'urząd skarbowy',
    uk: 'податкова служба',
    ru: 'налоговая служба',
    ar: 'مصلحة الضرائب',
    vi: 'cơ quan thuế',
    tr: 'vergi dairesi',
    ro: 'inspector fiscal',
  },
  {
    means: 'Immobilienkaufmann, Duales Studium Immobilienwirtschaft',
    de: 'immobilien, häuser verkaufen, wohnungen vermieten, wohnungen verkaufen, wohnungen, makler, maklerin, immobilienmakler, hausverwaltung, mieter, vermieter, wohnungsverwaltung, mietverträge, wohnungsgesellschaft, wohnungsgenossenschaft, vermietung, grundstücke',
  },
  // Office
  {
    means:
      'Kaufmann Büromanagement, Industriekaufmann, Kaufmännische Assistent, Fachpraktiker Bürokommunikation, Schülerpraktikum Büro',
    de: 'büro, im büro, bürojob, büroarbeit, schreibtisch, am schreibtisch, am computer sitzen, am pc arbeiten, computerarbeit, briefe schreiben, emails schreiben, e mails, rechnungen, rechnungen schreiben, excel, word, ablage, akten, termine, telefon, sekretärin, sekretariat, sekretär, bürokauffrau, bürokaufmann, bürofachkraft, kopieren, sachbearbeiter, sachbearbeiterin, tippen, organisieren, chefsekretärin, empfang büro, schreibkraft, kaufmännisch, kauffrau, kaufmann, verwaltung firma, bürotätigkeit',
  },
  {
    means: 'Dialogmarketing, Büromanagement',
    de: 'telefonieren, viel telefonieren, den ganzen tag telefonieren, callcenter, call center, hotline, kundenservice, kundendienst telefon, telefonist, telefonistin, kundenhotline, telefonverkauf, customer service',
  },
  {
    means: 'Personaldienstleistungskaufmann, Duales Studium Personalmanagement, Büromanagement',
    de: 'personal, personalabteilung, bewerbungen lesen, personaler, personalerin, mitarbeiter einstellen, zeitarbeit, zeitarbeitsfirma, leiharbeit, recruiting, hr, personalbüro, recruiter',
    uk: 'кадри, відділ кадрів',
  },
  {
    means: 'Markt- Sozialforschung, Marketingkommunikation',
    de: 'umfragen, befragungen, meinungsforschung, marktforschung, statistiken auswerten, interviews',
    en: 'market research, surveys',
    pl: 'badania rynku, ankiety',
    uk: 'дослідження ринку, опитування',
    ru: 'исследование рынка, опросы',
    ar: 'أبحاث السوق',
    vi: 'nghiên cứu thị trường',
    tr: 'pazar araştırması, anket',
    ro: 'cercetare de piață',
  },
  {
    means: 'Fremdsprachenkorrespondent, Außenhandel',
    de: 'übersetzen, übersetzer, übersetzerin, dolmetscher, dolmetscherin, dolmetschen, sprachen, fremdsprachen, sprachen übersetzen, englisch und französisch, französisch, spanisch, englisch schreiben, fremdsprachensekretärin, russisch, polnisch, türkisch, arabisch',
  },
  {
    means: 'Duales Studium Betriebswirtschaftslehre, Industriekaufmann',
    de: 'bwl, bwl studieren, betriebswirtschaft, betriebswirt, management, manager, managerin, chef werden, unternehmer, firma gründen, selbstständig',
  },
  {
    means: 'Gesundheitswesen, Duales Studium Gesundheitsmanagement',
    de: 'krankenhausverwaltung, klinikverwaltung, gesundheitskaufmann, verwaltung im krankenhaus, gesundheitsmanagement, krankenhaus büro, pflegekasse',
    en: 'healthcare administration',
    pl: 'administracja medyczna',
    uk: 'адміністрація лікарні',
    ru: 'администрация больницы',
    ar: 'إدارة صحية',
    vi: 'quản lý y tế',
    tr: 'sağlık yönetimi',
    ro: 'administrație sanitară',
  },
  // Law, public service
  {
    means:
      'Verwaltungsfachangestellte, Verwaltungswirt, Duales Studium Öffentliche Verwaltung, Schülerpraktikum Verwaltung',
    de: 'verwaltung, öffentlicher dienst, beamter, beamtin, beamte, verbeamtet, behörden, amt, ämter, auf dem amt, rathaus, ausweise, ausweis ausstellen, anträge, bürgeramt, ordnungsamt, landratsamt, gemeinde, stadt arbeiten, bescheide, kommune, kreisverwaltung, meldeamt, jugendamt, sozialamt, ausländerbehörde, bürgermeister, politesse, standesbeamtin, staatsdienst, landesverwaltung',
  },
  {
    means: 'Arbeitsmarktdienstleistungen',
    de: 'arbeitsamt, jobcenter, agentur für arbeit, arbeitsagentur, arbeitslose beraten, jobvermittler, berufsberater, arbeitsvermittler, bürgergeld, hartz 4',
  },
  {
    means: 'Sozialversicherungsfachangestellte, Duales Studium Sozialversicherung',
    de: 'krankenkasse, krankenkassen, rente, renten, rentenversicherung, krankenversicherung, gesetzliche krankenkasse, unfallkasse',
    uk: 'лікарняна каса, пенсійне страхування',
  },
  {
    means: 'Justizfachangestellte, Justizsekretäranwärter, Rechtspfleger, Schülerpraktikum Recht',
    de: 'gericht, am gericht, gerichtssaal, richter, richterin, justiz, protokolle, grundbuch, urteile, gerichtsverhandlung, staatsanwalt, gesetze, rechtspflege, gerichtsvollzieher, recht, jura',
  },
  {
    means:
      'Rechtsanwaltsfachangestellte, Rechtsanwalts- Notarfachangestellte, Notarfachangestellte, Patentanwaltsfachangestellte, Schülerpraktikum Recht',
    de: 'anwalt, anwältin, anwälte, rechtsanwalt, rechtsanwältin, kanzlei, anwaltsgehilfin, rechtsanwaltsgehilfin, notar, notarin, verträge, akten, gesetze, gesetze und akten, patente, recht und gesetz, anwaltsbüro, klagen, mandanten, paragraphen',
  },
  {
    means: 'Medien- Informationsdienste',
    de: 'bibliothek, bücherei, archiv, bücher ausleihen, bibliothekar, bibliothekarin, archivar, dokumente, museum, alte bücher, leihbücherei, unibibliothek',
  },
  {
    means: 'Bestattungsfachkraft',
    de: 'beerdigung, beerdigungen, bestatter, bestatterin, bestattung, tote, leichen, tote herrichten, särge, sarg, urnen, trauer, trauerfeier, leichenwagen, verstorbene, krematorium',
  },
  // Security
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter, Schülerpraktikum Polizei',
    de: 'polizei, polizist, polizistin, polizeischule, kripo, kommissar, kommissarin, streife, streifenwagen, verbrecher, verbrecher fangen, sek, hundestaffel, polizeihund, wasserschutzpolizei, bereitschaftspolizei, bullen, uniform, kriminalpolizei, autobahnpolizei, detektiv',
  },
  {
    means: 'Brandmeisteranwärter, Werkfeuerwehrmann, Schülerpraktikum Feuerwehr',
    de: 'feuerwehr, feuerwehrmann, feuerwehrfrau, feuer löschen, brände, brand, berufsfeuerwehr, löschfahrzeug, drehleiter, werkfeuerwehr, atemschutz, brandschutz',
  },
  {
    means: 'Zollanwärter',
    de: 'zoll, zollbeamter, zollbeamtin, schmuggel, grenze, grenzkontrolle, zollamt, hauptzollamt, schmuggler, zollhund',
  },
  {
    means: 'Justizvollzugsbeamter',
    de: 'gefängnis, knast, jva, gefangene, wärter, gefängniswärter, häftlinge, justizvollzug, vollzugsbeamter, strafvollzug, insassen',
  },
  {
    means: 'Schutz Sicherheit',
    de: 'security, sicherheit, sicherheitsdienst, wachschutz, türsteher, bodyguard, personenschutz, wachmann, objektschutz, geldtransport, detektiv, ladendetektiv, sicherheitsfirma, werkschutz, bewachung, kameras überwachen, ordner stadion',
  },
  // Cleaning, household, environment
  {
    means: 'Gebäudereiniger, Textilreiniger, Fachpraktiker Gebäudeservice',
    de: 'putzen, reinigen, sauber machen, saubermachen, fenster putzen, putzfrau, putzkraft, reinigungskraft, reinigung, reinigungsfirma, gebäudereinigung, wischen, putzfirma, fensterputzer, wäsche, wäsche waschen, wäscherei, bügeln, textilreinigung, hausmeister, glasreinigung',
  },
  {
    means: 'Schädlingsbekämpfer',
    de: 'ratten, kakerlaken, schädlinge, kammerjäger, ungeziefer, wespen, wespennest, mäuse fangen, desinfektion',
  },
  {
    means: 'Hauswirtschafter, Fachpraktiker Hauswirtschaft, Service sozialen',
    de: 'haushalt, haushälterin, hauswirtschaft, kochen und putzen, wäsche und kochen, haushaltshilfe, hausarbeit, haushalt führen, hauswirtschafterin, putzen und kochen',
  },
  {
    means: 'Kreislauf- Abfallwirtschaft, Schülerpraktikum Umwelt',
    de: 'müll, abfall, müllabfuhr, müllmann, müll sortieren, recycling, recyceln, wertstoffhof, entsorgung, schrott, schrottplatz, müllverbrennung, müllauto, mülltonnen, kreislaufwirtschaft',
  },
  {
    means:
      'Abwasserbewirtschaftung, Wasserversorgung, Wasserwirtschaft, Rohrleitungsnetze, Duales Studium Wasserwirtschaft, Schülerpraktikum Umwelt',
    de: 'wasser, abwasser, kläranlage, klärwerk, trinkwasser, wasserwerk, wasser reinigen, talsperre, wasserwerke, wasserqualität, gewässer, kanalreinigung',
  },
  {
    means:
      'Umweltschutztechnische, Duales Studium Umwelttechnik, Schülerpraktikum Umwelt, Kreislauf- Abfallwirtschaft',
    de: 'umwelt, umweltschutz, klima, klimaschutz, klimawandel, nachhaltig, nachhaltigkeit, natur schützen, öko, grüne berufe, umwelttechnik, fridays for future, naturschutz',
  },
  // Health
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege, Duales Studium Pflege',
    de: 'pflegen, alte leute, alte leute waschen, alten menschen helfen, senioren, kranke pflegen, kranken helfen, patienten waschen, spritzen geben, spritzen, verbände, verbände wechseln, blut abnehmen, blutdruck messen, infusionen, fieber messen, medikamente geben, station, krankenbett, nachtschwester, krankenschwester, bettpfannen, intensivstation, kinderstation, demenzkranke, sterbende, pflegebedürftige, omas betreuen, mit alten menschen, mit senioren, um alte leute kümmern, rollstuhl schieben, ambulant pflegen, krankenhausstation, schwester, wunden versorgen, sterbebegleitung',
  },
  {
    means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst',
    de: 'rettungswagen fahren, krankenwagen fahren, unfall, unfallopfer, reanimation, leben retten, rettungshubschrauber, notaufnahme, wiederbeleben, notruf, blaulicht fahren',
  },
  {
    means: 'Medizinische Fachangestellte, Schülerpraktikum Arztpraxis',
    de: 'arztpraxis, beim arzt arbeiten, blut, blut abnehmen, spritzen geben, spritzen, impfen, ekg, patienten anmelden, sprechstunde, hausarztpraxis, anmeldung arzt, kinderarztpraxis, praxis, rezept ausstellen, verbände wechseln',
  },
  {
    means: 'Zahnmedizinische, Schülerpraktikum Arztpraxis',
    de: 'zahnarztstuhl, zähne putzen, zähne reinigen, prophylaxe, dem zahnarzt helfen, beim zahnarzt arbeiten, zahnarztassistentin, absaugen',
  },
  {
    means: 'Zahntechniker',
    de: 'zähne herstellen, prothesen zähne, kronen herstellen, zahnersatz herstellen, spangen herstellen',
  },
  {
    means: 'Tiermedizinische, Schülerpraktikum Tierarztpraxis, Veterinärmedizin',
    de: 'tierarzt, beim tierarzt, tierarztpraxis, tierklinik, kranke tiere, tiere behandeln, tiere heilen, tiere operieren, tierarzthelferin, tierarztassistentin, tierärztin, tierarzt helfen, tiere beim arzt, hunde impfen, tiermedizin, kleintierpraxis',
  },
  {
    means: 'Pharmazeutisch-technische, Pharmazeutisch-kaufmännische, Schülerpraktikum Apotheke',
    de: 'salben mischen, arznei herstellen, medikamente verkaufen, tabletten, medizin verkaufen, apothekerin, in der apotheke arbeiten, arzneien',
  },
  {
    means:
      'Physiotherapeut, Masseur, Duales Studium Physiotherapie, Schülerpraktikum Physiotherapie',
    de: 'massagen, massieren, krankengymnastik, übungen mit patienten, sportler behandeln, verletzungen, rücken massieren, reha, bewegung, gelenke, manuelle therapie, lymphdrainage, sportverein physio, wellnessmassagen',
  },
  {
    means: 'Ergotherapeut, Logopäde',
    de: 'therapien mit kindern, sprachfehler, kinder therapieren, schlaganfall, feinmotorik, sprechen üben, alltag üben, adhs',
  },
  {
    means: 'Operationstechnische, Anästhesietechnische',
    de: 'op, op saal, im op, operationen, operationssaal, narkose, skalpell, chirurg assistieren, steril, op schwester, op pfleger, sterilisieren',
  },
  {
    means: 'Radiologie, Laboratoriumsanalytik, Funktionsdiagnostik',
    de: 'röntgen, röntgenbilder, mrt, ct, strahlen, blut untersuchen, blutproben, gewebe, krankheiten erkennen, diagnose, herz messen, mtl, mtr, laborarzt',
  },
  {
    means: 'Orthoptist',
    de: 'schielen, augen untersuchen, augenklinik, sehschule, augenübungen',
    en: 'orthoptist, eye clinic',
    pl: 'ortoptysta',
    uk: 'ортоптист',
    ru: 'ортоптист',
    ar: 'تقويم البصر',
    vi: 'chỉnh thị',
    tr: 'ortoptist',
    ro: 'ortoptist',
  },
  {
    means: 'Hebamme',
    de: 'babys, geburt, geburten, welt bringen, kinder auf die welt bringen, kinder zur welt bringen, bei der geburt helfen, babys auf die welt bringen, babys auf die welt holen, babys holen, entbinden, kreißsaal, schwangere, schwangere betreuen, neugeborene',
  },
  {
    means: 'Diätassistent',
    de: 'ernährung, diät, ernährungsplan, gesunde ernährung, gesund essen, ernährungsberatung, abnehmen helfen, allergien',
  },
  {
    means: 'Podologe',
    de: 'füße, fußpflege, nägel schneiden füße, hornhaut, hühneraugen, diabetes füße',
  },
  {
    means: 'Augenoptiker',
    de: 'brillen, brille, brillen verkaufen, brille machen, sehtest, kontaktlinsen, augen messen, sonnenbrillen, optiker',
  },
  {
    means: 'Feinoptiker, Brillenoptik',
    de: 'linsen, linsen schleifen, objektive, brillengläser herstellen, mikroskope, ferngläser, laser, optik',
    en: 'precision optics, lens grinding',
    pl: 'optyk precyzyjny, soczewki',
    uk: 'лінзи, точна оптика',
    ru: 'линзы, точная оптика',
    ar: 'عدسات, بصريات دقيقة',
    vi: 'mài thấu kính',
    tr: 'mercek, hassas optik',
    ro: 'lentile, optică de precizie',
  },
  {
    means: 'Hörakustiker',
    de: 'hörgeräte, hörtest, schwerhörig, ohren messen, hörakustik, hörgeräte anpassen, gehörlose, ohrstöpsel',
  },
  {
    means: 'Orthopädietechnik-Mechaniker, Orthopädieschuhmacher',
    de: 'prothesen, prothesen bauen, künstliche beine, beinprothesen, rollstühle, rollstühle bauen, korsett, einlagen, sanitätshaus, orthopädie',
  },
  // Hair, beauty
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    de: 'haare, haare schneiden, haare färben, haare machen, frisuren, frisieren, föhnen, bart, bart rasieren, barber, barbershop, friseursalon, dauerwelle, locken, haare waschen, hochsteckfrisuren, strähnen, extensions, friseuse, haarstylist, hairstyling, balayage, rasieren',
  },
  {
    means: 'Kosmetiker, Schülerpraktikum Friseur',
    de: 'kosmetik, nägel, nägel machen, nageldesign, nageldesignerin, nagelstudio, maniküre, gesichtsmasken, wimpern, wimpernverlängerung, augenbrauen, haut, hautpflege, schminken, beautysalon, beauty salon, make up artist, visagistin, permanent makeup, waxing, kosmetikstudio, wellness, spa',
  },
  // Education, social
  {
    means:
      'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische Assistent, Schülerpraktikum Kita, Duales Studium Kindheitspädagogik',
    de: 'kinder, mit kindern, kindergarten, kita, krippe, basteln mit kindern, spielen mit kindern, kinder betreuen, auf kinder aufpassen, kinderbetreuung, kleinkinder, babys wickeln, vorlesen, kitas, kindertagesstätte, erzieherin, kindergärtnerin, tagesmutter, kleine kinder, kinder erziehen, vorschulkinder, windeln wechseln, kindergartengruppe',
  },
  {
    means: 'Duales Studium Kindheitspädagogik, Erzieher',
    de: 'kindheitspädagogik, kindheitspädagoge, pädagogik studieren',
    en: 'childhood education',
    pl: 'pedagogika wczesnoszkolna',
    uk: 'дошкільна педагогіка',
    ru: 'дошкольная педагогика',
    ar: 'تربية الطفولة',
    vi: 'giáo dục mầm non',
    tr: 'çocuk gelişimi',
    ro: 'pedagogie preșcolară',
  },
  {
    means:
      'Erzieher, Sozialassistent, Schule Hort, Schülerpraktikum Jugendarbeit, Duales Studium Soziale Arbeit',
    de: 'schule, grundschule, hort, hausaufgabenhilfe, lehrer, lehrerin, lehrer werden, unterrichten, nachhilfe, jugendliche, jugendclub, jugendzentrum, jugendarbeit, jugendliche betreuen, streetworker, sozialarbeiter, sozialarbeiterin, schulsozialarbeiter, kinderheim, sozial, soziales, soziale berufe, etwas soziales, menschen helfen, anderen helfen, familien helfen, flüchtlinge betreuen, obdachlose, sucht, beratung menschen, wohngruppe jugendliche, schulbegleiter, ehrenamt',
  },
  {
    means: 'Heilerziehungspfleger, Heilerziehungspflegehelfer, Familienpfleger, Sozialassistent',
    de: 'menschen mit behinderung, menschen mit behinderungen, behinderte, behinderte menschen, behinderung, behindertenhilfe, inklusion, behindertenwerkstatt, wohnheim für behinderte, förderschule, autismus, down syndrom, behinderten kindern helfen, handicap, lebenshilfe, betreutes wohnen, familien unterstützen, familienhilfe',
  },
  // Media, culture, sport
  {
    means:
      'Mediengestalter Digital, Gestaltungstechnische, Marketingkommunikation, visuelles Marketing, immersive Medien, Schülerpraktikum Medien',
    de: 'webseiten bauen, websites bauen, homepages bauen, design, designen, designer, designerin, grafik, grafiken, grafikdesign, grafikdesigner, grafikdesignerin, logos, logos entwerfen, plakate, plakate gestalten, flyer, webdesign, webseiten gestalten, photoshop, illustrator, zeichnen, malen, illustrieren, kreativ, kreatives, kreativer beruf, gestalten, layout, animation, animationen, 3d animation, 3d grafik, werbung, werbung machen, werbeagentur, kunst, kunst machen, künstler, künstlerin, digital art, canva, comic zeichnen',
  },
  {
    means: 'Mediengestalter Bild Ton, audiovisuelle Medien, Schülerpraktikum Medien',
    de: 'film, filme, filme drehen, filmen, kamera, kameramann, kamerafrau, videos, videos drehen, videos schneiden, videoschnitt, cutter, cutterin, fernsehen, radio, tonstudio, podcast, sound, tontechnik, youtube videos, tv sender, radiosender, regie, regisseur, moderator, journalist, reporter, medien, musikproduktion, synchronsprecher',
  },
  {
    means: 'Fotograf, Fotomedienfachmann, Schülerpraktikum Medien',
    de: 'fotos, foto, fotografieren, fotografie, bilder machen, fotostudio, hochzeitsfotos, passbilder, kamera fotografieren, fotografin, fotoshooting, model, porträts',
  },
  {
    means: 'Medienkaufmann, Marketingkommunikation, Duales Studium Marketing, audiovisuelle Medien',
    de: 'marketing, social media manager, werbekampagnen, verlag, zeitung, zeitungsverlag, anzeigen verkaufen, zeitschriften, instagram, influencer, pr, öffentlichkeitsarbeit, kampagnen, werbekaufmann, redaktion, content creation, social media',
  },
  {
    means: 'Schilder- Lichtreklamehersteller',
    de: 'schilder, leuchtreklame, werbeschilder, autos bekleben, autofolie, folieren, autos folieren, beschriftung, wrapping, car wrapping',
    pl: 'reklamy świetlne, szyldy',
    uk: 'вивіски, реклама',
    ru: 'вывески, наружная реклама',
    ar: 'لافتات, إعلانات ضوئية',
    vi: 'biển quảng cáo',
    tr: 'tabela, ışıklı reklam',
    ro: 'firme luminoase, reclame',
  },
  {
    means: 'Veranstaltungstechnik, Veranstaltungskaufmann, Schülerpraktikum Veranstaltungen',
    de: 'konzerte, konzert, festival, festivals, events, event, eventmanagement, eventmanager, veranstaltungen, veranstaltungen planen, bühne, bühnentechnik, bühne aufbauen, licht und ton, lichttechnik, tontechniker, dj, dj auflegen, auflegen, party, partys planen, hochzeiten planen, messe, messen, messebau, hochzeitsplaner, musik auflegen, clubs, shows, eventtechnik',
  },
  {
    means: 'Maskenbildner, Bühnenmaler, Schülerpraktikum Veranstaltungen, Maßschneider',
    de: 'theater, am theater, oper, schauspiel, schauspieler, schauspielerin, perücken, masken, kostüme theater, filmset, kulissen, bühnenbild, requisiten, special effects, spezialeffekte',
  },
  {
    means: 'Bäderbetriebe',
    de: 'schwimmbad, freibad, schwimmen, bademeister, bademeisterin, rettungsschwimmer, rettungsschwimmerin, schwimmhalle, schwimmmeister, schwimmunterricht, hallenbad, dlrg, therme, tauchen, wasserrutschen',
  },
  {
    means:
      'Sport- Fitnesskaufmann, Sportfachmann, Duales Studium Fitnessökonomie, Schülerpraktikum Sport',
    de: 'sport, fitness, fitnessstudio, fitnesstrainer, trainer, trainerin, personal trainer, sportlehrer, sportverein, gym, muskeln, krafttraining, training geben, mannschaft trainieren, sportlich, sportler, sport machen beruflich, yoga, kurse geben, bodybuilding, kinder trainieren, sportunterricht, fußballtrainer, tanzlehrer',
  },
  {
    means: 'Kurier- Express- Postdienstleistungen, Fachlagerist, Servicefahrer',
    de: 'briefe sortieren, briefe austragen, briefe zustellen, briefe verteilen, post sortieren, post austragen, post zustellen, zeitungen austragen',
    en: 'sorting mail, postman, mail carrier',
  },
  {
    means: 'Bankkaufmann',
    de: 'geld leihen, geld verleihen, geld anlegen, kredit, kredit geben, sparen, sparbuch, girokonto, konten',
  },
  {
    means: 'Koch, Fachkraft Küche, Fachkraft Gastronomie',
    de: 'nudeln, pasta, suppen, salate, salat machen, desserts, buffet, catering, kochsendung, kochsendungen, kochshow',
  },
  {
    means: 'Konditor, Fachkraft Speiseeis',
    de: 'eis, eis machen, speiseeis, eis herstellen, eisbecher',
  },
  {
    means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst',
    de: 'erste hilfe, erste hilfe kurs, ersthelfer, sanitätsdienst',
  },
  {
    means: 'Mediengestalter Bild Ton, audiovisuelle Medien, Veranstaltungskaufmann',
    de: 'moderation, moderieren, moderator, moderatorin, drehbuch, drehbücher, drehbuch schreiben, schauspielern, synchronsprecher',
  },
  {
    means: 'Veranstaltungskaufmann, Fachkraft Veranstaltungstechnik, Veranstaltungen Theater',
    de: 'messe, messen planen, messestand, messebau, kongress',
  },
  {
    means: 'Fachlagerist, Fachkraft Lagerlogistik',
    de: 'gabelstaplerfahrer, staplerschein',
    en: 'forklift, forklift driver',
    pl: 'wózek widłowy, wózka widłowego, operator wózka, operator wózka widłowego',
    uk: 'навантажувач, водій навантажувача',
    ru: 'погрузчик, водитель погрузчика',
    ar: 'رافعة شوكية, سائق رافعة شوكية',
    vi: 'xe nâng, lái xe nâng',
    tr: 'forklift, forklift operatörü',
    ro: 'stivuitor, stivuitorist',
  },
];
