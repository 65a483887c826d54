import type { Concept } from '../concept.ts';

/** Kinds of employers, by the trades of their employees and the internships that they offer. Our own work, not taken from a list. */
export const workplaces: readonly Concept[] = [
  {
    means:
      'Kaufmann Büromanagement, Verwaltungsfachangestellte, Steuerfachangestellte, Industriekaufmann, Fachinformatiker, Bankkaufmann, Dialogmarketing, Versicherungen Finanzanlagen, Sozialversicherungsfachangestellte, Schülerpraktikum Büro',
    de: 'sitzen, sitzende tätigkeit',
  },
  {
    means:
      'Friseur, Koch, Verkäufer, Kaufmann Einzelhandel, Fachverkäufer, Bäcker, Konditor, Fleischer, Restaurants, Gastronomie, Systemgastronomie, Hotelfachmann, Zerspanungsmechaniker, Lagerlogistik, Fachlagerist',
    de: 'stehen, stehende tätigkeit',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Medizinische Fachangestellte, Operationstechnische, Anästhesietechnische, Schülerpraktikum Pflege',
    de: 'krankenhaus, uniklinik, uniklinikum, universitätsklinikum, klinikum, krankenstation, notaufnahme, station im krankenhaus, reha klinik, rehaklinik',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    de: 'pflegeheim, altenheim, altersheim, seniorenheim, pflegedienst, ambulanter pflegedienst, seniorenresidenz, hospiz, tagespflege, sozialstation, wohnheim für senioren',
  },
  {
    means: 'Medizinische Fachangestellte, Schülerpraktikum Arztpraxis',
    de: 'arztpraxis, hausarzt, hausarztpraxis, kinderarzt, hautarzt, augenarzt, frauenarzt, beim arzt, facharztpraxis',
  },
  {
    means: 'Zahnmedizinische, Zahntechniker',
    de: 'zahnarztpraxis, kieferorthopäde, kieferorthopädie, dentallabor',
  },
  {
    means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst',
    de: 'rettungswache, rettungsdienst, rettungsleitstelle',
  },
  {
    means: 'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische, Schülerpraktikum Kita',
    de: 'kita, kindergarten, krippe, kinderkrippe, kindertagesstätte, tagesmutter',
  },
  {
    means: 'Erzieher, Sozialassistent, Schule Hort, Schülerpraktikum Jugendarbeit',
    de: 'hort, grundschule, jugendclub, jugendzentrum, kinderheim, jugendhaus, schulsozialarbeit, nachmittagsbetreuung, ganztagsschule',
  },
  {
    means: 'Heilerziehungspfleger, Heilerziehungspflegehelfer, Pflegefachassistent',
    de: 'behindertenwerkstatt, wohngruppe, lebenshilfe, förderschule arbeiten, behinderteneinrichtung, wohnstätte',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Automobilkaufmann, Schülerpraktikum Kfz-Werkstatt',
    de: 'autohaus, autowerkstatt, kfz werkstatt, autohändler, autoverkäufer, tankstelle werkstatt, tüv, dekra',
  },
  {
    means:
      'Maurer, Hochbaufacharbeiter, Tiefbaufacharbeiter, Straßenbauer, Zimmerer, Schülerpraktikum Bau',
    de: 'baustelle, baufirma, bauunternehmen, baubetrieb, tiefbaufirma, hochbaufirma',
  },
  {
    means: 'Straßenwärter, Straßenbauer, Gärtner Landschaftsbau, Gärtner, öffentliche Verwaltung',
    de: 'bauhof, straßenmeisterei, autobahnmeisterei, stadtgärtnerei, grünflächenamt, betriebshof, stadtwirtschaft',
  },
  {
    means:
      'Elektroniker Betriebstechnik, Industriekaufmann, Anlagenmechaniker, Elektroniker Gebäude Infrastruktursysteme, Wasserversorgung, Rohrleitungsnetze, Leitungsbauer',
    de: 'stadtwerke, stadtwerk, energieversorger, gaswerk, kraftwerk, umspannwerk, netzbetreiber, heizkraftwerk',
  },
  {
    means:
      'Sozialversicherungsfachangestellte, Kaufmann Gesundheitswesen, Duales Studium Sozialversicherung',
    de: 'aok, krankenkasse, krankenversicherung, rentenversicherung, berufsgenossenschaft, barmer, techniker krankenkasse, dak',
  },
  {
    means:
      'IT-System-Elektroniker, Fachinformatiker, Systemintegration, IT-System-Management, Digitalisierungsmanagement, Digitale Vernetzung',
    de: 'telekom, vodafone, handyladen, handyshop, telekommunikation, internetanbieter, glasfaser, rechenzentrum, computerladen, systemhaus',
  },
  {
    means: 'Kurier Express, Fachkraft Lagerlogistik, Fachlagerist, Berufskraftfahrer',
    de: 'dhl, paketdienst, paketzentrum, postbote, postfiliale, deutsche post, hermes, dpd, ups, gls, briefzentrum, zusteller, paketbote',
  },
  {
    means: 'E-Commerce, Fachkraft Lagerlogistik, Fachlagerist, Schülerpraktikum Lager',
    de: 'zalando, amazon, onlineshop, versandhaus, versandlager, logistikzentrum, otto versand',
  },
  {
    means: 'Drogist, Verkäufer, Kaufmann Einzelhandel, Kosmetiker',
    de: 'douglas, parfümerie, drogerie, drogeriemarkt, dm, rossmann',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Möbel Küchen Umzugsservice, visuelles Marketing',
    de: 'ikea, möbelhaus, einrichtungshaus, höffner, roller, poco, xxxlutz',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'supermarkt, discounter, kaufhaus, einkaufszentrum, baumarkt, elektromarkt, boutique, modegeschäft, getränkemarkt, schuhgeschäft, spielzeugladen',
  },
  {
    means:
      'Justizfachangestellte, Justizsekretäranwärter, Rechtspfleger, Justizvollzugsbeamter, Schülerpraktikum Justiz',
    de: 'gericht, amtsgericht, landgericht, justiz, staatsanwaltschaft, grundbuchamt, gefängnis, jva, justizvollzugsanstalt',
  },
  {
    means:
      'Rechtsanwaltsfachangestellte, Rechtsanwalts- Notarfachangestellte, Notarfachangestellte, Schülerpraktikum Recht',
    de: 'anwalt, rechtsanwalt, kanzlei, anwaltskanzlei, notar, notariat, rechtsanwaltskanzlei',
  },
  {
    means:
      'Verwaltungsfachangestellte, Verwaltungswirt, Öffentliche Verwaltung, Schülerpraktikum Verwaltung',
    de: 'rathaus, stadtverwaltung, gemeinde, gemeindeverwaltung, landratsamt, kreisverwaltung, landkreis arbeiten, bürgeramt, bürgerbüro, standesamt, ministerium, behörde, öffentlicher dienst, jugendamt, sozialamt',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Luftverkehrskaufmann, Servicekaufmann Luftverkehr',
    de: 'lufthansa, flughafen, airline, fluggesellschaft, airport, ryanair, eurowings',
  },
  {
    means: 'Eisenbahner, Eisenbahner Zugverkehrssteuerung, Mobilität Verkehrsservice, Gleisbauer',
    de: 'deutsche bahn, bahnhof, bahn, eisenbahnunternehmen, s bahn, stellwerk',
  },
  {
    means:
      'Chemikant, Chemielaborant, Produktionsfachkraft Chemie, Pharmakant, Schülerpraktikum Chemie',
    de: 'chemiepark, chemiewerk, chemiefabrik, chemiefirma, chemiekonzern, raffinerie',
  },
  {
    means:
      'Industriemechaniker, Maschinen Anlagenführer, Mechatroniker, Zerspanungsmechaniker, Schülerpraktikum Maschinenbau',
    de: 'fabrik, industriebetrieb, werkhalle, maschinenfabrik, maschinenbau firma, produktionshalle, fließband, am band',
  },
  {
    means: 'Medien Informationsdienste, Buchhändler',
    de: 'bibliothek, bücherei, archiv, stadtbibliothek, buchhandlung, buchladen, museum',
  },
  {
    means: 'Tierpfleger, Tierpfleger Tierheim, Tierpfleger Zoo, Schülerpraktikum Tiere',
    de: 'tierheim, tierhaare, zoo, tierpark, tierpension, wildpark, bergzoo, hundepension, tierklinik',
  },
  {
    means: 'Kosmetiker, Friseur, Schülerpraktikum Kosmetik',
    de: 'kosmetikstudio, nagelstudio, beautysalon, wellnesshotel, spa, barbershop, friseursalon, barber',
  },
  {
    means: 'Gärtner Friedhofsgärtnerei, Bestattungsfachkraft, Steinmetz',
    de: 'friedhof, friedhöfe, grab, gräber, grabstein, grabsteine',
  },
  {
    means: 'Erzieher, Sozialassistent, Schule Hort, Kinderpfleger',
    de: 'ganztag, ganztagsangebot, ganztagsbetreuung, bastelstunde, ferienbetreuung, flüchtlingsheim, asylheim, obdachlosenheim, frauenhaus, jugendamt einrichtung',
  },
  {
    means: 'Fachangestellte Bäderbetriebe, Masseur',
    de: 'sauna, saunalandschaft, spaßbad, erlebnisbad, thermalbad, kurbad',
  },
  {
    means: 'Sportfachmann, Sport Fitnesskaufmann, Kaufmann Tourismus',
    de: 'ski, ski fahren, skifahren, snowboard, skischule, skilift, bobbahn',
  },
  {
    means: 'Fachangestellte Medien Informationsdienste, Veranstaltungskaufmann, Kaufmann Tourismus',
    de: 'galerie, kunstgalerie, ausstellung, ausstellungen',
  },
  {
    means: 'Patentanwaltsfachangestellte, Rechtsanwaltsfachangestellte',
    de: 'patent, patente, patentamt, patentanwalt',
  },
  {
    means: 'Bergbautechnologe, Aufbereitungsmechaniker, Berg- Maschinenmann',
    de: 'bergwerk, kalibergwerk, kaliwerk, kali, k s, salzbergwerk, zeche, grube, untertage, unter tage, tagebau, braunkohle, mibrag',
  },
];
