import type { Concept } from '../concept.ts';

/** Series, films, games and their figures, whose trades children and pupils want. Our own work: written from memory, not taken from a list. */
export const figuresAndSeries: readonly Concept[] = [
  {
    means: 'Maurer, Hochbaufacharbeiter, Zimmerer, Schülerpraktikum Bau',
    de: 'bob der baumeister, bob baumeister, bob builder',
  },
  {
    means: 'Tischler, Zimmerer, Holzmechaniker',
    de: 'meister eder, pumuckl, hör mal hämmert',
  },
  {
    means: 'Raumausstatter, Maler Lackierer, Tischler',
    de: 'tine wittler, zuhause im glück, einsatz vier wänden, einsatz 4 wänden, einsatz wänden',
  },
  {
    means:
      'Medizinische Fachangestellte, Pflegefachmann, Operationstechnische Assistent, Notfallsanitäter, Schülerpraktikum Arztpraxis',
    de: 'dr house, doktor house, doctor house, greys anatomy, grays anatomy, grey anatomy, bergdoktor, der bergdoktor, die jungen ärzte, in aller freundschaft, scrubs, emergency room, good doctor, charité serie, krankenhausserie, krankenhausserien, arztserie, doktorspiele',
  },
  {
    means: 'Brandmeisteranwärter, Werkfeuerwehrmann, Notfallsanitäter',
    de: 'chicago fire, feuerwehrmann sam, bergretter, die bergretter, notruf hafenkante, rettungssanitäter serie',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter, Fachkraft Schutz Sicherheit',
    de: 'tatort, soko, csi, csi miami, navy cis, criminal minds, cobra 11, alarm cobra, toto harry, k11, sherlock, sherlock holmes, drei fragezeichen, emil detektive, fbi, krimiserien',
  },
  {
    means: 'Rechtsanwaltsfachangestellte, Justizfachangestellte, Notarfachangestellte',
    de: 'better call saul, suits serie, gerichtsserie, gerichtsshow',
  },
  {
    means: 'Koch, Fachkraft Küche, Fachmann Restaurants',
    de: 'ratatouille, kitchen impossible, küchenschlacht, das perfekte dinner, perfekte dinner, tim mälzer, steffen henssler, rosins restaurants, jamie oliver, masterchef, kochshow, kochsendung',
  },
  {
    means: 'Konditor, Bäcker',
    de: 'das große backen, große backen, backshow, sallys welt',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Karosserie Fahrzeugbaumechaniker, Fahrzeuglackierer',
    de: 'fast and furious, fast furious, pimp my ride, die ludolfs, ludolfs, top gear, need for speed, lightning mcqueen, hot wheels, grip motormagazin',
  },
  {
    means: 'Berufskraftfahrer, Fachkraft Fahrbetrieb',
    de: 'trucker babes, asphalt cowboys, ice road truckers, euro truck simulator, truck simulator, busfahrer simulator',
  },
  {
    means: 'Eisenbahner, Eisenbahner Betriebsdienst, Gleisbauer',
    de: 'thomas die lokomotive, jim knopf, lukas lokomotivführer, miniatur wunderland, train simulator',
  },
  {
    means:
      'Tierpfleger, Tiermedizinische Fachangestellte, Tierwirt, Schülerpraktikum Tierarztpraxis',
    de: 'hundeprofi, der hundeprofi, martin rütter, doctor dolittle, dr dolittle, doktor dolittle, elefant tiger co, paw patrol, tierärztin dr mertens',
  },
  {
    means: 'Pferdewirt, Landwirt, Tierwirt',
    de: 'bibi und tina, bibi tina, ostwind, wendy, immenhof, spirit pferd',
  },
  {
    means: 'Landwirt, Tierwirt, Fachkraft Agrarservice',
    de: 'bauer sucht frau, shaun das schaf, farming simulator, hay day, farmville',
  },
  {
    means: 'Chemielaborant, Biologielaborant, Chemikant',
    de: 'breaking bad, big bang theory, walter white',
  },
  {
    means: 'Fachinformatiker, Mathematisch technische Softwareentwickler',
    de: 'mr robot, iron man, silicon valley',
  },
  {
    means: 'Modeschneider, Maßschneider, Kaufmann Einzelhandel, Friseur, Kosmetiker',
    de: 'topmodel, germanys next topmodel, next topmodel, shopping queen, guido kretschmer',
  },
  {
    means: 'Bankkaufmann, Kaufmann Versicherungen',
    de: 'wolf of wall street, wolf wall street, bad banks',
  },
  {
    means: 'Kaufmann Büromanagement, Industriekaufmann',
    de: 'stromberg, the office, die höhle der löwen, höhle der löwen, höhle löwen',
  },
  {
    means: 'Hotelfachmann, Tourismuskaufmann, Fachmann Restaurants',
    de: 'traumschiff, das traumschiff, hotel zack cody',
  },
  {
    means: 'Gold Silberschmied, Uhrmacher',
    de: 'bares für rares, bares rares',
  },
];
