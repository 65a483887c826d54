import type { Concept } from '../concept.ts';

/**
 * Tasks, tools and places of the trades of industry, techniques, food and textiles: see `tasks-of-building.ts`. Our own work, not
 * taken from a list.
 */
export const industryTasks: readonly Concept[] = [
  // Metal
  {
    means:
      'Industriemechaniker, Fachkraft Metalltechnik, Anlagenmechaniker, Fachpraktiker Industriemechanik, Schülerpraktikum Metall',
    de: 'maschinen reparieren, maschinen bauen, maschinen warten, instandhaltung, wartung maschinen, schlosser, schlosserei, betriebsschlosser, maschinenschlosser, feilen, metall bearbeiten, maschinenbau, industrie, anlagen warten, pumpen, hydraulik, werkbank, mechanik, mechaniker, metallberuf, metallfirma, metallbetrieb, schrauben, wartung',
  },
  {
    means:
      'Zerspanungsmechaniker, Feinwerkmechaniker Zerspanungstechnik, Feinwerkmechaniker, Fachpraktiker Zerspanungsmechanik, Schülerpraktikum Metall',
    de: 'cnc, cnc maschine, cnc fräsen, cnc drehen, fräsen, drehen, drehbank, drehmaschine, fräsmaschine, dreher, fräser, zerspaner, zerspanung, metall drehen, drehteile, bohren metall, präzisionsteile, cnc programmieren',
  },
  {
    means:
      'Metallbauer, Metallbauer Konstruktionstechnik, Konstruktionsmechaniker, Fachpraktiker Metallbau, Schülerpraktikum Metall',
    de: 'schweißen, schweißer, schweißerin, schweißgerät, metallbau, stahlbau, geländer, tore, zäune, metallzäune, treppen aus metall, stahlträger, stahlhallen, flexen, bleche biegen, stahl, eisen, eisen biegen, bauschlosser, schiffe schweißen, stahlkonstruktionen',
  },
  {
    means: 'Metallbauer Metallgestaltung, Metallbauer, Metallbildner',
    de: 'schmied, schmiede, schmieden, hufschmied, kunstschmied, schmieden lernen, amboss, eisen schmieden',
    en: 'blacksmith',
    pl: 'kowal',
    uk: 'коваль',
    ru: 'кузнец',
    ar: 'حداد',
    vi: 'thợ rèn',
    tr: 'demirci',
    ro: 'fierar',
  },
  {
    means: 'Werkzeugmechaniker, Präzisionswerkzeugmechaniker, Stanz- Umformmechaniker',
    de: 'werkzeuge herstellen, werkzeugbau, werkzeugmacher, formenbau, stanzen, stanzwerkzeuge, presse, pressen, umformen, sägeblätter, schleifen werkzeuge, bleche pressen',
    uk: 'інструментальник',
    ru: 'инструментальщик, штамповщик',
    ar: 'صانع أدوات',
    vi: 'chế tạo khuôn',
  },
  {
    means:
      'Gießereimechaniker, Verfahrenstechnologe Metall, Metall- Glockengießer, Technische Modellbauer',
    de: 'gießen, gießerei, guss, metall gießen, metall schmelzen, stahlwerk, hochofen, schmelze, aluminium, alu, walzwerk, glocken gießen, glocken, kupfer, walzen metall, hüttenwerk, eisen gießen',
    uk: 'ливарник, металург',
    ru: 'литейщик, металлург',
    ar: 'صهر المعادن, مسبك',
    vi: 'đúc kim loại',
  },
  {
    means: 'Anlagenmechaniker, Behälter- Apparatebauer, Konstruktionsmechaniker',
    de: 'rohre schweißen, kessel, kessel bauen, behälter, tanks, druckbehälter, rohrleitungsbau, anlagenbau, apparatebau, rohrbau, industrieanlagen',
    en: 'boiler maker, tank construction',
    pl: 'kotlarz, zbiorniki',
    uk: 'котельник, резервуари',
    ru: 'котельщик, резервуары',
    ar: 'صناعة الخزانات',
    vi: 'chế tạo bồn chứa',
    tr: 'kazan imalatı',
    ro: 'cazangiu, rezervoare',
  },
  {
    means: 'Fertigungsmechaniker, Maschinen- Anlagenführer, Produktionstechnologe',
    de: 'montage, montieren, fließband, am fließband, bandarbeit, produktion, in der produktion, fertigung, fabrik, fabrikarbeit, werk, produktionshelfer, maschinen bedienen, anlagen fahren, maschinenführer, maschinenbediener, produktionsmitarbeiter, zusammenbauen, serienfertigung, anlagenfahrer',
  },
  {
    means: 'Produktionstechnologe',
    de: 'produktionstechnik, produktionslinien, fertigungslinien',
    en: 'production technologist',
    pl: 'technolog produkcji',
    uk: 'технолог виробництва',
    ru: 'технолог производства',
    ar: 'تقني إنتاج',
    vi: 'công nghệ sản xuất',
    tr: 'üretim teknoloğu',
    ro: 'tehnolog producție',
  },
  {
    means: 'Oberflächenbeschichter, Beschichtungstechnik',
    de: 'beschichten, galvanik, verchromen, verzinken, pulverbeschichtung, oberflächen, eloxieren, lackieranlage',
    en: 'coating, galvanizing',
    pl: 'galwanizer, lakierowanie proszkowe',
    uk: 'гальванік, покриття металу',
    ru: 'гальваник, покраска металла',
    ar: 'طلاء المعادن',
    vi: 'mạ kim loại, sơn tĩnh điện',
    tr: 'kaplama, galvaniz',
    ro: 'galvanizare, vopsire',
  },
  {
    means: 'Büchsenmacher',
    de: 'waffen, gewehre, jagdwaffen, waffen bauen, waffenladen',
    en: 'gunsmith',
    pl: 'rusznikarz',
    uk: 'зброяр',
    ru: 'оружейник',
    ar: 'صانع أسلحة',
    vi: 'thợ súng',
    tr: 'silah ustası',
    ro: 'armurier',
  },
  {
    means: 'Chirurgiemechaniker',
    de: 'op besteck, chirurgische instrumente, skalpelle, medizinische instrumente herstellen',
    en: 'surgical instruments',
    pl: 'narzędzia chirurgiczne',
    uk: 'хірургічні інструменти',
    ru: 'хирургические инструменты',
    ar: 'أدوات جراحية',
    vi: 'dụng cụ phẫu thuật',
    tr: 'cerrahi alet',
    ro: 'instrumente chirurgicale',
  },
  {
    means: 'Feinwerkmechaniker, Präzisionswerkzeugmechaniker',
    de: 'feinmechanik, feinmechaniker, kleine teile aus metall, präzision, feinwerktechnik',
  },
  {
    means: 'Technische Modellbauer',
    de: 'modellbauer, modelle herstellen, prototypen, gussmodelle',
    en: 'model maker',
    pl: 'modelarz',
    uk: 'модельник',
    ru: 'модельщик, макетчик',
    ar: 'صانع نماذج',
    vi: 'làm mô hình kỹ thuật',
    tr: 'modelci',
    ro: 'modelier',
  },
  {
    means: 'Technische Produktdesigner, Technische Systemplaner, Schülerpraktikum Architektur',
    de: 'technisches zeichnen, technische zeichnungen, zeichnen am computer, cad, 3d cad, konstruieren, konstruktion, konstrukteur, technischer zeichner, technische zeichnerin, produktdesign, produkte entwerfen, maschinen zeichnen, erfinden, solidworks, autocad, catia, bauteile zeichnen, ingenieurbüro, konstruktionsbüro, tüfteln',
  },
  {
    means: 'Duales Studium Maschinenbau, Industriemechaniker',
    de: 'maschinenbauingenieur, ingenieur maschinenbau, maschinenbau studieren',
    en: 'mechanical engineering',
    pl: 'inżynier mechanik',
    uk: 'інженер-механік',
    ru: 'инженер-механик',
    ar: 'هندسة ميكانيكية',
    vi: 'kỹ sư cơ khí',
    tr: 'makine mühendisi',
    ro: 'inginer mecanic',
  },
  {
    means: 'Duales Studium Wirtschaftsingenieurwesen',
    de: 'wirtschaftsingenieur, wirtschaftsingenieurwesen',
    en: 'industrial engineering',
    pl: 'inżynieria zarządzania',
    uk: 'інженер-економіст',
    ru: 'инженер-экономист',
    ar: 'هندسة صناعية',
    vi: 'kỹ sư công nghiệp',
    tr: 'endüstri mühendisi',
    ro: 'inginerie economică',
  },
  // Heating, water
  {
    means: 'Anlagenmechaniker Sanitär, Schülerpraktikum Sanitär',
    de: 'heizung, heizungen, heizungen einbauen, heizungsbauer, heizungsmonteur, sanitär, klempner, klempnerin, wasserrohre, rohre, rohre verlegen, bad einbauen, bäder, toiletten, klos, klo reparieren, waschbecken, duschen einbauen, wärmepumpe, wärmepumpen, wasserhahn, installateur, gas wasser installateur, gas wasser, gaswasserscheiße, solarthermie, solaranlagen, lüftung, rohrbruch, badezimmer, badsanierung, shk, kessel tauschen',
  },
  {
    means: 'Klempner, Dachdecker',
    de: 'dachrinnen, bleche am dach, blechdach, spengler, kupferdach',
    uk: 'бляхар',
    ar: 'سمكري',
    vi: 'thợ tôn',
    tr: 'çatı sacı',
  },
  {
    means: 'Mechatroniker Kältetechnik, Anlagenmechaniker Sanitär',
    de: 'klimaanlagen, klimaanlage, kälteanlagen, kühlanlagen, kühlschränke, kältetechnik, klimatechnik, kühlhaus, kältetechniker',
  },
  {
    means: 'Schornsteinfeger',
    de: 'kehren, schornsteine, schornstein kehren, kaminkehrer, ruß, glücksbringer, feuerstätten',
  },
  // Electric
  {
    means:
      'Elektroniker, Elektroniker Energie- Gebäudetechnik, Elektroanlagenmonteur, Industrieelektriker, Elektroniker Gebäudesystemintegration, Fachpraktiker Elektroniker, Schülerpraktikum Elektro',
    de: 'strom, kabel, leitungen, kabel verlegen, strom verlegen, steckdosen, steckdosen anschließen, schaltschrank, schaltschränke, lampen anschließen, elektrik, elektrikerin, sicherungen, elektro, elektroinstallateur, elektroinstallation, elektrofirma, elektrobetrieb, photovoltaik, pv anlagen, solaranlagen, solar, smart home, wallbox, ladesäulen, blitzableiter, stromleitungen, hausinstallation, licht, beleuchtung',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Elektroniker Automatisierungstechnik, Automatisierungs- Systemtechnik, Mechatroniker, Elektroniker Maschinen Antriebstechnik',
    de: 'automatisierung, automation, sps, sps programmieren, industrieroboter, roboter warten, motoren wickeln, elektromotoren, windräder, windkraft, windkraftanlagen, windenergie, windpark, hochspannung, umspannwerk, energietechnik, kraftwerk, steuerungen, regelungstechnik, fertigungsroboter, erneuerbare energien, energiewende',
  },
  {
    means: 'Mechatroniker, Duales Studium Mechatronik, Schülerpraktikum Elektro',
    de: 'mechatronik, mechanik und elektronik, maschinen und elektrik, roboter bauen, aufzüge, fahrstühle, aufzug',
  },
  {
    means:
      'Elektroniker Geräte Systeme, Informationselektroniker, Mikrotechnologe, Elektroniker Informations- Systemtechnik',
    de: 'platinen, löten, leiterplatten, chips, mikrochips, halbleiter, fernseher reparieren, geräte reparieren, radio, haushaltsgeräte reparieren, waschmaschinen reparieren, sensoren, schaltkreise, chipfabrik, satellitenschüssel, alarmanlagen',
  },
  {
    means: 'Duales Studium Elektrotechnik, Duales Studium Automatisierungstechnik, Elektroniker',
    de: 'elektroingenieur, elektrotechnik studieren, ingenieur elektrotechnik',
    en: 'electrical engineering',
    pl: 'inżynier elektryk',
    uk: 'інженер-електрик',
    ru: 'инженер-электрик',
    ar: 'هندسة كهربائية',
    vi: 'kỹ sư điện',
    tr: 'elektrik mühendisi',
    ro: 'inginer electrician',
  },
  // IT
  {
    means:
      'Fachinformatiker, Anwendungsentwicklung, Mathematisch-technische, Informationstechnische, Schülerpraktikum IT, Duales Studium Informatik',
    de: 'programmieren, programmierer, programmiererin, software, softwareentwickler, apps, apps programmieren, apps entwickeln, webseiten programmieren, webentwicklung, code, coden, coding, python, java, javascript, html, php, c++, datenbanken, sql, hacker, spiele programmieren, frontend, backend, ki, künstliche intelligenz, informatiker, softwarefirma, scripts, github, algorithmen',
  },
  {
    means:
      'Fachinformatiker, Systemintegration, IT-System-Elektroniker, Digitale Vernetzung, Fachpraktiker IT-Systeme, Schülerpraktikum IT',
    de: 'server, server und netzwerke, netzwerk, netzwerke, netzwerke einrichten, pcs, pc, pc reparieren, computer reparieren, computer zusammenbauen, hardware, windows, linux, router, wlan, it support, helpdesk, systemadministrator, admin, cyber security, it sicherheit, cloud, drucker einrichten, rechner, edv, telefonanlagen, laptops reparieren',
  },
  {
    means: 'Daten- Prozessanalyse, Anwendungsentwicklung, Fachinformatiker',
    de: 'daten, daten auswerten, datenanalyse, big data, data science, machine learning, statistik, excel tabellen, datenbank',
  },
  {
    means: 'Digitalisierungsmanagement, IT-System-Management, Duales Studium Wirtschaftsinformatik',
    de: 'digitalisierung, it verkaufen, computer verkaufen, it kaufmann, it kauffrau, it beratung, it projekte, wirtschaftsinformatik, informatik und wirtschaft, sap berater',
    en: 'it management, digitalization, it sales',
    pl: 'zarządzanie it, cyfryzacja',
    uk: 'цифровізація, продаж it',
    ru: 'цифровизация, айти менеджер',
    ar: 'التحول الرقمي',
    vi: 'quản lý công nghệ thông tin, chuyển đổi số',
    tr: 'dijitalleşme, bilişim yönetimi',
    ro: 'digitalizare, management it',
  },
  // Chemistry, laboratory
  {
    means:
      'Chemikant, Pharmakant, Produktionsfachkraft Chemie, Duales Studium Chemieingenieurwesen',
    de: 'chemieanlagen, chemikalien, chemieproduktion, messwarte, leitwarte, raffinerie, erdöl, düngemittel, waschmittel, chemiefirma, tabletten herstellen, medikamente herstellen, impfstoffe, pharmafirma, pharmaindustrie, seife, farben herstellen, kosmetik herstellen',
  },
  {
    means: 'Kunststoff- Kautschuktechnologe',
    de: 'kunststoff, plastik, plaste, gummi, spritzguss, folien, plastikteile, kunststofffabrik, rohre aus kunststoff, plastik herstellen, kunststofftechnik, extruder',
  },
  {
    means:
      'Chemielaborant, Biologielaborant, Chemisch-technische, Biologisch-technische, Lacklaborant, Physiklaborant, Chemielaborjungwerker, Schülerpraktikum Labor',
    de: 'labor, im labor, labore, laborarbeit, experimente, experimentieren, versuche, versuche machen, forschen, forschung, forscher, forscherin, mikroskop, mikroskopieren, reagenzglas, proben, proben untersuchen, chemie, bakterien, zellkulturen, gene, dna, genetik, analysen, laborantin, wissenschaft, naturwissenschaft, wissenschaftler, universität labor, forschungsinstitut, fraunhofer, max planck, pipettieren',
  },
  {
    means: 'Werkstoffprüfer, Physiklaborant',
    de: 'material prüfen, materialprüfung, werkstoffe, materialtests, ultraschallprüfung, qualitätskontrolle, qualitätssicherung, messen und prüfen',
  },
  {
    means: 'Milchwirtschaftliche Laborant, Milchtechnologe',
    de: 'milch untersuchen, milchlabor, molkerei labor, lebensmittellabor, lebensmittel untersuchen',
  },
  {
    means: 'Textillaborant',
    de: 'stoffe prüfen, textilien testen, textillabor',
    en: 'textile laboratory',
    pl: 'laborant tekstylny',
    uk: 'текстильний лаборант',
    ru: 'текстильная лаборатория',
    ar: 'مختبر نسيج',
    vi: 'phòng thí nghiệm dệt',
    tr: 'tekstil laboratuvarı',
    ro: 'laborator textil',
  },
  // Textiles
  {
    means: 'Maßschneider, Änderungsschneider, Modeschneider, Modenäher, Fachpraktiker Näherei',
    de: 'nähen, näherin, näher, nähmaschine, schneider, schneiderin, schneiderei, kleider, kleidung, kleidung nähen, anzüge, brautkleider, hosen kürzen, modedesign, modedesigner, modedesignerin, mode, mode entwerfen, stoffe, klamotten, klamotten nähen, schnittmuster, änderungsschneiderei, kleider nähen, designerin',
  },
  {
    means:
      'Textilgestalter, Produktgestalter Textil, Produktionsmechaniker Textil, Produktveredler Textil, Technische Konfektionär',
    de: 'weben, webstuhl, weberei, stricken, strickmaschine, garne, stoffe herstellen, stoffe färben, textilfabrik, textilindustrie, planen nähen, zelte, airbags, filzen',
    uk: 'ткач, текстильна фабрика',
    ar: 'نسيج, حياكة',
    vi: 'dệt vải',
  },
  {
    means: 'Polsterer, Polster- Dekorationsnäher, Raumausstatter',
    de: 'sofas polstern, sofa, polsterei, polstermöbel, sessel beziehen, matratzen',
  },
  {
    means: 'Maßschuhmacher, Schuhfertiger, Orthopädieschuhmacher',
    de: 'schuhe, schuhe machen, schuhe reparieren, schuster, schuhmacher, schuhmacherin, einlagen, orthopädische schuhe, sohlen, absätze',
  },
  {
    means: 'Sattler, Lederherstellung Gerbereitechnik',
    de: 'leder, sättel, lederwaren, taschen nähen, lederjacken, gerben, gerberei, ledertaschen, pferdesättel',
    uk: 'шкіряні вироби, лимар',
    ar: 'جلود, سراج',
    vi: 'đồ da',
  },
  {
    means: 'Kürschner',
    de: 'pelze, felle, pelz, fell',
    en: 'furrier',
    pl: 'kuśnierz',
    uk: 'кушнір',
    ru: 'скорняк, меховщик',
    ar: 'فراء',
    vi: 'thợ may lông thú',
    tr: 'kürkçü',
    ro: 'blănar',
  },
  {
    means: 'Modist',
    de: 'hüte, hutmacher, hüte machen, mützen, hutmacherin, kopfschmuck',
    en: 'milliner, hat maker',
    pl: 'modystka, kapelusznik',
    uk: 'капелюшник',
    ru: 'шляпник, модистка',
    ar: 'صانع قبعات',
    vi: 'làm mũ',
    tr: 'şapkacı',
    ro: 'pălărier',
  },
  {
    means: 'Segelmacher, Seiler',
    de: 'segel nähen, segeltuch, seile, taue, netze herstellen, seilerei',
    en: 'sailmaker, rope maker',
    pl: 'żaglomistrz, powroźnik',
    uk: 'вітрильний майстер, мотузки',
    ru: 'парусный мастер, канаты',
    ar: 'أشرعة, حبال',
    vi: 'may buồm, làm dây thừng',
    tr: 'yelken yapımı, halat',
    ro: 'velar, frânghii',
  },
  // Food
  {
    means: 'Bäcker, Fachpraktiker Bäckerhandwerk, Schülerpraktikum Bäckerei',
    de: 'brot, brote, brötchen, brot backen, brötchen backen, backstube, in der backstube, teig, teig kneten, ofen, backen, backwaren, bäckerei, bäckermeister, brezeln, mehl, baguette, nachts backen, backofen',
  },
  {
    means: 'Konditor, Speiseeis, Schülerpraktikum Bäckerei',
    de: 'torten, torte, torten backen, kuchen, kuchen backen, gebäck, pralinen, schokolade, hochzeitstorten, motivtorten, konditorei, dessert, desserts, süßes, kekse, cupcakes, macarons, marzipan, eis, eis machen, eisdiele, eiscafe, eismacher, zuckerbäcker',
  },
  {
    means: 'Fleischer',
    de: 'fleisch, wurst, wurst machen, fleischerei, metzger, metzgerei, schlachter, schlachten, schlachthof, schlachterei, tiere schlachten, schinken, grillwurst, wursten, bratwurst, fleischermeister, zerlegen fleisch, steak',
  },
  {
    means:
      'Fachverkäufer Bäckerei, Fachverkäufer Fleischerei, Fachverkäufer Konditorei, Fachverkäufer Lebensmittelhandwerk, Fachpraktiker Nahrungsmittelverkauf',
    de: 'brot verkaufen, brötchen verkaufen, bäckereiverkäuferin, bäckereifachverkäuferin, fleischereifachverkäuferin, wurst verkaufen, fleisch verkaufen, wursttheke, fleischtheke, kuchen verkaufen, bäckerverkäuferin, im bäcker verkaufen, backshop, metzgereiverkäuferin',
  },
  {
    means: 'Brauer Mälzer, Destillateur, Fruchtsafttechnik, Weintechnologe',
    de: 'bier, bier brauen, brauen, brauerei, bierbrauer, hopfen, malz, schnaps, schnaps brennen, brennerei, likör, gin, saft, säfte, saft pressen, sekt, sektkellerei, rotkäppchen, getränke herstellen, limonade, mineralwasser, whisky',
    uk: 'пивовар, сік',
    ar: 'عصير',
    vi: 'nước ép, nấu bia',
  },
  {
    means: 'Milchtechnologe',
    de: 'milch, käse, käse machen, joghurt, butter, molkerei, käserei, quark, milchprodukte, milchfabrik, müllermilch, müller milch, frischli, sachsenmilch, hochwald, danone, milchwerk, milchwerke',
  },
  {
    means: 'Lebensmitteltechnik, Süßwarentechnologe, Duales Studium Lebensmitteltechnologie',
    de: 'lebensmittel herstellen, lebensmittelfabrik, lebensmittelindustrie, tiefkühlpizza, pizza herstellen, bonbons, gummibärchen, schokoladenfabrik, kekse herstellen, süßigkeiten, süßwaren, knabberzeug, chips herstellen, konserven, nudeln herstellen, tiefkühlkost, marmelade, zuckerfabrik, zucker',
  },
  {
    means: 'Mühlen- Getreidewirtschaft',
    de: 'mühle, müller, müllerin, mehl mahlen, getreidemühle, mühlen, futtermittel',
    uk: 'мельник, млин',
    ar: 'طحان, مطحنة',
    vi: 'xay bột',
  },
  {
    means: 'Koch, Fachkraft Küche, Fachpraktiker Küche, Schülerpraktikum Hotel',
    de: 'kochen, küche, in der küche, essen kochen, essen machen, gerichte, speisen, küchenhilfe, beikoch, küchenchef, sternekoch, kantine, großküche, mensa, schulküche, krankenhausküche, catering, pizza backen, pizzeria, pizzabäcker, imbiss, döner, burger, sushi, gemüse schneiden, vegan kochen, schulessen, cateringfirma, jungkoch, suppe, klinikküche, küchenkraft, souschef',
  },
  {
    means: 'Konstruktionsmechaniker, Metallbauer, Fachkraft Metalltechnik, Stanz- Umformmechaniker',
    de: 'laserschneiden, laser schneiden, blech, bleche, blech biegen, metall biegen, kanten, abkanten, plasmaschneiden, brennschneiden',
  },
  {
    means: 'Werkstoffprüfer, Verfahrenstechnologe Metall, Oberflächenbeschichter',
    de: 'härten, stahl härten, glühen, wärmebehandlung',
  },
  {
    means: 'Polsterer, Raumausstatter, Polster Dekorationsnäher',
    de: 'sofa, sofas, sessel, sofas beziehen, stühle beziehen, möbel beziehen, polstern, neu beziehen',
  },
  {
    means: 'Chemielaborant, Biologielaborant, Laboratoriumsanalytik, Biologisch-technische',
    de: 'pipette, pipetten, pipettieren, petrischale, zentrifuge, laborkittel',
  },
  {
    means: 'Textil Modenäher, Technische Konfektionär, Produktionsmechaniker Textil, Seiler',
    de: 'seil, seile, taue, netze knüpfen',
  },
  {
    means: 'Flechtwerkgestalter, Bürsten Pinselmacher, Holzbildhauer, Tischler',
    de: 'korb, körbe, körbe flechten, flechten, bürste, bürsten, besen, pinsel herstellen',
  },
];
