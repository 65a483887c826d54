import type { Concept } from '../concept.ts';

/**
 * Descriptions that people give of themselves and of their preferred way of working, by the trades to which these may lead. Our own work:
 * written from knowledge of the trades, not taken from a list.
 */
export const characters: readonly Concept[] = [
  {
    means:
      'Fachinformatiker, Chemielaborant, Biologielaborant, Uhrmacher, Buchbinder, Feinwerkmechaniker, Zahntechniker, Technische Produktdesigner, Medien Informationsdienste, Berufskraftfahrer, Steuerfachangestellte',
    de: 'schüchtern, introvertiert, introvert, zurückhaltend, stiller, ruhig, ruhiger typ, ruhige arbeit, in ruhe arbeiten, alleine arbeiten, allein arbeiten, arbeite gern allein, arbeite gerne alleine, wenig menschen, wenig kundenkontakt, einzelgänger, autismus, autist, autistisch',
  },
  {
    means:
      'Verkäufer, Dialogmarketing, Hotelfachmann, Friseur, Kaufmann Einzelhandel, Veranstaltungskaufmann, Bankkaufmann, Restaurants, Automobilkaufmann, Tourismuskaufmann, Immobilienkaufmann',
    de: 'extrovertiert, kontaktfreudig, aufgeschlossen, kommunikativ, redegewandt, gesprächig, quatsche gern, quatschen, reden, rede gern, rede viel, viel quatschen, labern, charmant, überzeugend',
  },
  {
    means:
      'Pflegefachmann, Erzieher, Sozialassistent, Heilerziehungspfleger, Dialogmarketing, Ergotherapeut, Familienpfleger, Arbeitsmarktdienstleistungen, Medizinische Fachangestellte',
    de: 'zuhören, gut zuhören, zuhörer, zuhörerin, einfühlsam, empathisch, empathie, mitfühlend, verständnisvoll, hilfsbereit, helfe gern, helfe gerne, fürsorglich, sozial, sozial eingestellt, soziale ader, für andere da sein, menschen glücklich machen',
  },
  {
    means:
      'Erzieher, Heilerziehungspfleger, Pflegefachmann, Ergotherapeut, Sozialassistent, Logopäde, Zahntechniker, Uhrmacher, Fachpraktiker',
    de: 'geduld, geduldig, viel geduld, gelassen, nervenstark, ausdauer, ausdauernd',
  },
  {
    means:
      'Uhrmacher, Zahntechniker, Feinwerkmechaniker, Steuerfachangestellte, Verwaltungsfachangestellte, Chemielaborant, Vermessungstechniker, Feinoptiker, Augenoptiker, Technische Produktdesigner, Justizfachangestellte, Zerspanungsmechaniker',
    de: 'genau, genauigkeit, genau arbeiten, sorgfältig, sorgfalt, gründlich, gewissenhaft, perfektionist, perfektionistin, perfektionistisch, konzentriert, konzentration, detailverliebt, penibel, präzise, präzision, geschickt, fingerfertig, fingerfertigkeit, geschickte hände, ruhige hand',
  },
  {
    means:
      'Mediengestalter Digital Print, Gestaltungstechnische Assistent, visuelles Marketing, Florist, Friseur, Raumausstatter, Konditor, Maskenbildner, Maßschneider, Fotograf, Keramiker, immersive Medien, Gold Silberschmied',
    de: 'kreativ, kreativität, künstlerisch, fantasie, fantasievoll, ideenreich, viele ideen, gestalterisch, ästhetik, ästhetisch, sinn für farben, künstler, künstlerin, kreative berufe, kreativer beruf',
  },
  {
    means:
      'Maurer, Zimmerer, Straßenbauer, Fachlagerist, Möbel Küchen Umzugsservice, Gerüstbauer, Dachdecker, Lagerlogistik, Landwirt, Gärtner Landschaftsbau, Metallbauer',
    de: 'stark, starke muskeln, kräftig, kraft, muskeln, anpacken, zupacken, kann anpacken, körperlich fit, körperlich arbeiten, schwer heben, belastbar, robust, abgehärtet, dreckig machen, schmutzig machen, hände schmutzig machen, schmutz, auspowern',
  },
  {
    means:
      'Gärtner Landschaftsbau, Forstwirt, Landwirt, Dachdecker, Straßenbauer, Gärtner, Zimmerer, Straßenwärter, Vermessungstechniker, Gerüstbauer, Revierjäger, Gleisbauer, Tiefbaufacharbeiter, Winzer, Wasserbauer, Fischwirt',
    de: 'draußen, draussen, draußen sein, draußen arbeiten, draußen an der luft, den ganzen tag draußen, im freien, im freien arbeiten, an der frischen luft, frische luft, outdoorjob, outdoor job, nicht drinnen, im grünen, in der natur arbeiten, bei wind und wetter',
  },
  {
    means:
      'Fachinformatiker, Kaufmann Büromanagement, Verwaltungsfachangestellte, Mediengestalter Digital Print, Industriekaufmann, Technische Produktdesigner, Steuerfachangestellte, Dialogmarketing, E-Commerce, Bautechnische Konstrukteur, Digitalisierungsmanagement',
    de: 'am computer, am computer arbeiten, am computer sitzen, computer sitzen, vor dem computer, am pc, am pc arbeiten, am pc sitzen, vor dem pc, am schreibtisch, schreibtisch, schreibtischjob, sitzende tätigkeit, drinnen arbeiten, im warmen, im warmen arbeiten, im trockenen',
  },
  {
    means:
      'Tischler, Maurer, Maler Lackierer, Elektroniker, Anlagenmechaniker Sanitär, Metallbauer, Kraftfahrzeugmechatroniker, Friseur, Bäcker, Zimmerer, Dachdecker, Konditor, Raumausstatter',
    de: 'mit den händen, mit händen arbeiten, mit meinen händen, hände, handarbeit, handwerklich, handwerklich begabt, handwerklich geschickt, handwerkliches, praktisch, praktisch veranlagt, praktiker, macher, selber machen, was schaffen, ergebnis sehen, nicht nur theorie, keine theorie',
  },
  {
    means:
      'Elektroniker, Mechatroniker, Industriemechaniker, Fachinformatiker, Kraftfahrzeugmechatroniker, Anlagenmechaniker Sanitär, Technische Produktdesigner',
    de: 'technisch, technisch begabt, technisches verständnis, technikinteressiert, technikbegeistert, technikaffin, technikfan, logisch, logisch denken, logisches denken',
  },
  {
    means:
      'Chemikant, Fachinformatiker, Bankkaufmann, Mechatroniker, Industriemechaniker, Elektroniker Betriebstechnik, Elektroniker Automatisierungstechnik, Polizeimeisteranwärter, Bergbautechnologe, Versicherungen Finanzanlagen, Verwaltungsfachangestellte, Pflegefachmann, Industriekaufmann, Pharmakant, Duales Studium Maschinenbau, Duales Studium Informatik',
    de: 'viel geld, viel geld verdienen, gut verdienen, gut verdient, gutes geld, gutes gehalt, gut bezahlt, gut bezahlte, gut bezahlter, hohes gehalt, hoher verdienst, bestbezahlt, am meisten geld, am meisten verdienen, meisten geld, reich werden, kohle machen, viel kohle, geld verdienen, mehr geld, gut kohle',
  },
  {
    means:
      'Verwaltungsfachangestellte, Verwaltungswirt, Polizeimeisteranwärter, Steueranwärter, Justizfachangestellte, Pflegefachmann, Bankkaufmann, Zollanwärter, Sozialversicherungsfachangestellte, Brandmeisteranwärter, Erzieher',
    de: 'sicherer job, sichere stelle, sicherer arbeitsplatz, jobsicherheit, sichere zukunft, nine to five, feste arbeitszeiten, geregelte arbeitszeiten, geregelte zeiten',
  },
  {
    means:
      'Pflegefachmann, Notfallsanitäter, Polizeimeisteranwärter, Brandmeisteranwärter, Erzieher, Eisenbahner, Operationstechnische Assistent, Anästhesietechnische Assistent, Heilerziehungspfleger',
    de: 'verantwortung, verantwortungsvoll, verantwortungsbewusst, verantwortung übernehmen, mutig, mut, action, adrenalin, nervenkitzel, aufregend, abenteuer, actionreich, stressresistent, unter druck, sinnvoll, sinnvolles, was sinnvolles, etwas bewirken, die welt verbessern, welt retten, sinn im leben',
  },
  {
    means:
      'Schutz Sicherheit, Bäcker, Pflegefachmann, Notfallsanitäter, Eisenbahner, Polizeimeisteranwärter, Lagerlogistik, Hotelfachmann',
    de: 'nachts, nachts arbeiten, nachtarbeit, nachteule, nachtmensch, in der nacht, abends arbeiten, spät aufstehen, langschläfer',
  },
  {
    means: 'Bäcker, Konditor, Landwirt, Kurier Express Postdienstleistungen',
    de: 'frühaufsteher, früh aufstehen, früh aufzustehen, morgens früh, frühmensch',
  },
  {
    means:
      'Berufskraftfahrer, Eisenbahner, Servicefahrer, Kurier Express Postdienstleistungen, Tourismuskaufmann, Binnenschiffer, Servicekaufmann Luftverkehr, Fachkraft Fahrbetrieb, Veranstaltungstechnik',
    de: 'viel unterwegs, unterwegs, unterwegs sein, viel reisen, viel rumkommen, rumkommen, auf achse, nicht an einem ort, jeden tag woanders, mobil sein, welt sehen',
  },
  {
    means:
      'Elektroniker, Industriemechaniker, Anlagenmechaniker Sanitär, Konstruktionsmechaniker, Gerüstbauer, Industrie-Isolierer, Anlagenmechaniker, Fassadenmonteur, Elektroanlagenmonteur, Kältetechnik',
    de: 'montage, auf montage, auf montage gehen, montagearbeit, montagejob, monteur, außendienst',
  },
  {
    means:
      'Pflegefachmann, Lagerlogistik, Verkäufer, Hotelfachmann, Maurer, Industriemechaniker, Brandmeisteranwärter, Polizeimeisteranwärter, Restaurants',
    de: 'teamplayer, teamfähig',
  },
  {
    means:
      'Kaufmann Büromanagement, Veranstaltungskaufmann, Spedition Logistikdienstleistung, Hotelmanagement, Personaldienstleistungskaufmann, Medizinische Fachangestellte, Tourismuskaufmann',
    de: 'organisiert, organisieren, gut organisieren, ordnungsliebend, koordinieren, multitasking, multitaskingfähig',
  },
  {
    means:
      'Industriekaufmann, Bankkaufmann, Polizeikommissaranwärter, Kaufmann Einzelhandel, Hotelmanagement, Immobilienkaufmann, Duales Studium Betriebswirtschaftslehre, Personaldienstleistungskaufmann',
    de: 'führungskraft, chef werden, chefin werden, boss werden, karriere machen, ehrgeizig, zielstrebig, anführer, anführerin, führungsposition, manager, managerin, manager werden',
  },
  {
    means:
      'Chemielaborant, Biologielaborant, Physiklaborant, Fachinformatiker, Werkstoffprüfer, Mikrotechnologe, Chemisch-technische Assistent',
    de: 'neugierig, neugier, wissbegierig, wissenschaftlich, forschergeist, analytisch, analysieren, untersuchen und forschen',
  },
  {
    means:
      'Polizeimeisteranwärter, Sportfachmann, Brandmeisteranwärter, Straßenbauer, Dachdecker, Kurier Express Postdienstleistungen, Physiotherapeut, Fachkraft Gastronomie',
    de: 'viel bewegung, viel bewegen, in bewegung, nicht stillsitzen, kann nicht stillsitzen, nicht still sitzen, zappelig, hibbelig, adhs, ads, energiegeladen, viel energie, viel laufen',
  },
];
