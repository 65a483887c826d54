import type { Concept } from '../concept.ts';

/** Leisure activities by the trades to which they may lead. Our own work: written from knowledge of the trades, not taken from a list. */
export const pastimes: readonly Concept[] = [
  {
    means: 'Sport Fitness, Sport Fitnesskaufmann, Sportfachmann, Duales Studium Fitnessökonomie',
    de: 'kickboxen, boxen, thaiboxen, muay thai, mma, judo, karate, taekwondo, jiu jitsu, kampfkunst, kampfsport, fechten, fußball, fußball spielen, fussball, handball, handball spielen, volleyball, volleyball spielen, beachvolleyball, basketball, basketball spielen, baseball, football, american football, rugby, tennis, badminton, federball, squash, golf, tischtennis spielen, bowling, kegeln, turnen, geräteturnen, gymnastik, akrobatik, aerobic, pilates, yoga, leichtathletik, sprinten, joggen, laufen gehen, marathon, triathlon, skateboarden, skaten, inliner, rollschuh, longboard, snowboarden, skifahren, ski fahren, eislaufen, eishockey, hockey, bogenschießen, schießsport, sportschießen, dart, billard, kanu, kajak, rudern, surfen, parkour, bouldern, cheerleading, ballett, hip hop, breakdance, tanzen, zumba, calisthenics, crossfit, sport machen, sport treiben, mannschaftssport, schiedsrichter, jugendtrainer, kinderturnen',
    en: 'football, soccer, basketball, dancing, boxing, martial arts, running',
    pl: 'piłka nożna, sport, bieganie, taniec',
    uk: 'футбол, спорт, танці, бокс',
    ru: 'футбол, спорт, танцы, бокс',
    ar: 'كرة القدم, رياضة, رقص',
    vi: 'bóng đá, thể thao',
    tr: 'futbol, spor, dans',
    ro: 'fotbal, sport, dans',
  },
  {
    means:
      'Musikfachhändler, Klavier Cembalobauer, Geigenbauer, Zupfinstrumentenmacher, Holzblasinstrumentenmacher, Metallblasinstrumentenmacher, Orgelbauer, Veranstaltungstechnik',
    de: 'gitarre, gitarre spielen, e gitarre, bass spielen, bassgitarre, ukulele, klavier, klavier spielen, keyboard, keyboard spielen, schlagzeug, schlagzeug spielen, trommeln, geige, geige spielen, violine, cello, flöte, flöte spielen, blockflöte, trompete, posaune, saxophon, saxofon, klarinette, akkordeon, orgel, harfe, instrument spielen, blasorchester, spielmannszug, orchester, band, in einer band, musik machen, musik hören, musizieren, singen, chor, im chor singen, rappen, beatboxen, musikschule',
    en: 'guitar, piano, drums, playing music, singing',
  },
  {
    means:
      'Forstwirt, Revierjäger, Gärtner, Landschaftsbau, Landwirt, Tourismus Freizeit, Schülerpraktikum Landwirtschaft',
    de: 'wandern, wandern gehen, wanderungen, spazieren, spazieren gehen, in der natur, natur, in der natur sein, natur und tiere, outdoor, camping, campen, pfadfinder, bushcraft, survival, geocaching, lagerfeuer, pilze sammeln, pilze, kräuter sammeln, vögel beobachten, naturschutz, naturfreund, wald, im wald sein, frische luft, draußen sein',
    en: 'hiking, nature, camping, outdoors',
  },
  {
    means:
      'Tierpfleger, Tierpfleger Tierheim, Tierpfleger Zoo, Tiermedizinische, Schülerpraktikum Tierarztpraxis, Schülerpraktikum Tiere',
    de: 'aquarium, aquarien, aquaristik, terrarium, terraristik, reptilien, schlangen, echsen, schildkröten, hamster, meerschweinchen, kaninchen, hasen, ratten, mäuse, wellensittich, papagei, papageien, vögel, katze, katzen, hund, hunde, welpen, gassi gehen, gassi, mit hunden, mit katzen, hundesport, hunde trainieren, hundetraining, haustier, haustiere, tierlieb, tiere retten, zierfische',
    en: 'pets, dogs, cats',
  },
  {
    means:
      'Zweiradmechatroniker, Kraftfahrzeugmechatroniker, Karosserie, Schülerpraktikum Kfz-Werkstatt',
    de: 'tunen, roller tunen, moped tunen, motorroller, roller fahren, roller reparieren, vespa, quad fahren, oldtimer restaurieren, oldtimer reparieren, alte motorräder, kartfahren, rallye',
  },
  {
    means: 'Buchhändler, Medien Informationsdienste, Buchbinder',
    de: 'lesen, bücher, bücher lesen, gerne lesen, gern lesen, lese gerne, lese gern, romane, leseratte, booktok, fantasy bücher, mangas lesen, comics lesen',
    en: 'reading, books',
  },
  {
    means:
      'Maßschneider, Modeschneider, Modenäher, Änderungsschneider, Textilgestalter, Polsterer, Polster Dekorationsnäher',
    de: 'nähen, häkeln, stricken, sticken, weben, filzen, handarbeit, handarbeiten, nähmaschine, kleider nähen, klamotten nähen, kostüme nähen, kostüme, cosplay, cosplayer, patchwork, makramee, wolle, upcycling kleidung',
    en: 'sewing, knitting, crochet, cosplay',
  },
  {
    means:
      'Verkäufer, Kaufmann Einzelhandel, Modeschneider, Maßschneider, Modenäher, visuelles Marketing',
    de: 'klamotten, shoppen, shopping, sneaker, sneakers, fashion, outfits, mode und klamotten, second hand, vintage, styling',
  },
  {
    means:
      'Mediengestalter, Gestaltungstechnische, Medien Gestaltung, immersive Medien, visuelles Marketing, Bühnenmaler',
    de: 'mangas zeichnen, manga zeichnen, anime zeichnen, comics zeichnen, skizzieren, skizzen, aquarell, kalligrafie, handlettering, lettering, digital malen, procreate, basteln und malen, tattoos, tattoo, tattoos zeichnen, graffiti sprühen, bullet journal',
  },
  {
    means:
      'Mediengestalter Bild Ton, Mediengestalter Digital Print, Marketingkommunikation, audiovisuelle Medien, E-Commerce, Medien Gestaltung, immersive Medien',
    de: 'tiktok, tiktoks, tiktok videos, tik tok, instagram, insta, snapchat, youtube, youtube kanal, twitch, streamen, streaming, streamer, social media, influencer, influencerin, content, content creator, vloggen, reels, podcasts, pinterest',
  },
  {
    means: 'Fotograf, Fotomedienfachmann, Mediengestalter Digital Print',
    de: 'fotos bearbeiten, fotos machen, fotos und videos, fotos machen und bearbeiten, bilder bearbeiten, photoshop, lightroom',
  },
  {
    means:
      'Anwendungsentwicklung, Fachinformatiker, Systemintegration, immersive Medien, Informationstechnische, Schülerpraktikum IT',
    de: 'gaming, gamen, zocken, zocke, zockt, computerspiele, videospiele, computer spielen, playstation, ps5, xbox, nintendo, switch spielen, minecraft, fortnite, roblox, valorant, league of legends, fifa, esport, e sport, esports, konsole, konsolen, pc spiele, spiele entwickeln, handyspiele, mobile games, vr brille, virtual reality, coden, hacken, discord',
    en: 'gaming, video games, playing games',
  },
  {
    means:
      'Elektroniker Automatisierungstechnik, Mechatroniker, Automatisierungs Systemtechnik, Anwendungsentwicklung, Fachinformatiker',
    de: 'roboter, robotik, roboter bauen, roboter programmieren, robotik ag, lego mindstorms, mindstorms, arduino, raspberry pi, calliope, microcontroller, smart home basteln',
  },
  {
    means:
      'Elektroniker, Mechatroniker, Informationselektroniker, IT-System-Elektroniker, Elektroniker Geräte Systeme',
    de: 'elektronik basteln, elektrobaukasten, funken, amateurfunk, alte radios, handys reparieren, lautsprecher bauen, schaltungen, platinen löten, computer zusammenbauen',
  },
  {
    means: 'Fluggerätmechaniker, Fluggerätelektroniker, Vermessungstechniker, Geomatiker',
    de: 'drohne, drohnen, drohnen fliegen, drohnenpilot, drohne fliegen',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Luftverkehrskaufmann, Servicekaufmann Luftverkehr, Leichtflugzeugbauer',
    de: 'flugzeuge, modellflugzeuge, modellflug, segelfliegen, fliegen, planespotting, flugsimulator, hubschrauber, modellflugzeug',
  },
  {
    means:
      'Technische Produktdesigner, Technische Modellbauer, Kunststoff Kautschuktechnologe, Medientechnologe Druck',
    de: '3d druck, 3d drucken, 3d drucker, 3d modelle, blender, cad zeichnen',
  },
  {
    means: 'Technische Modellbauer, Technische Produktdesigner, Mechatroniker, Maurer, Tischler',
    de: 'lego, lego bauen, lego technik, modellbau, modelle bauen, modellautos, rc autos, warhammer, miniaturen, dioramen, baukasten, basteln',
  },
  {
    means: 'Eisenbahner, Eisenbahner Zugverkehrssteuerung, Gleisbauer, Technische Modellbauer',
    de: 'modelleisenbahn, eisenbahn modelle, modellbahn, züge, trainspotting, eisenbahnfan, züge fotografieren, eisenbahn',
  },
  {
    means:
      'Zweiradmechatroniker, Kraftfahrzeugmechatroniker Motorradtechnik, Kraftfahrzeugmechatroniker',
    de: 'moped, mopeds, simson, schwalbe, s51, roller fahren, motorrad, motorräder, motorrad fahren, motocross, enduro, quad, mopeds schrauben, simson schrauben',
  },
  {
    means:
      'Kraftfahrzeugmechatroniker, Karosserie Fahrzeugbaumechaniker, Automobilkaufmann, Fahrzeuglackierer, Schülerpraktikum Kfz-Werkstatt',
    de: 'autos, tuning, autos tunen, auto tuning, formel 1, motorsport, rallye, kart fahren, oldtimer, autofan, rennautos, rennsport, driften, autos schrauben',
  },
  {
    means: 'Zweiradmechatroniker Fahrradtechnik, Fahrradmonteur, Zweiradmechatroniker',
    de: 'rad, räder, fahrrad, fahrräder, rad fahren, radfahren, fahrrad fahren, mountainbike, mountainbiken, mtb, bmx, downhill, rennrad, e bike, fahrräder reparieren',
  },
  {
    means: 'Koch, Fleischer, Fachkraft Küche, Fachkraft Gastronomie',
    de: 'grillen, grillen und kochen, smoker, bbq, kochen und essen, rezepte, rezepte ausprobieren, gerne kochen, foodie, essen zubereiten',
  },
  {
    means: 'Konditor, Bäcker, Schülerpraktikum Bäckerei',
    de: 'kuchen backen, torten, muffins, cupcakes, plätzchen, plätzchen backen, motivtorten, backen und verzieren, gerne backen',
  },
  {
    means:
      'Brandmeisteranwärter, Werkfeuerwehrmann, Notfallsanitäter, Schülerpraktikum Feuerwehr, Schülerpraktikum Rettungsdienst',
    de: 'jugendfeuerwehr, freiwillige feuerwehr, thw, thw jugend, technisches hilfswerk, katastrophenschutz, löschen, blaulicht, ehrenamt feuerwehr',
  },
  {
    means:
      'Notfallsanitäter, Schülerpraktikum Rettungsdienst, Pflegefachmann, Medizinische Fachangestellte',
    de: 'schulsanitäter, schulsanitätsdienst, sanitäter in der schule, sanitäter, erste hilfe, jugendrotkreuz, jrk, wasserwacht, bergwacht',
  },
  {
    means:
      'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische, Schülerpraktikum Kita, Schülerpraktikum Jugendarbeit',
    de: 'babysitten, babysitter, babysitterin, auf kinder aufpassen, kinder betreuen, kleine geschwister, kinder bespaßen, jugendleiter, juleica, ferienlager betreuen, teamer, kinderbetreuung',
  },
  {
    means: 'Gerüstbauer, Dachdecker, Industrie-Isolierer, Forstwirt, Zimmerer, Sport Fitness',
    de: 'klettern, klettern gehen, auf bäume klettern, höhe, schwindelfrei, kletterhalle',
  },
  {
    means:
      'Maskenbildner, Bühnenmaler, Veranstaltungstechnik, Veranstaltungskaufmann, Schülerpraktikum Theater',
    de: 'theater, theater spielen, theatergruppe, schauspielern, improtheater, musicals, zaubern, zauberei, tanzen und theater, halloween schminken, larp',
  },
  {
    means: 'Fachinformatiker, Mathematisch-technische, Anwendungsentwicklung, Bankkaufmann',
    de: 'schach, schach spielen, rätsel, knobeln, sudoku, zauberwürfel, puzzeln, brettspiele, escape room, tüfteln, denksport',
  },
  {
    means: 'Bankkaufmann, Investmentfondskaufmann, Versicherungen Finanzanlagen',
    de: 'aktien, börse, trading, krypto, bitcoin, finanzen, investieren, sparen',
  },
  {
    means:
      'Tourismuskaufmann, Tourismus Freizeit, Hotelfachmann, Fremdsprachenkorrespondent, Luftverkehr',
    de: 'reisen, verreisen, urlaub, fremde länder, andere kulturen, sprachen lernen, sprachen, fremdsprachen, weltreise, backpacking, auslandsjahr, fremde sprachen',
  },
  {
    means: 'Kosmetiker, Maskenbildner, Friseur, Drogist, Schülerpraktikum Kosmetik',
    de: 'schminken, makeup, make up, make-up, schminktipps, nägel, nägel machen, nageldesign, wimpern, skincare, hautpflege, beauty, parfüm, wellness',
  },
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    de: 'haare, haare flechten, flechtfrisuren, frisuren, haare färben, haare stylen, haare machen, braids',
  },
  {
    means: 'Gold Silberschmied, Uhrmacher, Edelsteinfasser, Graveur',
    de: 'schmuck, schmuck basteln, schmuck machen, ketten basteln, perlen, steine sammeln, mineralien, uhren',
  },
  {
    means: 'Tischler, Holzmechaniker, Drechsler, Holzbildhauer, Schülerpraktikum Tischlerei',
    de: 'schnitzen, möbel bauen, heimwerken, baumhaus bauen, handwerkeln, laubsäge, heimwerker',
  },
  {
    means: 'Metallbauer Metallgestaltung, Metallbauer, Feinwerkmechaniker',
    de: 'messer schmieden, schwerter',
  },
  {
    means:
      'Landwirt, Agrarservice, Land Baumaschinenmechatroniker, Schülerpraktikum Landwirtschaft',
    de: 'traktor, traktoren, traktor fahren, trecker, trecker fahren, mähdrescher, landmaschinen, ernte, farming simulator, landwirtschaftssimulator',
  },
  {
    means: 'Landwirt, Tierwirt, Tierwirt Rinderhaltung, Milchwirtschaftliche',
    de: 'kühe, kühe melken, melken, kuh, rinder, schweine, ziegen, hühner, bauernhof tiere',
  },
  {
    means: 'Fischwirt, Forstwirt, Revierjäger',
    de: 'angeln, angeln gehen, fischen, angelverein, angeln und natur',
  },
  {
    means: 'Revierjäger, Forstwirt, Büchsenmacher',
    de: 'jagen, jagd, jagdschein, hochsitz',
  },
  {
    means: 'Binnenschiffer, Bootsbauer, Schiffsmechaniker, Segelmacher, Hafenschiffer',
    de: 'segeln, boot fahren, boote, schiffe, motorboot, segelboot, yacht, stand up paddling',
  },
  {
    means: 'Gärtner, Florist, Schülerpraktikum Garten, Gärtner Gemüsebau, Gärtner Zierpflanzenbau',
    de: 'blumen, gemüse anbauen, gewächshaus, zimmerpflanzen, bonsai, kleingarten, schrebergarten, balkonpflanzen',
  },
  {
    means:
      'Polizeimeisteranwärter, Polizeikommissaranwärter, Justizfachangestellte, Schülerpraktikum Polizei',
    de: 'true crime, krimis, kriminalfälle, detektiv, csi, spuren sichern, ermitteln',
  },
  {
    means: 'Physiklaborant, Mikrotechnologe, Feinoptiker, Chemielaborant',
    de: 'astronomie, sterne, sternwarte, weltraum, raumfahrt, teleskop, raketen, chemiebaukasten, experimentieren zuhause',
  },
  {
    means:
      'Verwaltungsfachangestellte, Öffentliche Verwaltung, Sozialversicherungsfachangestellte, Soziale Arbeit',
    de: 'politik, debattieren, schülersprecher, klassensprecher, engagement, demokratie, jugendparlament, model un, umweltaktivist',
  },
];
