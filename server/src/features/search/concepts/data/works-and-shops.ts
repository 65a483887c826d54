import type { Concept } from '../concept.ts';

/**
 * Works, plants and shops by their kind, with the trades for which they train in addition to those of their name: a cement works also needs
 * mechanics. Our own work: written from knowledge of the trades, not taken from a list.
 */
export const worksAndShops: readonly Concept[] = [
  {
    means:
      'Industriemechaniker, Elektroniker Betriebstechnik, Verfahrensmechaniker Steine, Mechatroniker, Aufbereitungsmechaniker, Baustoffprüfer, Maschinen Anlagenführer, Industriekaufmann, Betonfertigteilbauer',
    de: 'zementwerk, betonwerk, kieswerk, kiesgrube, kalkwerk, gipswerk, ziegelwerk, ziegelei, asphaltmischwerk, schotterwerk, steinbruch, baustoffwerk, fertigteilwerk, sandgrube',
  },
  {
    means:
      'Industriemechaniker, Gießereimechaniker, Verfahrenstechnologe Metall, Zerspanungsmechaniker, Konstruktionsmechaniker, Elektroniker Betriebstechnik, Werkstoffprüfer, Mechatroniker, Maschinen Anlagenführer, Schülerpraktikum Metall, Industriekaufmann, Fachkraft Metalltechnik',
    de: 'stahlwerk, walzwerk, metallwerk, metallwerke, aluminiumwerk, aluminiumhütte, kupferhütte, kupferwerk, hüttenwerk, gießerei, eisengießerei, metallfabrik, drahtwerk, rohrwerk, metallverarbeitung, metallbetrieb, metallfirma, stahlbau, stahlbaufirma, härterei, galvanik, schrauben fabrik',
  },
  {
    means:
      'Industriemechaniker, Mechatroniker, Zerspanungsmechaniker, Elektroniker Betriebstechnik, Industriekaufmann, Maschinen Anlagenführer, Konstruktionsmechaniker, Fachkraft Lagerlogistik, Werkzeugmechaniker, Technische Produktdesigner, Schülerpraktikum Metall',
    de: 'maschinenbau, maschinenbaufirma, maschinenfabrik, motorenwerk, getriebewerk, pumpenwerk, armaturenwerk, waggonbau, waggonfabrik, schienenfahrzeuge, schienenfahrzeugbau, schienenfahrzeugtechnik, werft, autofabrik, automobilwerk, automobilzulieferer, zulieferer, reifenwerk, batteriefabrik, batteriewerk, anlagenbau, werkzeugbau, industriebetrieb, industriepark, fabrik, werk, industrie',
  },
  {
    means:
      'Mikrotechnologe, Mechatroniker, Elektroniker Betriebstechnik, Elektroniker Geräte Systeme, Chemikant, Industriemechaniker, Fachinformatiker, Physiklaborant, Maschinen Anlagenführer, Elektroniker Automatisierungstechnik',
    de: 'chipfabrik, halbleiterfabrik, halbleiter, halbleiterwerk, intel, mikrochips, solarfabrik, solarzellenfabrik, elektronikfirma, elektronikfabrik',
  },
  {
    means:
      'Chemikant, Chemielaborant, Industriemechaniker, Elektroniker Automatisierungstechnik, Produktionsfachkraft Chemie, Mechatroniker, Anlagenmechaniker, Pharmakant, Industriekaufmann, Kunststoff Kautschuktechnologe, Fachkraft Lagerlogistik, Elektroniker Betriebstechnik',
    de: 'chemiefabrik, chemiewerk, chemiepark, chemiebetrieb, raffinerie, farbenfabrik, düngemittelwerk, stickstoffwerk, waschmittelfabrik, pharmafirma, pharmawerk, pharmafabrik, arzneimittelwerk, impfstoffwerk, kunststoffwerk, kunststofffabrik, kunststoffteile, folienfabrik, gummiwerk, lackfabrik',
  },
  {
    means:
      'Lebensmitteltechnik, Maschinen Anlagenführer, Industriemechaniker, Süßwarentechnologe, Mechatroniker, Fachkraft Lagerlogistik, Milchtechnologe, Fruchtsafttechnik, Elektroniker Betriebstechnik, Industriekaufmann, Bäcker, Mühlen Getreidewirtschaft',
    de: 'lebensmittelfabrik, schokoladenfabrik, keksfabrik, nudelfabrik, konservenfabrik, getränkefabrik, zuckerfabrik, mühle, getreidemühle, molkerei, käserei, saftfabrik, kelterei, tiefkühlkost, backfabrik, tierfutterfabrik, ölmühle, stärkefabrik, abfüllanlage',
  },
  {
    means:
      'Brauer, Koch, Fachkraft Gastronomie, Restaurants, Destillateur, Lebensmitteltechnik, Hotelfachmann',
    de: 'brauhaus, brauereigasthof, gasthausbrauerei, brauerei, hausbrauerei',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Mechatroniker, Industriemechaniker, Anlagenmechaniker, Landwirt, Fachkraft Agrarservice, Elektroniker Automatisierungstechnik, Umwelttechnologe, Elektroniker Energie Gebäudetechnik, Industriekaufmann',
    de: 'biogasanlage, biogas, windpark, windkraft, windkraftanlage, windkraftanlagen, solarpark, kraftwerk, kohlekraftwerk, umspannwerk, netzbetreiber, energiekonzern, stromversorger, stromanbieter, wasserstoff, fernwärme, heizwerk, photovoltaikfirma, solarfirma',
  },
  {
    means:
      'Abwasserbewirtschaftung, Wasserversorgung, Rohrleitungsnetze, Abfallwirtschaft, Anlagenmechaniker, Elektroniker Betriebstechnik, Berufskraftfahrer, Industriemechaniker, Wasserwirtschaft, Schülerpraktikum Umwelt',
    de: 'wasserwerk, klärwerk, kläranlage, abwasserverband, abwasserzweckverband, wasserverband, deponie, mülldeponie, müllverbrennung, müllverbrennungsanlage, recyclinghof, wertstoffhof, schrottplatz, entsorgungsfirma, entsorger, abfallwirtschaft, müllabfuhr',
  },
  {
    means:
      'Bergbautechnologe, Berg Maschinenmann, Aufbereitungsmechaniker, Industriemechaniker, Elektroniker Betriebstechnik, Mechatroniker, Chemikant',
    de: 'bergwerk, bergbau, kaliwerk, kalibergwerk, salzbergwerk, salzwerk, schacht, tagebau, braunkohle, braunkohletagebau, grube, unter tage, untertage',
  },
  {
    means:
      'Papiertechnologe, Packmitteltechnologe, Maschinen Anlagenführer, Industriemechaniker, Mechatroniker, Medientechnologe Druck, Druckverarbeitung, Industriekaufmann',
    de: 'papierfabrik, papierwerk, kartonfabrik, wellpappe, verpackungsfirma, verpackungswerk, zellstoffwerk, zellstofffabrik',
  },
  {
    means:
      'Medientechnologe Druck, Mediengestalter Digital Print, Druckverarbeitung, Siebdruck, Schilder Lichtreklamehersteller, Buchbinder, Medienkaufmann',
    de: 'druckerei, copyshop, verlag, zeitungsverlag, schildermacher, textildruck, werbetechnik, werbetechniker',
  },
  {
    means:
      'Holzbearbeitungsmechaniker, Holzmechaniker, Tischler, Industriemechaniker, Zimmerer, Maschinen Anlagenführer, Fachkraft Lagerlogistik',
    de: 'sägewerk, spanplattenwerk, holzwerk, möbelfabrik, möbelwerk, fensterfirma, fensterbauer, treppenbau, holzhandel, holzbau, holzbaufirma, parkettfabrik',
  },
  {
    means:
      'Verfahrensmechaniker Glastechnik, Flachglastechnologe, Industriekeramiker, Industriemechaniker, Glasveredler, Keramiker, Elektroniker Betriebstechnik, Maschinen Anlagenführer',
    de: 'glaswerk, glasfabrik, glashütte, porzellanfabrik, porzellanmanufaktur, fliesenwerk, keramikfabrik, flachglaswerk',
  },
  {
    means:
      'Produktionsmechaniker Textil, Modenäher, Technische Konfektionär, Produktveredler Textil, Maschinen Anlagenführer, Textillaborant, Modeschneider, Polster Dekorationsnäher',
    de: 'textilfabrik, weberei, strickerei, färberei, näherei, modefabrik, teppichfabrik, matratzenfabrik, schuhfabrik, polstermöbelfabrik',
  },
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel, Fachkraft Lagerlogistik, Groß Außenhandelsmanagement, visuelles Marketing',
    de: 'laden, geschäft, shop, fachgeschäft, fachmarkt, spielzeugladen, spielwarenladen, schuhladen, klamottenladen, schreibwarenladen, kiosk, spätkauf, späti, tabakladen, teeladen, weinladen, weinhandlung, sportladen, sportgeschäft, angelladen, anglerbedarf, haushaltswaren, geschenkeladen, bastelladen, stoffladen, comicladen, plattenladen, gaming shop, tierfutterladen, teppichladen, lampenladen, bettenladen, erotikshop, dorfladen, hofladen, unverpacktladen, bioladen, einkaufscenter, shoppingcenter, outlet',
  },
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Tierpfleger, Schülerpraktikum Handel, Tiermedizinische Fachangestellte',
    de: 'zoohandlung, zooladen, zoogeschäft, tierhandlung, tierladen, aquariumladen, zoofachgeschäft, zoofachhandel, reitsportladen',
  },
  {
    means:
      'Zweiradmechatroniker, Fahrradmonteur, Kaufmann Einzelhandel, Verkäufer, Kraftfahrzeugmechatroniker',
    de: 'fahrradladen, fahrradgeschäft, fahrradhändler, fahrradwerkstatt, zweiradladen, motorradladen, motorradhändler, motorradwerkstatt, rollerladen, bikeshop, bike shop',
  },
  {
    means:
      'Kraftfahrzeugmechatroniker, Automobilkaufmann, Kaufmann Einzelhandel, Verkäufer, Groß Außenhandelsmanagement, Karosserie Fahrzeugbaumechaniker, Fahrzeuglackierer, Reifen Vulkanisationstechnik, Schülerpraktikum Kfz-Werkstatt',
    de: 'autohändler, autoteile, autoteile laden, autoteilehandel, autohandel, gebrauchtwagenhändler, reifenhändler, reifenhandel, reifenservice, waschanlage, autowäsche, autowaschanlage, autovermietung, seat, skoda, škoda, opel, ford, renault, dacia, toyota, hyundai, kia, fiat, peugeot, citroen, mazda, volvo, nissan, mercedes, porsche, lackiererei, karosseriewerkstatt',
  },
  {
    means: 'Florist, Gärtner, Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Garten',
    de: 'blumenladen, blumengeschäft, gartencenter, gärtnerei, pflanzencenter, pflanzenmarkt',
  },
  {
    means:
      'Gold Silberschmied, Uhrmacher, Kaufmann Einzelhandel, Verkäufer, Edelsteinfasser, Graveur',
    de: 'juwelier, schmuckladen, schmuckgeschäft, uhrenladen, goldschmiede',
  },
  {
    means: 'Musikfachhändler, Kaufmann Einzelhandel, Verkäufer, Klavier Cembalobauer',
    de: 'musikladen, musikgeschäft, musikhaus, instrumentenladen, klavierhaus',
  },
  {
    means:
      'Fachkraft Speiseeis, Konditor, Fachkraft Gastronomie, Fachverkäufer Konditorei, Restaurants, Systemgastronomie, Schülerpraktikum Bäckerei',
    de: 'eiscafé, eiscafe, eisdiele, eisladen, eissalon, eismanufaktur, gelateria',
  },
  {
    means:
      'Fachkraft Gastronomie, Fachkraft Speiseeis, Verkäufer, Restaurants, Systemgastronomie, Konditor, Fachverkäufer Konditorei',
    de: 'konditorei café, café, cafe, bäckerei café, imbiss, dönerladen, döner, pizzeria, pommesbude, foodtruck, mensa, kantine, schulkantine, catering',
  },
  {
    means: 'Koch, Fachkraft Küche, Hauswirtschafter, Diätassistent, Fachkraft Gastronomie',
    de: 'großküche, schulküche, krankenhausküche, schulkantine, kantine, mensa, küche im altenheim, cateringfirma, catering',
  },
  {
    means:
      'Kurier Express Postdienstleistungen, Servicefahrer, Berufskraftfahrer, Fachlagerist, Fachkraft Lagerlogistik',
    de: 'lieferdienst, lieferando, flink, gorillas, picnic, fahrradkurier, kurier, kurierdienst, paketzusteller, post, deutsche post, postfiliale, zustellbasis',
  },
  {
    means:
      'Spedition Logistikdienstleistung, Fachkraft Lagerlogistik, Berufskraftfahrer, Fachlagerist, Schülerpraktikum Lager',
    de: 'spedition, speditionen, logistikfirma, logistikunternehmen, logistikzentrum, transportunternehmen, transportfirma, fuhrunternehmen, umzugsfirma, zentrallager, hochregallager, lagerhaus, güterverkehrszentrum',
  },
  {
    means:
      'Pflegefachmann, Erzieher, Pflegefachassistent, Heilerziehungspfleger, Sozialassistent, Notfallsanitäter, Kinderpfleger, Familienpfleger, Hauswirtschafter, Schülerpraktikum Pflege, Schülerpraktikum Soziales, Kaufmann Gesundheitswesen',
    de: 'awo, arbeiterwohlfahrt, caritas, diakonie, volkssolidarität, paritätische, drk, malteser, johanniter, rotes kreuz, wohlfahrtsverband, sozialträger, sozialer träger, pfeiffersche stiftungen, stiftung, lebenshilfe',
  },
  {
    means:
      'Gebäudereiniger, Hauswirtschafter, Hotelfachmann, Fachpraktiker Gebäudeservice, Textilreiniger',
    de: 'reinigungsfirma, putzfirma, putzkolonne, hotelzimmer sauber machen, hotelzimmer putzen, büros putzen, facility management, hausmeisterservice, wäscherei, reinigung',
  },
  {
    means:
      'Elektroniker, Kaufmann Büromanagement, Anlagenmechaniker, Elektroniker Betriebstechnik, Industriekaufmann, Elektroniker Automatisierungstechnik, Rohrleitungsnetze, Wasserversorgung, Abwasserbewirtschaftung, Elektroniker Energie Gebäudetechnik, Abfallwirtschaft, Fachkraft Fahrbetrieb, Bäderbetriebe',
    de: 'stadtwerke, stadtwerk, energieversorger, gasversorger, kommunaler betrieb, enviam, envia, avacon, eon, e on, mitnetz, swm, evh',
  },
  {
    means: 'Immobilienkaufmann, Kaufmann Büromanagement, Duales Studium Immobilienwirtschaft',
    de: 'wohnungsgesellschaft, wohnungsgenossenschaft, wohnungsbaugesellschaft, hausverwaltung, immobilienbüro, maklerbüro, makler',
  },
  {
    means:
      'Bautechnische Konstrukteur, Technische Systemplaner, Vermessungstechniker, Technische Produktdesigner, Kaufmann Büromanagement, Schülerpraktikum Architektur',
    de: 'architekturbüro, planungsbüro, ingenieurbüro, konstruktionsbüro, bauamt, vermessungsbüro, katasteramt, statikbüro',
  },
  {
    means:
      'Mediengestalter Bild Ton, audiovisuelle Medien, Veranstaltungstechnik, Marketingkommunikation, Medienkaufmann, Mediengestalter Digital Print',
    de: 'radio, radiosender, fernsehen, fernsehsender, mdr, tonstudio, filmstudio, filmproduktion, kino, medienhaus, zeitungsredaktion, redaktion',
  },
  {
    means:
      'Veranstaltungstechnik, Veranstaltungskaufmann, Maskenbildner, Bühnenmaler, Schülerpraktikum Veranstaltungen, Maßschneider',
    de: 'oper, opernhaus, theater, schauspielhaus, stadthalle, messe, messehalle, eventagentur, konzerthaus, kulturhaus, freilichtbühne',
  },
];
