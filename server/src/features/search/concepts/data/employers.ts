import type { Concept } from '../concept.ts';

/**
 * Well-known employers and kinds of employers, by the trade for which they train: their names lead to this trade even if the board has no
 * ads of them. Our own work: written from general knowledge of the companies, not taken from a list.
 */
export const employers: readonly Concept[] = [
  {
    means: 'Verkäufer, Kaufmann Einzelhandel',
    de: 'aldi, lidl, netto, penny, rewe, edeka, kaufland, norma, globus, real, tegut, konsum, nahkauf, hit markt, denns, alnatura, tedi, action, kik, takko, nkd, woolworth, pepco, primark, c&a, h&m, hm, zara, deichmann, saturn, mediamarkt, media markt, expert, euronics, ikea, höffner, roller, poco, xxxlutz, porta, obi, hornbach, bauhaus, hagebau, hagebaumarkt, toom, decathlon, intersport, galeria, karstadt, kaufhof, thalia verkauf, depot, ernstings family, ernsting, müller, fressnapf, smyths, getränkemarkt, hol ab, metro, selgros, asos, mäc geiz, kodi, jysk, dänisches bettenlager, sonderpreis baumarkt, jawoll, tkmaxx, tk maxx, peek cloppenburg, snipes, footlocker, foot locker, adidas, nike, segmüller, apple store, gamestop, esprit, marktkauf, diska, nah und gut, aldi nord, nettomarkt, markant',
  },
  { means: 'Drogist', de: 'dm, rossmann, dm drogerie, dm markt, müller drogerie, douglas, budni' },
  { means: 'Gärtner, Verkäufer', de: 'dehner, pflanzen kölle, raiffeisenmarkt, gartenmarkt' },
  { means: 'Buchhändler', de: 'thalia, hugendubel, weltbild' },
  { means: 'Augenoptiker', de: 'fielmann, apollo optik, apollo, mister spex, eyes more' },
  { means: 'Hörakustiker', de: 'geers, kind hörgeräte, amplifon' },
  {
    means: 'E-Commerce, Fachkraft Lagerlogistik',
    de: 'zalando, otto, ebay, aboutyou, shein, temu',
  },
  {
    means: 'Fachkraft Lagerlogistik, Fachlagerist',
    de: 'amazon, amazon lager, hermes fulfilment, schnellecke, relaxdays, momox, logistikpark',
  },
  {
    means: 'Kurier-, Kurier Express',
    de: 'dhl, deutsche post, hermes, dpd, ups, gls, fedex, biber post, postbank filiale, mz zustell, tnt',
  },
  {
    means: 'Spedition Logistikdienstleistung, Berufskraftfahrer',
    de: 'kühne nagel, db schenker, schenker, dachser, rhenus, hellmann, finsterwalder, fiege',
  },
  {
    means: 'Eisenbahner',
    de: 'db, deutsche bahn, abellio, hex, flixtrain, die bahn, start mitteldeutschland, db cargo, db netz, mitteldeutsche regiobahn, regiobahn',
  },
  {
    means: 'Fachkraft Fahrbetrieb, Berufskraftfahrer',
    de: 'mvb, havag, verkehrsbetrieb, flixbus, nahverkehrsgesellschaft, öpnv, busunternehmen',
  },
  {
    means: 'Luftverkehr, Luftverkehrskaufmann, Fluggerätmechaniker',
    de: 'lufthansa, ryanair, eurowings, easyjet, condor, tui fly, flughafen leipzig, airbus, boeing, mtu',
  },
  { means: 'Tourismuskaufmann', de: 'tui, dertour, thomas cook, aida, check24 reisen' },
  {
    means: 'Systemgastronomie',
    de: 'mcdonalds, mcdonald, mcdonald’s, mc donalds, burger king, kfc, subway, starbucks, nordsee, vapiano, pizza hut, dominos, domino, mcces, l’osteria, hans im glück, five guys, dunkin, mäcces, mäckes, mcdoof, peter pane',
  },
  {
    means: 'Hotelfachmann, Restaurants, Koch',
    de: 'maritim, marriott, hilton, ibis, motel one, mercure, dorint, jugendherberge, ritz, radisson, schlosshotel, steigenberger, hotelkette, accor, center parcs',
  },
  {
    means: 'Fachverkäufer Bäckerei, Bäcker',
    de: 'backwerk, kamps, lila bäcker, steinecke, möbius, schäfers, ditsch, le crobag',
  },
  {
    means: 'Süßwarentechnologe, Fachkraft Lebensmitteltechnik',
    de: 'ferrero, haribo, lindt, milka, nestle, nestlé, halloren, wergona, kathi, bahlsen, argenta, zetti, dr oetker, coca cola, burger knäcke, mondelez',
  },
  {
    means: 'Milchtechnologe',
    de: 'müllermilch, sachsenmilch, frischli, milchwerke, humana, milchhof, elsterland',
  },
  { means: 'Fleischer, Lebensmitteltechnik', de: 'tönnies, keunecke, wurstfabrik, danish crown' },
  { means: 'Brauer', de: 'krombacher, radeberger, köstritzer, colbitzer' },
  {
    means:
      'Kraftfahrzeugmechatroniker, Industriemechaniker, Mechatroniker, Automobilkaufmann, Karosserie Fahrzeugbaumechaniker',
    de: 'vw, volkswagen, bmw, audi, mercedes, daimler, porsche, opel, ford, tesla, skoda, toyota, seat, renault, autobauer, automobilindustrie, autofabrik, autohersteller, automobilhersteller, hyundai, kia, mazda, mercedes benz, cupra, fiat, byd, autokonzern, volvo, vw werk, bmw werk, peugeot, ferrari, lamborghini, dacia, nissan, suzuki',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Reifen Vulkanisationstechnik',
    de: 'atu, a.t.u, pitstop, vergölst, dekra, adac, euromaster, bosch car service',
  },
  {
    means: 'Land Baumaschinenmechatroniker',
    de: 'claas, john deere, fendt, deutz, case, liebherr',
  },
  { means: 'Nutzfahrzeugtechnik, Kraftfahrzeugmechatroniker', de: 'scania, man truck, daf, iveco' },
  {
    means:
      'Elektroniker Betriebstechnik, Elektroniker Automatisierungstechnik, Mechatroniker, Industriemechaniker',
    de: 'siemens, bosch, abb, thyssenkrupp, thyssen, enercon, continental, festo, kuka, zf, schaeffler, infineon, intel, philips, sew, miele, bosch rexroth, vestas, carl zeiss, zeiss, avacon, enviam, mitnetz, eon, e.on, rwe, vattenfall, vng, novelis, mibrag, romonta, ks kali, salzgitter, mansfeld, kme, schott, hasomed, trimet, laempe, sket, globalfoundries, energieversorger',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Industriekaufmann, Anlagenmechaniker, Elektroniker Gebäude Infrastruktursysteme',
    de: 'stadtwerke, swm, evh, swh, versorger, stadtwerk, energieunternehmen',
  },
  {
    means: 'IT-System-Elektroniker, Systemintegration, Fachinformatiker, IT-System-Management',
    de: 'telekom, deutsche telekom, vodafone, o2, 1&1, t-systems, t systems, bechtle, telefonica',
  },
  {
    means: 'Anwendungsentwicklung, Fachinformatiker',
    de: 'sap, google, microsoft, apple, ibm, gisa, dataport, facebook, meta, adesso, ubisoft, nvidia, telekom it, amazon web services, it firma, softwarefirma, samsung, it unternehmen',
  },
  {
    means: 'Chemikant, Chemielaborant, Produktionsfachkraft Chemie',
    de: 'basf, bayer, dow, leuna, solvay, domo, wacker, linde, henkel, dupont, merck, infraleuna, totalenergies, total raffinerie, ineos, evonik, skw, trinseo, lanxess, nobian, amg lithium, chemiekonzern, polymer, total',
  },
  {
    means: 'Pharmakant, Chemikant',
    de: 'pfizer, salutas, serumwerk, idt biologika, biontech, novartis, hexal, oncotec, pharmaunternehmen',
  },
  {
    means: 'Betonfertigteilbauer, Maurer, Straßenbauer',
    de: 'strabag, hochtief, eurovia, goldbeck, max bögl, porr, papenburg, züblin',
  },
  {
    means: 'Bankkaufmann',
    de: 'sparkasse, volksbank, deutsche bank, commerzbank, postbank, raiffeisenbank, dkb, saalesparkasse, ing diba, n26, targobank, sparda, santander, hypovereinsbank, volks raiffeisenbank, stadtsparkasse, ing, salzlandsparkasse, harzsparkasse, kreissparkasse, bundesbank, landesbank',
  },
  {
    means: 'Versicherungen Finanzanlagen',
    de: 'allianz, huk, huk coburg, axa, ergo, devk, lvm, debeka, gothaer, generali, signal iduna, provinzial, öffentliche versicherung, ösa, württembergische, r+v, barmenia, cosmos, dvag, nürnberger versicherung',
  },
  {
    means: 'Sozialversicherungsfachangestellte, Kaufmann Gesundheitswesen',
    de: 'aok, barmer, tk, techniker krankenkasse, dak, ikk, knappschaft, deutsche rentenversicherung, bkk, ikk gesund plus, drv',
  },
  {
    means: 'Immobilienkaufmann',
    de: 'vonovia, hwg, wobau, gwg, engel völkers, wohnungsbaugesellschaft, wohnungsbaugenossenschaft',
  },
  {
    means: 'Verwaltungsfachangestellte, Verwaltungswirt',
    de: 'bund, stadt magdeburg, stadt halle, land sachsen-anhalt, landtag, landesamt, bundesamt, bauamt, gesundheitsamt, kfz zulassung, zulassungsstelle, umweltamt, bamf, kreistag, einwohneramt',
  },
  {
    means: 'Steueranwärter, Diplom-Finanzwirt',
    de: 'finanzamt, finanzministerium, bundeszentralamt steuern, finanzämter',
  },
  {
    means: 'Justizfachangestellte, Justizsekretäranwärter, Rechtspfleger',
    de: 'amtsgericht, landgericht, oberlandesgericht, sozialgericht, verwaltungsgericht, arbeitsgericht',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter',
    de: 'bundespolizei, landeskriminalamt, lka, bka, bundeskriminalamt, grenzschutz, bgs, verfassungsschutz, bnd, gsg9',
  },
  {
    means: 'Polizeimeisteranwärter, Schutz Sicherheit, Zollanwärter, Verwaltungsfachangestellte',
    de: 'bundeswehr, soldat, soldatin, armee, militär, bw, heer, marine, luftwaffe, kaserne, soldaten, wehrdienst, wehrpflicht',
    en: 'army, soldier, military',
    pl: 'wojsko, żołnierz',
    uk: 'армія, солдат',
    ru: 'армия, солдат, военный',
    ar: 'جيش, جندي',
    vi: 'quân đội, bộ đội',
    tr: 'ordu, asker',
    ro: 'armată, soldat',
  },
  { means: 'Schutz Sicherheit', de: 'securitas, kötter, prosegur, ciborius, wisag sicherheit' },
  { means: 'Gebäudereiniger', de: 'wisag, dussmann, piepenbrock, gegenbauer, götz, iss' },
  {
    means: 'Pflegefachmann, Pflegefachassistent',
    de: 'uniklinik, uniklinikum, universitätsklinikum, universitätsklinik, klinikum, helios, asklepios, ameos, sana, bg klinik, bergmannstrost, elisabeth krankenhaus, salus, johanniter krankenhaus, städtisches klinikum, charité, charite, st. elisabeth, medigreif, pfeiffersche stiftungen, paul gerhardt, martha maria, krankenhäuser, kliniken, carl von basedow, median klinik, alloheim, korian, vitanas, kursana, azurit, hausengel, renafan, volkssolidarität',
  },
  {
    means: 'Pflegefachmann, Erzieher, Notfallsanitäter, Heilerziehungspfleger',
    de: 'drk, caritas, diakonie, awo, johanniter, malteser, asb, rotes kreuz, arbeiterwohlfahrt, samariter, arbeiter samariter bund, deutsches rotes kreuz, wohlfahrtsverband, paritätische',
  },
  {
    means: 'Tierpfleger',
    de: 'bergzoo halle, zoo magdeburg, zoo leipzig, tierpark thale, tierschutzverein',
  },
  { means: 'Friseur', de: 'klier, super cut, essanelle, unisex friseur' },
  {
    means: 'Sport Fitnesskaufmann',
    de: 'mcfit, fitx, clever fit, fitness first, rsg group, fit x, john reed',
  },
  { means: 'Tischler, Holzmechaniker', de: 'möbelfabrik, möbelwerk, küchenstudio' },
  { means: 'Hotelfachmann, Fachkraft Fahrbetrieb', de: 'kreuzfahrtschiff, aida schiff' },
  {
    means: 'Abwasserbewirtschaftung, Wasserversorgung',
    de: 'wasserverband, abwasserzweckverband, azv, wazv, midewa, trinkwasserverband',
  },
  {
    means: 'Kreislauf Abfallwirtschaft',
    de: 'remondis, veolia, alba, suez, prezero, nehlsen, abfallwirtschaftsbetrieb',
  },
  {
    means: 'Mediengestalter Bild Ton, audiovisuelle Medien',
    de: 'mdr, rtl, pro7, prosieben, zdf, ard, netflix, disney, radio brocken, radio saw',
  },
  { means: 'Medienkaufmann', de: 'volksstimme, mitteldeutsche zeitung, springer, mz zeitung' },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'edeka markt, rewe markt, lidl filiale, netto marken discount, norma filiale, cap markt, repo markt, görtz, siemes, roller möbel, xxl lutz, sb möbel boss, bauhaus baumarkt, nespresso, galeria kaufhof, jd sports, globus markt, kaufland filiale, fristo',
  },
  { means: 'Drogist, Verkäufer', de: 'rossmann filiale, dm filiale' },
  { means: 'Augenoptiker', de: 'fielmann filiale, optik hallmann, smart eyes' },
  {
    means: 'Bäcker, Lebensmittelhandwerk Bäckerei, Schülerpraktikum Bäckerei',
    de: 'bäcker steinecke, wikana',
  },
  { means: 'Fleischer, Lebensmittelhandwerk Fleischerei', de: 'rügenwalder, landfleischerei' },
  { means: 'Fachkraft Lebensmitteltechnik, Süßwarentechnologe', de: 'knäcke werke, mccain' },
  {
    means: 'Brauer, Fachkraft Lebensmitteltechnik',
    de: 'colbitzer heidebrauerei, hallesches brauhaus, brauerei landsberg',
  },
  { means: 'Hotelfachmann, Koch', de: 'maritim hotel, kempinski' },
  {
    means: 'Chemikant, Chemielaborant, Industriemechaniker',
    de: 'arkema, innospec, verallia, mol katalysatortechnik, hexion',
  },
  {
    means: 'Pharmakant, Chemielaborant, Pharmazeutisch-technische',
    de: 'salutas pharma, bayer pharma, wepa',
  },
  {
    means: 'Industriemechaniker, Zerspanungsmechaniker, Konstruktionsmechaniker, Mechatroniker',
    de: 'krupp, georgsmarienhütte, laempe, symacon, ksb, ambau, zerbster werkzeugmaschinen, vem, thaletec, kranbau, daimler truck',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Elektroniker Energie, Anlagenmechaniker, Industriekaufmann',
    de: 'mitnetz strom, getec, gasag, envia tel',
  },
  {
    means: 'Berufskraftfahrer, Fachkraft Lagerlogistik, Spedition Logistikdienstleistung',
    de: 'dhl freight, friedrich zufall, nagel group, havi, transgourmet',
  },
  {
    means: 'Kurier-, Servicefahrer',
    de: 'post zusteller, dhl zusteller, dhl zustellbasis, amazon flex',
  },
  {
    means: 'Eisenbahner, Gleisbauer, Mobilität Verkehrsservice',
    de: 'db fahrzeuginstandhaltung, harzer schmalspurbahn, havelländische eisenbahn',
  },
  { means: 'Fachkraft Fahrbetrieb', de: 'stendalbus, vetter bus' },
  {
    means: 'Bankkaufmann, Schülerpraktikum Bank',
    de: 'sparkasse elbe elster, harzer volksbank, nord lb, sparkassen filiale',
  },
  { means: 'Versicherungen Finanzanlagen', de: 'cosmos direkt' },
  {
    means: 'Sozialversicherungsfachangestellte, Kaufmann Gesundheitswesen',
    de: 'aok sachsen anhalt, barmer gek, drv mitteldeutschland',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Medizinische Fachangestellte, Schülerpraktikum Pflege',
    de: 'basedow klinikum, salus klinik, paracelsus, paracelsus klinik, srh klinikum, srh',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Heilerziehungspfleger, Erzieher',
    de: 'neinstedter anstalten, avendi',
  },
  { means: 'Gebäudereiniger', de: 'götz gebäudemanagement, klüh, sauberland, saubermann' },
  { means: 'Schutz Sicherheit', de: 'kötter security, piepenbrock sicherheit' },
  {
    means: 'Fachinformatiker, Systemintegration, Anwendungsentwicklung, IT-System-Management',
    de: 'gfos, datagroup, ionos, strato',
  },
  { means: 'Dialogmarketing', de: 'dell callcenter, transcom, concentrix, s direkt' },
  { means: 'E-Commerce, Fachkraft Lagerlogistik', de: 'lampenwelt, chip1stop' },
  {
    means: 'Straßenbauer, Maurer, Beton Stahlbetonbauer, Tiefbaufacharbeiter',
    de: 'swietelsky, wayss freytag, otto quast, ostbau',
  },
  {
    means: 'Verfahrensmechaniker Steine, Aufbereitungsmechaniker, Industriemechaniker',
    de: 'schwenk, fels werke, knauf, heidelberg materials, saint gobain, xella, ytong, mitteldeutsche baustoffe, cemex, basalt ag, norddeutsche naturstein',
  },
  {
    means: 'Holzbearbeitungsmechaniker, Holzmechaniker, Papiertechnologe',
    de: 'sonae arauco, nettgau, pfleiderer, propapier, delkeskamp',
  },
  {
    means: 'Verwaltungsfachangestellte, Verwaltungswirt',
    de: 'samtgemeinde, landesamt für vermessung, umweltbundesamt',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter',
    de: 'landespolizei sachsen anhalt, fachhochschule polizei, polizeifachschule',
  },
  {
    means: 'Landwirt, Tierwirt, Schülerpraktikum Landwirtschaft',
    de: 'agrar eg, agrar gmbh, agrargesellschaft, gut bösdorf, raiffeisen agrar, lehndorff, ktg agrar, bauerngenossenschaft',
  },
  {
    means: 'Forstwirt',
    de: 'landesforstbetrieb, landeszentrum wald, bundesforst, stadtforst, forstbetriebsgemeinschaft, waldbesitzer, forstverwaltung',
  },
  {
    means: 'Veranstaltungstechnik, Veranstaltungskaufmann, Schülerpraktikum Veranstaltungen',
    de: 'harztheater, amo kulturhaus',
  },
  {
    means: 'Mediengestalter Bild Ton, Medienkaufmann, audiovisuelle Medien',
    de: 'mdr sachsen anhalt, offener kanal, radio corax',
  },
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    de: 'supercut, cosmo friseur, basic friseur, friseur klier, haarwerk, barber shop',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Automobilkaufmann',
    de: 'bosch dienst, mercedes autohaus, vw autohaus, bmw autohaus, skoda autohaus, toyota autohaus, autohaus liebe, gtü, kfz gutachter',
  },
  { means: 'Automobilkaufmann', de: 'sixt, europcar, autovermieter' },
  {
    means: 'Fluggerätmechaniker, Luftverkehrskaufmann',
    de: 'dhl aviation, flughafen cochstedt, aerologic',
  },
  {
    means: 'Sport- Fitnesskaufmann',
    de: 'fit one, easyfitness, kieser training, ai fitness, fitseveneleven, body street',
  },
  {
    means: 'Soziales Jugendarbeit, Schule Hort, Erzieher',
    de: 'kinderdorf, albert schweitzer familienwerk, bildungswerk, volkshochschule',
  },
  { means: 'Bestattungsfachkraft', de: 'grieneisen, bestatter institut, beerdigungsfirma' },
  {
    means: 'Personaldienstleistungskaufmann',
    de: 'randstad, adecco, manpower, tempton, orizon, persona service, zeitarbeit randstad, office people, timepartner',
  },
];
