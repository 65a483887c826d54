import type { Concept } from '../concept.ts';

/** School subjects and pastimes that several families share. Our own work: written from knowledge of the trades, not taken from a list. */
export const interests: readonly Concept[] = [
  {
    means: 'Fachinformatiker, Mathematisch-technische, Elektroniker, Mechatroniker',
    de: 'logik, logisch denken',
  },
  {
    means:
      'Bankkaufmann, Mathematisch-technische Softwareentwickler, Industriekaufmann, Steuerfachangestellte, Fachinformatiker, Vermessungstechniker, Versicherungen Finanzanlagen, Elektroniker Betriebstechnik',
    de: 'mathe, mathematik, rechnen, matheunterricht, mathematisch, zahlen, kopfrechnen, matheass, mathelehrer',
    en: 'math, maths, mathematics, numbers',
    pl: 'matematyka, liczby',
    uk: 'математика',
    ru: 'математика, цифры',
    ar: 'رياضيات, حساب',
    vi: 'toán, toán học',
    tr: 'matematik',
    ro: 'matematică',
  },
  {
    means: 'Erzieher, Sozialassistent, Biologielaborant, Gärtner, Tierpfleger',
    de: 'sachkunde, sachkundeunterricht, sachunterricht, heimatkunde, heimat und sachkunde, hsu',
  },
  {
    means:
      'Verwaltungsfachangestellte, Justizfachangestellte, Rechtsanwaltsfachangestellte, Arbeitsmarktdienstleistungen',
    de: 'sozialkunde, sozialkundeunterricht, gemeinschaftskunde, politikunterricht, gesellschaftskunde, powi',
  },
  {
    means:
      'Kaufmann Büromanagement, Industriekaufmann, Bankkaufmann, Rechtsanwaltsfachangestellte, Verwaltungsfachangestellte',
    de: 'wirtschaft und recht, wirtschaftsunterricht, wirtschaftslehre, bwl unterricht, rechnungswesen, fach wirtschaft',
  },
  {
    means:
      'Kaufmann Büromanagement, Buchhändler, Medienkaufmann, Verwaltungsfachangestellte, Medien Informationsdienste',
    de: 'deutsch, deutschunterricht, aufsätze, rechtschreibung, grammatik, fach deutsch',
    en: 'german',
  },
  {
    means: 'Geomatiker, Vermessungstechniker, Tourismuskaufmann, Wasserwirtschaft',
    de: 'geografie, geographie, erdkunde, geo, erdkundeunterricht',
    en: 'geography',
    pl: 'geografia',
    uk: 'географія',
    ru: 'география',
    ar: 'جغرافيا',
    vi: 'địa lý',
    tr: 'coğrafya',
    ro: 'geografie',
  },
  {
    means: 'Medien Informationsdienste, Buchhändler, Holzbildhauer, Steinmetz Steinbildhauer',
    de: 'geschichte, geschichtsunterricht, historisch, denkmalschutz, restaurieren, restaurator, restauratorin, denkmalpflege, altertum, archäologie, archäologe, antik',
    en: 'history',
    pl: 'historia',
    uk: 'історія',
    ru: 'история',
    ar: 'تاريخ',
    vi: 'lịch sử',
    tr: 'tarih',
    ro: 'istorie',
  },
  {
    means: 'Tischler, Metallbauer, Technische Modellbauer, Mechatroniker, Industriemechaniker',
    de: 'werken, werkunterricht, werkraum, technikunterricht, bauen, basteln, selber bauen',
  },
  {
    means:
      'Tischler, Maurer, Maler Lackierer, Elektroniker, Anlagenmechaniker Sanitär, Dachdecker, Metallbauer, Bäcker, Friseur, Kraftfahrzeugmechatroniker, Fliesen Plattenleger, Zimmerer, Schülerpraktikum Tischlerei, Schülerpraktikum Malerbetrieb',
    de: 'handwerk, handwerker, handwerkerin, handwerklich, handwerksberufe, handwerksberuf, mit den händen, hände, praktisch, anpacken, körperlich, handwerksbetrieb, körperliche arbeit, mit den händen arbeiten, etwas mit den händen',
    en: 'craft, trade, manual work, craftsman, handicraft',
    pl: 'rzemiosło, rzemieślnik, praca fizyczna',
    uk: 'ремесло, ремісник, руками',
    ru: 'ремесло, руками, ремесленник',
    ar: 'حرفة, حرفي, صناعة يدوية, عمل يدوي',
    vi: 'thủ công, tay nghề',
    tr: 'zanaat, zanaatkar, el becerisi, usta',
    ro: 'meserie, meseriaș, meșteșug',
  },
  {
    means:
      'Verkäufer, Einzelhandel, Friseur, Hotelfachmann, Pflegefachmann, Medizinische Fachangestellte, Erzieher, Bankkaufmann, Restaurants',
    de: 'menschen, leute, kundenkontakt, mit menschen, kommunikation, kontakt mit menschen, reden, leute kennenlernen, viel reden, teamarbeit, umgang mit menschen',
    en: 'people, working with people',
    pl: 'ludzie, praca z ludźmi',
    uk: 'люди, з людьми',
    ru: 'люди, с людьми, работа с людьми',
    ar: 'ناس, مع الناس',
    vi: 'con người, giao tiếp',
    tr: 'insanlar, insanlarla',
    ro: 'oameni, lucru cu oamenii',
  },
  {
    means:
      'Industriemechaniker, Mechatroniker, Informationselektroniker, Elektroniker, Kraftfahrzeugmechatroniker, Zweiradmechatroniker, Land Baumaschinenmechatroniker',
    de: 'reparieren, reparatur, reparaturen, kaputte sachen, auseinanderbauen, auseinandernehmen, zerlegen',
    en: 'repair, fixing',
    pl: 'naprawa, naprawiać',
    uk: 'ремонт',
    ru: 'ремонт, ремонтировать',
    ar: 'تصليح, إصلاح',
    vi: 'sửa chữa',
    tr: 'tamir, tamirat',
    ro: 'reparații',
  },
  {
    means:
      'Vermessungstechniker, Technische Produktdesigner, Bautechnische Konstrukteur, Technische Systemplaner',
    de: 'geometrie, darstellende geometrie, technisches zeichnen, trigonometrie',
  },
  {
    means: 'Mathematisch-technische, Fachinformatiker, Bankkaufmann, Kaufmann Versicherungen',
    de: 'algebra, analysis, stochastik, wahrscheinlichkeit, wahrscheinlichkeitsrechnung, mathe leistungskurs',
  },
  {
    means: 'Erzieher, Sozialassistent, Schule Hort',
    de: 'philosophie, ethik lk, streitschlichter, streitschlichterin, patenschüler, klassenpate, jugendfreizeit, teamer',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Elektroniker Geräte Systeme, Physiklaborant',
    de: 'satellit, satelliten, raumfahrt, weltraum, raketen bauen',
  },
];
