import type { Concept } from '../concept.ts';

/**
 * Arabic trades in Latin letters, as people without an Arabic keyboard type them, also with digits for letters ('7allaq'). Arabic writes no short vowels,
 * so these spellings cannot be generated. Our own work: written from knowledge of the language, not taken from a list.
 */
export const arabicInLatin: readonly Concept[] = [
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    latin:
      'mumarid, mumarrid, mumarida, mumarrida, momarida, momarrida, momared, tamrid, tamreed, mustashfa, mostashfa',
  },
  {
    means: 'Medizinische Fachangestellte, Schülerpraktikum Arztpraxis',
    latin: 'tabib, tabeeb, tabiba, musaid tabib, mosaed tabib, musaidat tabib, ayada, iyada',
  },
  {
    means: 'Zahnmedizinische Fachangestellte',
    latin: 'tabib asnan, tabeeb asnan, asnan',
  },
  {
    means:
      'Pharmazeutisch kaufmännische Angestellte, Pharmazeutisch technische Assistent, Schülerpraktikum Apotheke',
    latin: 'saydaliya, saydaliyya, saidaliya, saidalia, saydalia, saydali, saidali',
  },
  {
    means: 'Tischler, Holzmechaniker, Schülerpraktikum Tischlerei',
    latin: 'najjar, najar, naggar, najara, nijara, nejara',
  },
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    latin: 'hallaq, halaq, 7allaq, 7alaq, hallak, halak, hilaqa, halaqa, kwafir, kuafir, kawafir',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Schülerpraktikum Kfz Werkstatt',
    latin:
      'mikaniki, mekaniki, mikanik, mikaniki sayarat, mekaniki sayarat, sayara mikaniki, tasleeh sayarat, taslih sayarat, sayarat, sayyarat, sayara, sayyara, warshat sayarat',
  },
  {
    means:
      'Elektroniker Energie Gebäudetechnik, Elektroniker Betriebstechnik, Schülerpraktikum Elektro',
    latin: 'kahrabai, kahrabaee, kahraba2i, kahrubai, kahraba, kahrabaji, kahrabji',
  },
  {
    means: 'Koch, Fachkraft Küche',
    latin: 'tabbakh, tabakh, tabba5, tabbakha, tabakha, matbakh, matba5, tabkh',
  },
  {
    means: 'Bäcker, Schülerpraktikum Bäckerei',
    latin: 'khabbaz, khabaz, 5abbaz, 5abaz, makhbaz, makhbaza, khubz, khobz',
  },
  {
    means: 'Konditor, Schülerpraktikum Konditorei',
    latin: 'halwani, halawani, 7alawani, halawiyat, halawiat',
  },
  {
    means: 'Fleischer',
    latin: 'jazzar, jazar, gazzar, lahham, malhama',
  },
  {
    means: 'Restaurants Veranstaltungsgastronomie, Fachkraft Gastronomie',
    latin: 'nadil, nadel, garson, jarson, mataam, matam, mat3am',
  },
  {
    means: 'Hotelfachmann, Hotelmanagement, Schülerpraktikum Hotel',
    latin: 'funduq, fundoq, fondok, fondoq',
  },
  {
    means: 'Metallbauer, Konstruktionsmechaniker, Anlagenmechaniker, Schülerpraktikum Metall',
    latin: 'haddad, hadad, 7addad, 7adad, hidada, lahham maaden, lahim maaden',
  },
  {
    means: 'Anlagenmechaniker Sanitär Heizung Klima, Schülerpraktikum Sanitär',
    latin: 'sabbak, sabak, sibaka, sabbaka, mawasirji, tadfia, tadfiya',
  },
  {
    means: 'Maler Lackierer, Schülerpraktikum Malerbetrieb',
    latin: 'dahhan, dahan, dehan, sabbagh, sabbag, tarrash',
  },
  {
    means: 'Fliesen Platten Mosaikleger',
    latin: 'ballat, balat, muballit, moballet',
  },
  {
    means: 'Maurer, Hochbaufacharbeiter, Schülerpraktikum Bau',
    latin: 'banna, bannaa, banaa, amil binaa, amel benaa, binaa, benaa',
  },
  {
    means: 'Maßschneider, Textil Modeschneider',
    latin: 'khayyat, khayat, 5ayyat, 5ayat, khiyata, khayyata, khayata',
  },
  {
    means: 'Berufskraftfahrer',
    latin: 'saiq, sayeq, sa2e2, saeq, sawwaq, sawaq, shofer, saiq shahina, saeq shahna, shahinat',
  },
  {
    means: 'Fachkraft Lagerlogistik, Fachlagerist, Schülerpraktikum Lager',
    latin: 'mustawda, mostawda, mustawdaa, makhzan, ma5zan, amin mustawda',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    latin: 'bai, baia, bayaa, bayya, bayyaa, mabiat, mabeeat, mahal malabis',
  },
  {
    means: 'Kaufmann Büromanagement, Schülerpraktikum Büro',
    latin: 'maktab, sikritera, sekretera, sekreteira, idara',
  },
  {
    means: 'Steuerfachangestellte, Kaufmann Büromanagement',
    latin: 'muhasib, mohaseb, mu7asib, mo7aseb, muhasaba, mohasaba',
  },
  {
    means: 'Bankkaufmann',
    latin: 'masraf, bank muwazzaf, muwazzaf bank',
  },
  {
    means: 'Fachinformatiker, Schülerpraktikum IT',
    latin: 'mubarmij, mobarmej, mobarmij, barmaja, barmaga, hasub, hasoub, malumatiya, maloumatiya',
  },
  {
    means: 'Erzieher, Sozialassistent, Kinderpfleger, Schülerpraktikum Kita',
    latin:
      'murabbiya, morabbiya, murabiya, morabia, rawda, rawdat atfal, atfal, hadana, moallima, muallima, mudarrisa, mudarris, modares',
  },
  {
    means: 'Gebäudereiniger',
    latin: 'tanzif, tandhif, tanthif, tanzeef, amil nazafa, amel nadafa, nazafa',
  },
  {
    means: 'Gärtner, Schülerpraktikum Garten',
    latin: 'bustani, bostani, hadiqa, hadika, hadeeqa',
  },
  {
    means: 'Landwirt, Fachkraft Agrarservice, Tierwirt',
    latin: 'muzari, mozare, muzare, fallah, fellah, ziraa, zeraa, mazraa',
  },
  {
    means: 'Tiermedizinische Fachangestellte, Tierpfleger',
    latin: 'baitari, baytari, tabib baitari, haywanat, hayawanat, 7ayawanat',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter',
    latin: 'shurta, shorta, shurti, shorti',
  },
  {
    means: 'Kosmetiker',
    latin: 'tajmil, tajmeel, makyaj, mikyaj, manikir',
  },
  {
    means: 'Mediengestalter, Fotograf',
    latin: 'musawwir, musawir, mosawer, taswir, tasweer, musammim, mosammem',
  },
  {
    means: 'Rechtsanwaltsfachangestellte',
    latin: 'muhami, mohami, mu7ami, mo7ami',
  },
  {
    means: 'Chemielaborant, Biologielaborant, Schülerpraktikum Labor',
    latin: 'mukhtabar, mokhtabar, mu5tabar, kimia, kimya, kimiya',
  },
];
