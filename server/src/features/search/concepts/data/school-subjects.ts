import type { Concept } from '../concept.ts';

/**
 * Subjects of the schools of Sachsen-Anhalt, by their names and in everyday words, with the trades that may interest pupils who like them. Our
 * own work: written from knowledge of the trades, not taken from a list.
 */
export const schoolSubjects: readonly Concept[] = [
  {
    means:
      'Fachinformatiker, Mathematisch-technische Softwareentwickler, Bankkaufmann, Steuerfachangestellte, Industriekaufmann, Vermessungstechniker, Technische Produktdesigner, Mechatroniker, Elektroniker, Kaufmann Büromanagement',
    de: 'mathe, mathematik, mathematikunterricht, matheunterricht, mathe lk, mathe ag, rechnen, kopfrechnen, algebra, prozentrechnung, mathegenie, textaufgaben, zahlen',
  },
  {
    means:
      'Kaufmann Büromanagement, Buchhändler, Medien Informationsdienste, Medienkaufmann, Verwaltungsfachangestellte, Rechtsanwaltsfachangestellte, Justizfachangestellte, Dialogmarketing, Marketingkommunikation',
    de: 'deutsch, deutschunterricht, deutsch lk, rechtschreibung, grammatik, aufsatz, aufsätze, aufsätze schreiben, diktate, literaturunterricht, texte schreiben, lyrik',
  },
  {
    means:
      'Fremdsprachenkorrespondent, Tourismuskaufmann, Hotelfachmann, Groß Außenhandelsmanagement, Spedition Logistikdienstleistung, Luftverkehrskaufmann, Servicekaufmann Luftverkehr, Industriekaufmann, Schifffahrtskaufmann, Hotelmanagement',
    de: 'englisch, englischunterricht, englisch lk, französisch, französischunterricht, franz, russisch, russischunterricht, spanisch, spanischunterricht, italienisch, polnisch, chinesisch, fremdsprache, fremdsprachenunterricht, zweite fremdsprache, sprachen in der schule, sprachbegabt, vokabeln',
  },
  {
    means:
      'Medizinische Fachangestellte, Pharmazeutisch-technische Assistent, Rechtsanwaltsfachangestellte, Medien Informationsdienste, Operationstechnische Assistent, Biologielaborant',
    de: 'latein, lateinunterricht, altgriechisch, griechisch, latinum',
  },
  {
    means:
      'Biologielaborant, Biologisch-technische Assistent, Gärtner, Medizinische Fachangestellte, Tiermedizinische Fachangestellte, Forstwirt, Tierpfleger, Laboratoriumsanalytik, Pharmazeutisch-technische Assistent, Pflanzentechnologe, Pflegefachmann, Tierwirt, Landwirt',
    de: 'bio, biologie, biounterricht, biologieunterricht, bio lk, bio leistungskurs, sachkunde, sachkundeunterricht, heimatkunde, naturkunde, tierkunde, pflanzenkunde, schulgarten, schulgartenunterricht',
  },
  {
    means:
      'Chemielaborant, Chemikant, Chemisch-technische Assistent, Pharmakant, Pharmazeutisch-technische Assistent, Lacklaborant, Pharmazeutisch-kaufmännische Angestellte, Kunststoff Kautschuktechnologe, Produktionsfachkraft Chemie, Biologielaborant',
    de: 'chemie, chemieunterricht, chemie lk, chemie ag, chemie leistungskurs, periodensystem, chemisch, chemische reaktionen, laborunterricht',
  },
  {
    means:
      'Physiklaborant, Elektroniker, Mechatroniker, Fachinformatiker, Industriemechaniker, Werkstoffprüfer, Mikrotechnologe, Feinoptiker, Elektroniker Betriebstechnik, Elektroniker Automatisierungstechnik, Kraftfahrzeugmechatroniker',
    de: 'physik, physikunterricht, physik lk, physik leistungskurs, physik ag, physikalisch, mechanik unterricht, elektrizitätslehre',
  },
  {
    means:
      'Chemielaborant, Biologielaborant, Physiklaborant, Chemisch-technische Assistent, Biologisch-technische Assistent, Umweltschutztechnische Assistent, Pharmazeutisch-technische Assistent, Schülerpraktikum Labor, Chemikant, Mechatroniker',
    de: 'naturwissenschaft, naturwissenschaften, naturwissenschaftlich, nawi, nw unterricht',
  },
  {
    means:
      'Fachinformatiker, Mechatroniker, Elektroniker, Chemielaborant, Physiklaborant, Industriemechaniker, Biologielaborant, Mathematisch-technische Softwareentwickler, Technische Produktdesigner',
    de: 'mint, mint fächer, mint schule, mint ag, mint berufe, stem',
  },
  {
    means:
      'Fachinformatiker, Informationstechnische Assistent, Mathematisch-technische Softwareentwickler, IT-System-Elektroniker, Digitalisierungsmanagement, IT-System-Management, Schülerpraktikum IT, Duales Studium Informatik',
    de: 'informatik, informatikunterricht, info unterricht, moderne medienwelten, medienwelten, computerunterricht, medienkunde, programmieren in der schule, itg',
  },
  {
    means:
      'Industriemechaniker, Mechatroniker, Elektroniker, Tischler, Metallbauer, Technische Produktdesigner, Kraftfahrzeugmechatroniker, Anlagenmechaniker Sanitär, Zimmerer, Konstruktionsmechaniker',
    de: 'technik, technikunterricht, werken, werkunterricht, werken und technik, technisches werken, awt, arbeit wirtschaft technik, arbeitslehre, polytechnik',
  },
  {
    means:
      'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur, Technische Modellbauer, Vermessungstechniker, Schülerpraktikum Architektur',
    de: 'technisches zeichnen, geometrie, geometrisches zeichnen, tz unterricht, planung konstruktion',
  },
  {
    means:
      'Industriekaufmann, Kaufmann Büromanagement, Bankkaufmann, Kaufmann Einzelhandel, Groß Außenhandelsmanagement, Steuerfachangestellte, Versicherungen Finanzanlagen, Immobilienkaufmann, Verwaltungsfachangestellte, Rechtsanwaltsfachangestellte',
    de: 'wirtschaft, wirtschaftsunterricht, wirtschaft und recht, wirtschaftslehre, wirtschaftskunde, bwl, vwl, wirtschaft technik, rechnungswesen, buchführung, buchhaltung unterricht, recht unterricht, rechtskunde',
  },
  {
    means:
      'Hauswirtschafter, Koch, Fachkraft Küche, Bäcker, Diätassistent, Konditor, Familienpfleger, Fachpraktiker Hauswirtschaft, Fachkraft Gastronomie',
    de: 'hauswirtschaft, hauswirtschaftsunterricht, kochunterricht, hw unterricht, ernährungslehre, ernährungskunde, haushaltslehre, schulküche unterricht',
  },
  {
    means:
      'Mediengestalter Digital Print, Gestaltungstechnische Assistent, visuelles Marketing, Maler Lackierer, Raumausstatter, Keramiker, Gold Silberschmied, Fotograf, Florist, Bühnenmaler, Maskenbildner, Maßschneider, immersive Medien, Technische Modellbauer, Mediengestalter Bild Ton',
    de: 'kunst, kunstunterricht, kunsterziehung, kunst lk, gestalten, gestaltung, gestalten und kunst, textilgestaltung, textiles gestalten, plastisches gestalten, zeichenunterricht, kunstlehrerin',
  },
  {
    means:
      'Musikfachhändler, Veranstaltungstechnik, Klavier Cembalobauer, Geigenbauer, Orgelbauer, Erzieher, Zupfinstrumentenmacher, Mediengestalter Bild Ton',
    de: 'musik, musikunterricht, musik lk, musikschule',
  },
  {
    means:
      'Sportfachmann, Sport Fitnesskaufmann, Physiotherapeut, Bäderbetriebe, Duales Studium Fitnessökonomie, Polizeimeisteranwärter, Schülerpraktikum Sport, Schülerpraktikum Physiotherapie, Brandmeisteranwärter, Masseur',
    de: 'sport, sportunterricht, sport lk, sport leistungskurs, schulsport, turnunterricht, schwimmunterricht',
  },
  {
    means:
      'Geomatiker, Vermessungstechniker, Tourismuskaufmann, Wasserwirtschaft, Forstwirt, Umweltschutztechnische Assistent, Straßen Verkehrstechnik, Tourismus Freizeit, Bergbautechnologe, Gärtner',
    de: 'geo, geografie, geographie, erdkunde, erdkundeunterricht, geografieunterricht, geographieunterricht, geo lk',
  },
  {
    means:
      'Medien Informationsdienste, Buchhändler, Verwaltungsfachangestellte, Steinmetz, Justizfachangestellte, Vergolder, Tourismuskaufmann',
    de: 'geschichte, geschichtsunterricht, geschichte lk, archäologie, mittelalter unterricht',
  },
  {
    means:
      'Verwaltungsfachangestellte, Justizfachangestellte, Arbeitsmarktdienstleistungen, Sozialversicherungsfachangestellte, Rechtsanwaltsfachangestellte, Verwaltungswirt, Notarfachangestellte, Polizeimeisteranwärter, Sozialassistent, Fachangestellte Markt Sozialforschung',
    de: 'sozialkunde, sozialkundeunterricht, soziologie, gemeinschaftskunde, gesellschaftskunde, gesellschaft, politikunterricht, powi, pw unterricht, wirtschaft politik, staatsbürgerkunde',
  },
  {
    means:
      'Erzieher, Sozialassistent, Heilerziehungspfleger, Pflegefachmann, Sozialpädagogische Assistent, Familienpfleger, Bestattungsfachkraft, Ergotherapeut',
    de: 'ethik, ethikunterricht, religion, religionsunterricht, reli, reli unterricht, philosophie, philo, werte und normen',
  },
  {
    means:
      'Erzieher, Sozialassistent, Heilerziehungspfleger, Sozialpädagogische Assistent, Kinderpfleger, Ergotherapeut, Duales Studium Soziale Arbeit, Duales Studium Kindheitspädagogik',
    de: 'psychologie, psychologieunterricht, pädagogik, pädagogikunterricht, erziehungswissenschaft, sozialwesen, gesundheit und soziales',
  },
  {
    means:
      'Physiklaborant, Feinoptiker, Fluggerätelektroniker, Fluggerätmechaniker, Mikrotechnologe',
    de: 'astronomie, astronomieunterricht, astro unterricht, sternkunde',
  },
  {
    means:
      'Maskenbildner, Veranstaltungskaufmann, Veranstaltungstechnik, Bühnenmaler, Schülerpraktikum Veranstaltungen',
    de: 'darstellendes spiel, ds unterricht, theaterunterricht, theaterkurs',
  },
  {
    means:
      'Pflegefachmann, Medizinische Fachangestellte, Pflegefachassistent, Diätassistent, Physiotherapeut, Notfallsanitäter',
    de: 'gesundheitslehre, gesundheitsunterricht, fachoberschule gesundheit, pflegeunterricht',
  },
];
