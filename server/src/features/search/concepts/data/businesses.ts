import type { Concept } from '../concept.ts';

/**
 * Kinds of business with all trades for which they train, and names of companies, chains, authorities and services of each kind. Our own
 * work: written from general knowledge, kind by kind, not taken from a list.
 */
export const businesses: readonly Concept[] = [
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Fachverkäufer Lebensmittelhandwerk, Fachkraft Lagerlogistik, Schülerpraktikum Handel, Duales Studium Handel',
    de: 'aldi, lidl, netto, norma, penny, rewe, edeka, kaufland, globus, real, famila, combi, tegut, konsum, np markt, nahkauf, diska, marktkauf, bio company, denns, alnatura, aldi süd, aldi nord, supermärkte, discountmarkt, lebensmittelmarkt, bioladen, biomarkt, hofladen, russischer laden, mix markt, getränkehandel, trinkgut, hol ab, getränke hoffmann, famila markt, e center, v markt',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, visuelles Marketing, Schülerpraktikum Handel',
    de: 'h und m, c und a, jack jones, vero moda, s oliver, tom tailor, bonprix, orsay, pimkie, bershka, pull bear, uniqlo, about you, takko fashion, kik textil, ernstings, zeeman, nkd, adler, adler mode, witt weiden, reno, siemes schuhcenter, schuhhof, sports direct, sport scheck, intersport voswinkel, puma, levis, calzedonia, hunkemöller, triumph, pandora, bijou brigitte, christ, swarovski, modehaus, kleiderladen, jeansladen, sportgeschäft, brautmoden, secondhandladen, kaufhäuser, boutiquen, textilgeschäft',
  },
  {
    means:
      'Kaufmann Einzelhandel, Verkäufer, Fachkraft Lagerlogistik, Fachlagerist, Schülerpraktikum Handel',
    de: 'obi, hornbach, bauhaus, toom, hagebau, hagebaumarkt, sonderpreis, hellweg, globus baumarkt, raiffeisen, raiffeisen markt, hammer fachmarkt, würth, baustoffhandel, baustoffzentrum, baywa, action, tedi, woolworth, pepco, kodi, mäc geiz, euroshop, thomas philipps, pfennigpfeiffer, fressnapf, zoo zajac, futterhaus, das futterhaus, smyths toys, toys r us, mytoys, rofu, spielemax, jako o, tchibo, butlers, nanu nana, depot, xenos, dänisches bettenlager, matratzen concord, bettenhaus, teppichladen',
  },
  {
    means: 'Kaufmann Einzelhandel, Verkäufer, Informationselektroniker, Schülerpraktikum Handel',
    de: 'media markt, mediamarkt, saturn, expert, euronics, medimax, conrad, gravis, apple store, apple, vodafone shop, telekom shop, o2 shop, handyladen, handy shop, mobilcom, freenet, gamestop, rebuy, electronicpartner, elektrogeschäft, elektroladen, elektrofachmarkt, expert tevi',
  },
  {
    means:
      'Kaufmann Einzelhandel, Verkäufer, Möbel Küchen Umzugsservice, Fachkraft Lagerlogistik, visuelles Marketing',
    de: 'ikea, höffner, möbel höffner, porta, porta möbel, poco, roller, xxxl, xxxlutz, mömax, sconto, boss möbel, segmüller, kraft möbel, möbel kraft, küchenstudio, küchenland, küchenhaus, möbelhäuser, möbelladen, who s perfect',
  },
  {
    means: 'Drogist, Verkäufer, Kaufmann Einzelhandel, Kosmetiker',
    de: 'dm, rossmann, müller drogerie, douglas, budni, drogeriekette, drogerien, sephora, yves rocher, rituals, the body shop, parfümerien, aurel, pieper',
  },
  {
    means: 'Systemgastronomie, Fachkraft Gastronomie, Koch, Restaurants',
    de: 'mcdonalds, mc donald s, mces, burger king, kfc, subway, nordsee, pizza hut, dominos pizza, vapiano, l osteria, starbucks, dunkin donuts, backwerk, le burger, peter pane, hans im glück, block house, maredo, cafe del sol, burgerladen, pizzalieferdienst, call a pizza, smileys, dean david, freddy fresh, sausalitos, enchilada, ikea restaurant',
  },
  {
    means:
      'Hotelfachmann, Koch, Restaurants, Hotelmanagement, Fachkraft Küche, Fachkraft Gastronomie, Hauswirtschafter, Schülerpraktikum Hotel',
    de: 'maritim, dorint, steigenberger, mercure, ibis, novotel, hilton, marriott, radisson, best western, leonardo hotel, intercityhotel, motel one, b b hotel, holiday inn, h4 hotel, achat, travel charme, ringhotel, lindner, jugendherberge, djh, center parcs, landhotel, wellness hotel, berghotel, ferienhotel, gasthaus, landgasthof, ausflugslokal, brockenwirt, herberge, hostel, a o hostel, tagungshotel, hotelkette, kreuzfahrtschiffe, tui cruises, mein schiff, hasseröder ferienpark',
  },
  {
    means:
      'Bäcker, Fachverkäufer Bäckerei, Konditor, Fachverkäufer Konditorei, Schülerpraktikum Bäckerei',
    de: 'backfactory, lila bäcker, bäckerei möbius, bäckerei steinecke, schäfers brot, kamps, harry brot, lieken, goldene ähre, landbäckerei, backhaus, konsum bäckerei, brotfabrik, großbäckerei, bäckerkette, stadtbäckerei, dorfbäcker, bäckerladen, aryzta, dr quendt, wendl, elbbäckerei',
  },
  {
    means: 'Fleischer, Fachverkäufer Fleischerei, Lebensmitteltechnik, Maschinen Anlagenführer',
    de: 'tönnies, westfleisch, danish crown, wiesenhof, keunecke, halberstädter, halberstädter würstchen, wurstfabrik, fleischwerk, fleischfabrik, wolf wurst, edeka fleischwerk, vion, geflügelschlachterei, schlachtbetrieb',
  },
  {
    means:
      'Lebensmitteltechnik, Süßwarentechnologe, Maschinen Anlagenführer, Fachkraft Lagerlogistik, Industriekaufmann',
    de: 'ferrero, haribo, lindt, ritter sport, nestle, mondelez, milka, kathi, halloren, halloren schokolade, wergona, zetti, bahlsen, coppenrath, dr oetker, iglo, frosta, mcain, agrarfrost, burger knäcke, unilever, maggi, knorr, südzucker, nordzucker, pfeifer langen, zuckerfabrik zeitz, cargill, coca cola, red bull, vita cola, förstina, leisslinger, genshagener, harzer mineralquelle, hochwald, danone, lebensmittelwerk, nudelfabrik, teigwaren riesa',
  },
  {
    means: 'Brauer, Destillateur, Weintechnologe, Fruchtsafttechnik, Lebensmitteltechnik',
    de: 'hasseröder, hasseröder brauerei, colbitzer, krombacher, becks, ab inbev, radeberger, ur krostitzer, rotkäppchen, rotkäppchen mumm, rotkäppchen sektkellerei, nordhäuser, winzervereinigung, landesweingut, kelterei, mosterei, brauhaus, schnapsbrennerei, abtshof, jägermeister',
  },
  {
    means:
      'Kraftfahrzeugmechatroniker, Automobilkaufmann, Karosserie Fahrzeugbaumechaniker, Fahrzeuglackierer, Industriemechaniker, Mechatroniker, Schülerpraktikum Kfz-Werkstatt',
    de: 'vw, volkswagen, audi, bmw, mercedes, mercedes benz, daimler, porsche, opel, ford, tesla, skoda, seat, cupra, toyota, renault, peugeot, citroen, fiat, dacia, hyundai, kia, mazda, nissan, honda, suzuki, mitsubishi, volvo, jeep, byd, lexus, vw händler, ford händler, opel händler, mercedes händler, bmw händler, toyota händler, autohäuser, s g automobil, glinicke, schubert motors, autocenter, autohaus huttenstraße, auto dealer, auto service, vertragswerkstatt, autoteile, autoteile unger, atu, pit stop, a t u, euromaster, vergölst, carglass, mobility center, dekra station, tüv nord, tüv süd',
  },
  {
    means:
      'Industriemechaniker, Mechatroniker, Elektroniker Betriebstechnik, Elektroniker Automatisierungstechnik, Maschinen Anlagenführer, Industriekaufmann, Zerspanungsmechaniker',
    de: 'vw wolfsburg, vw werk braunschweig, bmw leipzig, bmw werk leipzig, porsche leipzig, porsche werk, tesla grünheide, zf, zf friedrichshafen, schaeffler, continental, conti, bosch rexroth, thyssenkrupp presta, thyssenkrupp schönebeck, ifa, ifa rotorion, ifa haldensleben, automobilzulieferer, zulieferer, hirschvogel, georg fischer, mahle, rautenbach, nemak, novelis, novelis nachterstedt, aluminiumwerk, mkm, kme mansfeld, trimet, harz guss, laempe, schiess, sket, fam magdeburg, fam, enercon magdeburg, avtec, wema, maschinenfabrik, maschinenbauer, anlagenbauer, stahlbauer, salzgitter ag, ilsenburger grobblech, stahlwerk thüringen, walzengießerei, hydro, hydro aluminium, gussbetrieb, gkn, waggonbau, fahrzeugwerk, miltitz, bombardier, alstom, siemens mobility, horiba, industriepark, rüstungsfirma, rheinmetall, krauss maffei',
  },
  {
    means:
      'Elektroniker Automatisierungstechnik, Elektroniker Betriebstechnik, Mechatroniker, Industriemechaniker, Elektroniker Geräte Systeme, Industriekaufmann, Fachinformatiker',
    de: 'siemens, siemens energy, bosch, abb, schneider electric, philips, infineon, globalfoundries, tsmc, intel, intel magdeburg, x fab, hanwha, q cells, solarworld, meyer burger, solarfabrik, festo, phoenix contact, kuka, sick, trumpf, beckhoff, weidmüller, osram, miele, bsh, liebherr, jungheinrich, electrolux, tesvolt, avancis, batteriefabrik, technikkonzern, elektronikfirma',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Elektroniker Energie- Gebäudetechnik, Industriekaufmann, Anlagenmechaniker, Elektroniker Gebäude Infrastruktursysteme, Leitungsbauer, Wasserversorgung',
    de: 'envia, enviam, envia m, mitnetz, avacon, eon, e on, rwe, enbw, vattenfall, uniper, leag, mibrag, vng, 50hertz, tennet, ontras, verbundnetz gas, stadtwerke halle, stadtwerke magdeburg, swm, evh, dvv, stadtwerke dessau, stadtwerke stendal, netzgesellschaft, stromanbieter, stromkonzern, energiekonzern, gasversorger, energieanbieter, kraftwerk schkopau, windparkbetreiber, enertrag, nordex, vestas, abo wind',
  },
  {
    means:
      'Abwasserbewirtschaftung, Wasserversorgung, Kreislauf- Abfallwirtschaft, Berufskraftfahrer, Rohrleitungsnetze',
    de: 'twm, trinkwasserversorgung magdeburg, midewa, wasserverband, abwasserverband, azv, wazv, ohrewasser, wasser gmbh, hws, hallesche wasser, remondis, veolia, suez, alba, prezero, nehlsen, fehr, tönsmeier, städtischer abfallwirtschaftsbetrieb, sab magdeburg, entsorger, entsorgungsbetrieb, recyclinghof, müllheizkraftwerk, trv leuna, eew, deponie',
  },
  {
    means:
      'Chemikant, Chemielaborant, Produktionsfachkraft Chemie, Elektroniker Automatisierungstechnik, Industriemechaniker, Pharmakant, Industriekaufmann',
    de: 'basf, bayer, bayer bitterfeld, dow, dow schkopau, dow olefinverbund, infraleuna, total, totalenergies, total raffinerie leuna, leuna harze, linde leuna, upm, upm leuna, domo, domo leuna, domo caproleuna, trinseo, solvay, solvay bernburg, ciech, ciech soda, ineos, nobian, nouryon, lanxess, lanxess bitterfeld, evonik, akzo nobel, wacker, skw piesteritz, skw, agrofert, heraeus, heraeus quarzglas, guardian, guardian thalheim, f glass, amg, miltenyi, folienwerk, folienwerk wolfen, polymerwerk, k s, kali und salz, k s zielitz, esco bernburg, sodawerk, schwenk zement, opterra, chemiekonzern, chemische industrie, farbenfabrik',
  },
  {
    means: 'Pharmakant, Chemikant, Chemielaborant, Biologielaborant, Maschinen Anlagenführer',
    de: 'salutas, salutas barleben, hexal, sandoz, novartis, idt, idt biologika, ceva, serumwerk, serumwerk bernburg, oncotec, pfizer, biontech, moderna, merck, sanofi, roche, boehringer, gsk, fresenius, b braun, bbraun, aspen, haema, octapharma, berlin chemie, weleda, impfstoffwerk, pharmafabrik, pharmakonzern',
  },
  {
    means:
      'Maurer, Straßenbauer, Beton- Stahlbetonbauer, Hochbaufacharbeiter, Tiefbaufacharbeiter, Baugeräteführer, Betonfertigteilbauer, Zimmerer, Schülerpraktikum Bau',
    de: 'strabag, hochtief, eurovia, goldbeck, max bögl, bögl, porr, papenburg, gp papenburg, züblin, bilfinger, kirchner, heitkamp, matthäi, wolff müller, leonhard weiss, köster, ed züblin, depenbrock, implenia, kemna, umwelttechnik wasserbau, bauunternehmung, hochbauunternehmen, straßenbauunternehmen, tiefbauunternehmen, fertighausfirma, haas haus, town country, massivhaus',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Medizinische Fachangestellte, Operationstechnische, Anästhesietechnische, Radiologie, Laboratoriumsanalytik, Gesundheitswesen, Hebamme, Schülerpraktikum Pflege',
    de: 'helios, helios klinik, helios klinikum, asklepios, asklepios klinik, ameos, ameos klinikum, sana, sana klinik, salus, salus fachklinikum, harzklinikum, carl von basedow klinikum, klinikum burgenlandkreis, bergmannstrost, bg klinikum, elisabeth krankenhaus, sankt elisabeth, st elisabeth, krankenhaus st barbara, diakoniekrankenhaus, diakoniekrankenhaus halle, martha maria, paul gerhardt stift, städtisches klinikum dessau, städtisches klinikum magdeburg, klinikum olvenstedt, pfeiffersche stiftungen, klinik st marienstift, marienstift, uniklinik, uniklinik magdeburg, uniklinik halle, universitätsmedizin, ukh, ukmd, johanniter krankenhaus, johanniter klinik stendal, altmark klinikum, lungenklinik, lostau, median, median klinik, mediclin, celenus, vamed, rehaklinik, fachklinik, kreiskrankenhaus, stadtkrankenhaus, charite, unfallklinik, kinderklinik, geburtsklinik, psychiatrie, herzzentrum, krankenhauskonzern',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Heilerziehungspfleger, Hauswirtschafter, Schülerpraktikum Pflege',
    de: 'alloheim, korian, azurit, vitanas, kursana, pro seniore, cura, advita, humanas, sozialwerk, seniorenwohnpark, seniorenzentrum, seniorenwohnen, pflegezentrum, pflegeeinrichtung, altenpflegeheim, pflegedienste, häusliche pflege, intensivpflege, beatmungspflege, renafan, deutschefachpflege, volkssolidarität, seniorenpflege, kurzzeitpflege, betreutes wohnen senioren, hospize',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Erzieher, Notfallsanitäter, Heilerziehungspfleger, Kinderpfleger, Sozialassistent, Schülerpraktikum Pflege, Schülerpraktikum Soziales',
    de: 'drk, caritas, diakonie, awo, johanniter, malteser, asb, paritätische, rotes kreuz, deutsches rotes kreuz, arbeiterwohlfahrt, johanniter unfall hilfe, malteser hilfsdienst, cjd, internationaler bund, evangelische stiftung neinstedt, neinstedt, diakoniewerk, kinderförderwerk, volkssolidarität kita, sozialverband, wohlfahrt, kirche, evangelische kirche, heilsarmee, stadtmission, kolping, deutscher kinderschutzbund, sos kinderdorf',
  },
  {
    means:
      'Pflegefachmann, Erzieher, Heilerziehungspfleger, Pflegefachassistent, Kinderpfleger, Sozialassistent, Notfallsanitäter, Schülerpraktikum Pflege, Schülerpraktikum Kita, Schülerpraktikum Soziales, Schülerpraktikum Rettungsdienst',
    de: 'fsj, bfd, bufdi, freiwilliges soziales jahr, soziales jahr, bundesfreiwilligendienst, freiwilligendienst, freiwilligenjahr, zivi, zivildienst, fsjler, bundesfreiwilligen dienst',
    en: 'voluntary year, volunteering',
    pl: 'wolontariat',
    uk: 'волонтер, волонтерство',
    ru: 'волонтёр, волонтер, добровольный год',
    ar: 'تطوع',
    vi: 'tình nguyện',
    tr: 'gönüllü',
    ro: 'voluntariat',
  },
  {
    means:
      'Forstwirt, Gärtner, Landwirt, Umweltschutztechnische, Tierpfleger, Schülerpraktikum Umwelt, Schülerpraktikum Landwirtschaft, Schülerpraktikum Garten',
    de: 'föj, freiwilliges ökologisches jahr, ökologisches jahr, nationalpark, nationalpark harz, biosphärenreservat, nabu, bund naturschutz, umweltverband, naturpark, ranger, öko jahr, umweltjahr',
  },
  {
    means:
      'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische Assistent, Schülerpraktikum Kita',
    de: 'awo kita, kita der stadt, kindertageseinrichtung, eigenbetrieb kindertagesstätten, waldkindergarten, waldkita, betriebskindergarten, evangelische kita, montessori, montessori kinderhaus, waldorfkindergarten, integrationskita, kinderladen',
  },
  {
    means:
      'Bankkaufmann, Duales Studium Bank, Versicherungen Finanzanlagen, Investmentfondskaufmann, Schülerpraktikum Bank',
    de: 'sparkasse, sparkassen, saalesparkasse, stadtsparkasse, stadtsparkasse magdeburg, sparkasse magdeburg, harzsparkasse, salzlandsparkasse, kreissparkasse, sparkasse altmark west, kreissparkasse stendal, sparkasse burgenlandkreis, sparkasse mansfeld südharz, volksbank, volks und raiffeisenbank, volksbank halle, volksbank magdeburg, commerzbank, deutsche bank, postbank, targobank, santander, hypovereinsbank, sparda bank, ing, ing diba, dkb, n26, comdirect, nordlb, landesbank, bundesbank, investitionsbank, ib sachsen anhalt, bausparkasse, lbs, schwäbisch hall, wüstenrot, kreditinstitut, genossenschaftsbank, teambank, easycredit',
  },
  {
    means: 'Versicherungen Finanzanlagen, Duales Studium Versicherung, Schülerpraktikum Bank',
    de: 'allianz, huk, huk coburg, axa, ergo, devk, lvm, debeka, gothaer, generali, cosmosdirekt, signal iduna, provinzial, öffentliche versicherungen, ösa, öffentliche feuer, württembergische, r v, r v versicherung, barmenia, hdi, zurich, nürnberger, vhv, concordia, alte leipziger, continentale, swiss life, dvag, mlp, check24, dekra versicherung',
  },
  {
    means:
      'Sozialversicherungsfachangestellte, Kaufmann Gesundheitswesen, Duales Studium Sozialversicherung',
    de: 'aok, aok sachsen anhalt, barmer, tk, techniker, techniker krankenkasse, dak, dak gesundheit, ikk, ikk gesund plus, knappschaft, bkk, kkh, hek, hkk, sbk, drv, deutsche rentenversicherung, rentenversicherung, rentenkasse, berufsgenossenschaft, bg bau, bgw, unfallkasse, vbg, minijobzentrale, medizinischer dienst, mdk',
  },
  {
    means: 'Steuerfachangestellte, Duales Studium Steuern, Kaufmann Büromanagement',
    de: 'datev, kpmg, pwc, deloitte, ernst young, bdo, etl, wirtschaftsprüfer, steuerkanzleien, lohnsteuerhilfe, wirtschaftsprüfung, steuerberatungsgesellschaft',
  },
  {
    means:
      'Verwaltungsfachangestellte, Verwaltungswirt, Duales Studium Öffentliche Verwaltung, Duales Studium Verwaltungsinformatik, Schülerpraktikum öffentliche Verwaltung, Kaufmann Büromanagement',
    de: 'stadt halle, stadt magdeburg, stadt dessau, landkreis, landkreise, landesverwaltungsamt, landesverwaltung, bundesverwaltung, bundesverwaltungsamt, ministerium, innenministerium, landtag, staatskanzlei, landesamt, landeshauptstadt, hansestadt, verbandsgemeinde, einheitsgemeinde, gemeindeamt, ordnungsamt, gesundheitsamt, veterinäramt, straßenverkehrsamt, zulassungsstelle, führerscheinstelle, bauamt, katasteramt, standesamt, schulamt, landesschulamt, statistisches landesamt, bamf, bundesagentur, behörde, ämter, bezirksamt, uni verwaltung, hochschule, universität, uni, uni halle, uni magdeburg, hochschule harz, hochschule anhalt, studentenwerk, europaparlament',
  },
  {
    means:
      'Polizeimeisteranwärter, Polizeikommissaranwärter, Justizvollzugsbeamter, Zollanwärter, Schülerpraktikum Polizei',
    de: 'bundespolizei, landespolizei, polizeiinspektion, polizeirevier, polizeiwache, landespolizeidirektion, kripo, lka, bka, bundeskriminalamt, landeskriminalamt, bnd, verfassungsschutz, geheimdienst, interpol, grenzpolizei, zollfahndung, militärpolizei, feldjäger, justizwachtmeister',
  },
  {
    means:
      'Schutz Sicherheit, Polizeimeisteranwärter, Verwaltungsfachangestellte, Zollanwärter, Kraftfahrzeugmechatroniker, Fachinformatiker',
    de: 'bundeswehr, soldat, soldatin, kaserne, panzer, offizier, unteroffizier, feldwebel, truppe, truppenübungsplatz, fallschirmjäger, marine, luftwaffe, heer, sanitätsdienst bundeswehr, wehrdienst, reservist, karrierecenter bundeswehr',
  },
  {
    means: 'Justizfachangestellte, Justizsekretäranwärter, Rechtspfleger, Schülerpraktikum Recht',
    de: 'amtsgericht, landgericht, oberlandesgericht, sozialgericht, verwaltungsgericht, arbeitsgericht, finanzgericht, staatsanwaltschaft, generalstaatsanwaltschaft, gerichte, justizzentrum, justizministerium, bundesverwaltungsgericht',
  },
  {
    means:
      'Eisenbahner, Mobilität Verkehrsservice, Eisenbahner Zugverkehrssteuerung, Gleisbauer, Elektroniker Betriebstechnik, Mechatroniker',
    de: 'db, deutsche bahn, die bahn, db netz, db infrago, db cargo, db regio, db fernverkehr, bahn ag, abellio, start unterelbe, start mitteldeutschland, hex, odeg, mrb, mitteldeutsche regiobahn, länderbahn, erixx, metronom, flixtrain, captrain, mitteldeutsche eisenbahn, meg, regiobahn, bahnunternehmen, harzer schmalspurbahnen, hsb, brockenbahn, db werk, ausbesserungswerk, güterbahn',
  },
  {
    means:
      'Fachkraft Fahrbetrieb, Berufskraftfahrer, Mobilität Verkehrsservice, Mechatroniker, Kraftfahrzeugmechatroniker',
    de: 'mvb, mvb magdeburg, havag, hallesche verkehrs ag, dessauer verkehrsgesellschaft, dvg, nasa, kvg, harzbus, hvb, börde bus, pvgs, vetter, vetter verkehrsbetriebe, omnibusbetrieb, busbetrieb, flixbus, taxiunternehmen, marego, mdv, obs, personenverkehr, verkehrsunternehmen, bvg',
  },
  {
    means:
      'Kurier Express, Fachlagerist, Fachkraft Lagerlogistik, Servicefahrer, Berufskraftfahrer',
    de: 'dhl, post, deutsche post, hermes, dpd, ups, gls, fedex, tnt, amazon logistik, amazon lieferdienst, dhl hub leipzig, dhl leipzig, dhl express, briefzustellung, biberpost, biber post, go express, trans o flex, citipost, pin ag, paketdienste, paketfirma, postkonzern',
  },
  {
    means:
      'Fachkraft Lagerlogistik, Fachlagerist, Spedition Logistikdienstleistung, E-Commerce, Schülerpraktikum Lager',
    de: 'amazon, amazon sülzetal, amazon magdeburg, zalando, zalando erfurt, otto, hermes fulfilment, hermes haldensleben, home24, momox, relaxdays, internetstores, chewy, rewe logistik, edeka lager, edeka zentrallager, lidl zentrallager, aldi lager, aldi zentrallager, netto lager, kaufland logistik, ikea lager, dachser, db schenker, schenker, kühne nagel, rhenus, hellmann, dsv, fiege, geis, finsterwalder, elsen, redwave, mosolf, schnellecke, rudolph logistik, imperial, ceva logistics, xpo, magna park, verteilzentrum, zentrallager, warenlager, logistiker, speditionen, logistikunternehmen, hafen magdeburg, magdeburger hafen, hafen halle, baumarkt lager',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Luftverkehrskaufmann, Servicekaufmann Luftverkehr, Leichtflugzeugbauer',
    de: 'lufthansa, lufthansa technik, eurowings, ryanair, easyjet, condor, tuifly, airbus, boeing, mtu, rolls royce, flughafen leipzig halle, leipzig halle airport, flughafen magdeburg cochstedt, cochstedt, airline, fluglinie, dlr, flugplatz, eads',
  },
  {
    means:
      'Fachinformatiker, Anwendungsentwicklung, Systemintegration, IT-System-Management, Digitalisierungsmanagement, Daten Prozessanalyse, Schülerpraktikum IT',
    de: 'sap, microsoft, google, ibm, oracle, amazon aws, meta, apple inc, t systems, dataport, gisa, bechtle, cancom, regiocom, msg, adesso, accenture, capgemini, sopra steria, sva, tüv it, bitkom, crytek, ubisoft, nintendo deutschland, software ag, datev it, telekom mms, it dienstleister, itdienstleister, startup, start up, tech firma, spielefirma, gamestudio, softwareunternehmen, computerfirma, internetfirma, dotsource, icubic, brain scc',
  },
  {
    means:
      'IT-System-Elektroniker, Fachinformatiker, IT-System-Management, Dialogmarketing, Kaufmann Einzelhandel',
    de: 'telekom, deutsche telekom, vodafone, o2, telefonica, 1 1, 1und1, 1&1, freenet, congstar, pyur, tele columbus, mdcc, mdcc magdeburg, deutsche glasfaser, unitymedia, kabel deutschland, telekommunikation, netzanbieter, handyanbieter',
  },
  {
    means: 'Dialogmarketing, Büromanagement',
    de: 'regiocom call, teleperformance, majorel, arvato, arvato halle, capita, sitel, walter services, call centers, simon kucher, ccs, kundencenter, servicecenter, service center, dell halle, dell',
  },
  {
    means:
      'Mediengestalter Bild Ton, audiovisuelle Medien, Medienkaufmann, Mediengestalter Digital, Veranstaltungstechnik, Schülerpraktikum Medien',
    de: 'mdr, mdr halle, zdf, ard, rtl, sat 1, prosieben, pro 7, netflix, disney, amazon prime, spotify, radio saw, radio brocken, radio sputnik, mdr sputnik, mdr jump, rockland, filmstudio, mitteldeutsches multimediazentrum, tv halle, fernsehsender, produktionsfirma, filmfirma, kino, kinos, cinemaxx, cinestar, luchs kino',
  },
  {
    means:
      'Medienkaufmann, Mediengestalter Digital, Medientechnologe Druck, Medientechnologe Druckverarbeitung, Marketingkommunikation',
    de: 'zeitung, zeitungen, volksstimme, mitteldeutsche zeitung, mz, bild zeitung, super sonntag, generalanzeiger, verlag, verlage, verlagshaus, druckhaus, zeitungsredaktion, zeitschriftenverlag, druckereien, flyeralarm, online druckerei, cewe',
  },
  {
    means: 'Immobilienkaufmann, Duales Studium Immobilienwirtschaft, Büromanagement',
    de: 'vonovia, deutsche wohnen, grand city, wobau, wobau magdeburg, hwg, gwg, gwg halle neustadt, bauverein, wbg, wohnungsbau, wohnungsgesellschaft, wohnungsgenossenschaft, swg, dwg, engel völkers, immoscout, sparkassen immobilien, hausverwaltungen, makler, maklerbüro, immobilienbüro, immobilienfirma',
  },
  {
    means:
      'Sport- Fitnesskaufmann, Sportfachmann, Duales Studium Fitnessökonomie, Schülerpraktikum Sport',
    de: 'mcfit, mc fit, fitx, fit x, clever fit, john reed, gold s gym, fitness first, easy fitness, injoy, mrs sporty, kieser, urban sports, sportstudio, fitnessketten, fitnessclub, fitnesscenter, scm, sc magdeburg, fcm, 1 fc magdeburg, hallescher fc, hfc, rb leipzig, sportbund, landessportbund, vereinssport, tanzschule, kletterpark, trampolinpark, jump house',
  },
  {
    means:
      'Veranstaltungstechnik, Maskenbildner, Bühnenmaler, Veranstaltungskaufmann, Schülerpraktikum Veranstaltungen, Maßschneider',
    de: 'oper, oper halle, oper magdeburg, theater magdeburg, opernhaus, puppentheater, anhaltisches theater, nordharzer städtebundtheater, theater der altmark, bühnen halle, steintor, steintor varieté, schauspielhaus, getec arena, konzerthalle, stadthalle, messe magdeburg, festung mark, moritzbastei, club, disco, diskothek, zirkus, musical, eventagentur, konzertveranstalter, bergtheater, freilichtbühne',
  },
  {
    means:
      'Tierpfleger, Tierpfleger Zoo, Tierpfleger Tierheim, Tierwirt, Schülerpraktikum Landwirtschaft',
    de: 'zoo halle, bergzoo, zoo magdeburg, zoo leipzig, zoo aschersleben, tiergarten, tiergarten bernburg, tierpark, tierpark dessau, tierheim halle, tierheim magdeburg, tierschutz, tierschutzverein, elefantenpark, falknerei, wildgehege, tropenhaus, aquazoo, hundeschule, hundesalon, hundefriseur, katzenhaus, tierschutzbund, streichelzoo',
  },
  {
    means:
      'Tiermedizinische, Schülerpraktikum Tierarztpraxis, Tierpfleger Forschung Klinik, Veterinärmedizin',
    de: 'tierklinik, tierkliniken, kleintierklinik, pferdeklinik, anicura, evidensia, tierarztzentrum, tierspital, veterinärpraxis, tiergesundheitszentrum',
  },
  {
    means:
      'Landwirt, Tierwirt, Agrarservice, Land Baumaschinenmechatroniker, Schülerpraktikum Landwirtschaft',
    de: 'agrargenossenschaft, agrar gmbh, agrarbetrieb, landgut, gutshof, agrarunternehmen, rinderhof, milchhof, biobauer, demeter, bauern, lpg, erzeugergemeinschaft, saatgutfirma, kws, claas, john deere, fendt, deutz fahr, new holland, case ih, landmaschinenhändler, raiffeisen technik',
  },
  {
    means: 'Pferdewirt, Schülerpraktikum Landwirtschaft, Fachpraktiker Pferdewirtschaft',
    de: 'reiterhof, reiterhöfe, ponyhof, gestüt prussendorf, landgestüt, reitverein, reitanlage, pferdepension, rennbahn, reitschule',
  },
  {
    means: 'Augenoptiker, Hörakustiker',
    de: 'fielmann, apollo, apollo optik, mister spex, pro optik, eyes and more, brillen de, optikerkette, optikergeschäft, amplifon, geers, kind, kind hörgeräte, audibene, neuroth, iffland, optik laden',
  },
  {
    means: 'Friseur, Kosmetiker, Schülerpraktikum Friseur',
    de: 'klier, frisör klier, essanelle, super cut, hairkiller, cut color, unisex, tony guy, friseurkette, haarsalon, barbiersalon, barbier, kosmetiksalon, sonnenstudio, sunpoint, tattoostudio, nagelsalon, wellness center, day spa',
  },
  {
    means: 'Gebäudereiniger, Schutz Sicherheit, Fachpraktiker Gebäudeservice',
    de: 'wisag, gegenbauer, dussmann, piepenbrock, götz, apleona, spie, sodexo, iss, facility management, facility, hausmeisterservice, hausmeisterdienst, reinigungsdienst, niederberger, securitas, kötter, prosegur, ziemann, city schutz, wachdienst, sicherheitsunternehmen',
  },
  {
    means:
      'Anlagenmechaniker Sanitär, Elektroniker Energie- Gebäudetechnik, Schülerpraktikum Sanitär, Mechatroniker Kältetechnik',
    de: 'buderus, viessmann, vaillant, enpal, 1komma5, thermondo, heizungsfirma, sanitärfirma, klempnerei, heizungsbetrieb, badstudio, haustechnik, haustechnikfirma, gebäudetechnik, klimafirma, solarfirma, solarteur, kundendienst heizung',
  },
  {
    means: 'Tischler, Holzmechaniker, Zimmerer, Schülerpraktikum Tischlerei',
    de: 'möbeltischlerei, bautischlerei, schreinerei, holzwerkstatt, fensterfirma, fensterwerk, türenwerk, möbelwerk, möbelfabrik, küchenhersteller, holzbaufirma, glunz, nordlam, ante holz, kronospan, parkettfabrik, zellstoff stendal, mercer',
  },
  {
    means: 'Fachkraft Küche, Koch, Hauswirtschafter, Fachpraktiker Küche',
    de: 'kantine, mensa, großküche, cateringfirma, apetito, sodexo küche, eurest, aramark, dussmann catering, klinikküche, schulküche, essen auf rädern, gemeinschaftsküche, betriebskantine kochen, krankenhausküche, altenheimküche, studentenwerk mensa',
  },
  {
    means: 'Tourismuskaufmann, Tourismus Freizeit, Schülerpraktikum Hotel',
    de: 'reisebüro, reisebüros, tui, dertour, fti, schauinsland, alltours, neckermann, aida, check24 reisen, holidaycheck, tourist information, touristeninformation, tourismusverband, harzer tourismusverband, freizeitpark, belantis, heide park, kurbetrieb, ferienpark, campingplatz, tourismusbüro',
  },
  {
    means:
      'Wasserwirtschaft, Bautechnische Konstrukteur, Vermessungstechniker, Technische Systemplaner, Technische Produktdesigner, Geomatiker, Schülerpraktikum Architektur',
    de: 'ingenieurbüro, ingenieurbüros, planungsbüro, architekturbüro, architekten, vermessungsbüro, planungsgesellschaft, konstruktionsbüro, bauplaner, landesbetrieb bau, baubehörde, landesvermessung, lvermgeo',
  },
  {
    means:
      'Industriemechaniker, Kunststoff Kautschuktechnologe, Zerspanungsmechaniker, Mechatroniker, Werkzeugmechaniker, Maschinen- Anlagenführer',
    de: 'zulieferer, autozulieferer, automobilzulieferer, zulieferbetrieb, automobilindustrie, autofabrik, autowerk, autoindustrie',
  },
  {
    means: 'Verfahrensmechaniker Glastechnik, Flachglastechnologe, Glasbläser',
    de: 'glaswerk, glasfabrik, glashütte, gläser herstellen, glas herstellen, flaschen herstellen, glasflaschen',
  },
  {
    means: 'Fahrzeuglackierer, Kraftfahrzeugmechatroniker, Automobilkaufmann, Verkäufer',
    de: 'waschanlage, autowaschanlage, waschstraße, autopflege, fahrzeugaufbereitung, autoaufbereitung',
  },
];
