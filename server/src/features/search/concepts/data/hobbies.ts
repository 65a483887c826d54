import type { Concept } from '../concept.ts';

/**
 * Hobbies and interests by the trades that a careers adviser would name, for the whole catalogue: in addition to `pastimes.ts` in current and
 * everyday words. A test proves that at least one of them leads to each occupation. Our own work: written trade by trade from knowledge of the
 * trades, not taken from a list.
 */
export const hobbies: readonly Concept[] = [
  // Animals, plants, outdoors
  {
    means:
      'Pferdewirt, Pferdewirt Pferdehaltung, Tierwirt, Sattler, Schülerpraktikum Landwirtschaft',
    de: 'reiten, reiten gehen, reitsport, reitstall, reiterhof, reitverein, reitbeteiligung, springreiten, dressurreiten, westernreiten, voltigieren, pony, ponys, pferd, pferde, pferdestall, pferde putzen, pferdemädchen, hobby horsing, ausmisten, fohlen, hengst, kutsche, kutsche fahren, galopprennen, pferderennen',
  },
  {
    means:
      'Tierpfleger, Tiermedizinische Fachangestellte, Tierwirt, Schülerpraktikum Tierarztpraxis, Verkäufer',
    de: 'haustiere, haustier, tiere beobachten, tiere pflegen, tiere füttern, tierfotografie, tierschutz, tierschützer, katzenmama, hundemama, hundeschule, hundetrainer, hundetrainerin, hunde ausführen, hund ausführen, agility, hundefriseur, welpe, kätzchen, frettchen, chinchilla, degu, leguan, bartagame, gecko, schlange, spinnen, vogelspinne, aquarium fische, koi, koiteich, tierarztserie, zoobesuche, tierdokus, tierfilme, igel, eichhörnchen',
  },
  {
    means: 'Tierpfleger, Forstwirt, Revierjäger, Umweltschutztechnische Assistent',
    de: 'vögel, vogelkunde, vogelbeobachtung, ornithologie, insekten, schmetterlinge, käfer sammeln, fledermäuse, wildtiere, tierspuren, nistkästen bauen',
  },
  {
    means: 'Tierwirt Imkerei, Tierwirt',
    de: 'imkern, imkerei, bienen, bienenstock, bienenvolk, honig, honig machen, wachs gewinnen',
  },
  {
    means:
      'Tierwirt Schäferei, Tierwirt Geflügelhaltung, Tierwirt Schweinehaltung, Landwirt, Tierwirt',
    de: 'schafe, schafe hüten, lämmer, alpakas, ziegen halten, hühner halten, hühner, enten, gänse, tauben, brieftauben, taubenzüchter, kaninchenzucht, kaninchen züchten, kleintierzüchter, tiere züchten, kälber aufziehen, bauernhof, hof von opa',
  },
  {
    means: 'Landwirt, Fachkraft Agrarservice, Land Baumaschinenmechatroniker, Pflanzentechnologe',
    de: 'traktor pulling, traktorpulling, treckertreck, traktoren schrauben, fendt, john deere, claas, lanz bulldog, feldarbeit, acker, ackerbau, landleben, dorfleben, landjugend, ernte helfen, ls22, ls 22, ls25',
  },
  {
    means:
      'Gärtner, Florist, Gärtner Gemüsebau, Gärtner Zierpflanzenbau, Gärtner Staudengärtnerei, Schülerpraktikum Garten',
    de: 'gärtnern, gartenarbeit, garten, hochbeet, beet anlegen, tomaten züchten, gemüsegarten, gemüsebeet, kräutergarten, urban gardening, balkongarten, kakteen, sukkulenten, orchideen, rosen züchten, monstera, pflanzenliebe, plant parent, pflanzen sammeln, blumen gießen, botanik',
  },
  {
    means: 'Gärtner Baumschule, Gärtner Obstbau, Forstwirt, Winzer, Fruchtsafttechnik',
    de: 'obstbäume, obst ernten, apfelernte, kirschen pflücken, bäume pflanzen, bäume schneiden, streuobstwiese, baumpflege, saft machen, mosten',
  },
  {
    means: 'Winzer, Weintechnologe, Restaurants',
    de: 'wein, weinbau, weinberg, weinlese, weinprobe',
  },
  {
    means: 'Florist, Gestalter visuelles Marketing, Gärtner Zierpflanzenbau, Bestattungsfachkraft',
    de: 'blumen stecken, sträuße binden, blumensträuße, trockenblumen, blumendeko, adventskränze, kränze binden, gestecke, blumenkränze, ikebana',
  },
  {
    means:
      'Forstwirt, Revierjäger, Gärtner Landschaftsbau, Tourismus Freizeit, Umweltschutztechnische Assistent',
    de: 'wanderung, bergwandern, trekking, zelten, lagerfeuer machen, draußen schlafen, schnitzeljagd, pfadi, pfadfinderin, pfadfinderlager, bogenschießen wald, holz hacken, brennholz machen, bäume, waldspaziergang, waldspaziergänge, beeren sammeln, kräuterkunde, wildkräuter, naturfotografie, rausgehen, frischluft',
  },
  {
    means: 'Fischwirt, Revierjäger, Binnenschiffer, Wasserbauer',
    de: 'angel, angelschein, karpfenangeln, fliegenfischen, spinnfischen, angelteich, fische fangen, forellen, hechte, angeltour',
  },
  {
    means: 'Revierjäger, Büchsenmacher, Forstwirt',
    de: 'jäger, jagdhund, hochsitz bauen, jagdverein, wild, schützenverein, luftgewehr, biathlon, schießen gehen, waffen, gewehre',
  },
  {
    means:
      'Umweltschutztechnische Assistent, Kreislauf Abfallwirtschaft, Wasserversorgung, Forstwirt, Schülerpraktikum Umwelt, Duales Studium Umwelttechnik',
    de: 'umweltschutz, klimaschutz, fridays for future, fff, klimaaktivist, klimaaktivistin, nachhaltigkeit, nachhaltig leben, zero waste, müll sammeln, plogging, recycling, upcycling, energiewende, erneuerbare energien, bachpatenschaft, gewässer',
  },
  // Water, air, rails, roads
  {
    means: 'Bäderbetriebe, Sportfachmann, Sport Fitnesskaufmann, Masseur, Schülerpraktikum Sport',
    de: 'schwimmen, schwimmen gehen, schwimmverein, schwimmsport, wasserball, tauchen, tauchen gehen, schnorcheln, tauchschein, rettungsschwimmen, rettungsschwimmer, rettungsschwimmerin, dlrg, freibad, hallenbad, seepferdchen, turmspringen, synchronschwimmen, schwimmtrainer',
  },
  {
    means: 'Notfallsanitäter',
    de: 'rettungsschwimmer, rettungsschwimmerin, rettungsschwimmen, dlrg',
  },
  {
    means: 'Binnenschiffer, Bootsbauer, Schiffsmechaniker, Segelmacher, Hafenschiffer, Seiler',
    de: 'segeln, segelverein, segelschein, kitesurfen, windsurfen, wakeboard, jetski, motorbootfahren, bootsführerschein, bootfahren, hausboot, floß bauen, paddeln, kanufahren, drachenboot, schiffsmodelle, schiffe versenken, kreuzfahrten, knoten, seemannsknoten',
  },
  {
    means:
      'Fluggerätmechaniker, Fluggerätelektroniker, Luftverkehrskaufmann, Leichtflugzeugbauer, Servicekaufmann Luftverkehr',
    de: 'flugzeug, flugzeugmodelle, modellfliegen, segelflug, segelflugzeug, planespotter, flugsimulation, flight simulator, fallschirmspringen, paragliding, gleitschirm, ballonfahren, heißluftballon, helikopter, pilot werden, flugshow',
  },
  {
    means:
      'Fluggerätelektroniker, Elektroniker Geräte Systeme, Mechatroniker, Fluggerätmechaniker, Geomatiker',
    de: 'drohne bauen, drohnen bauen, fpv, fpv drohnen, drohnenrennen, quadrocopter, drohnenvideos, drohnenführerschein',
  },
  {
    means:
      'Eisenbahner Betriebsdienst, Eisenbahner Zugverkehrssteuerung, Mobilität Verkehrsservice, Gleisbauer, Fachkraft Fahrbetrieb',
    de: 'modelleisenbahn, märklin, h0, eisenbahnfan, trainspotter, lokomotiven, dampflok, dampfloks, ices, straßenbahnen, bahnhöfe, train simulator, zugsimulator, busse, bus simulator, fahrpläne',
  },
  {
    means:
      'Berufskraftfahrer, Kraftfahrzeugmechatroniker Nutzfahrzeugtechnik, Servicefahrer, Baugeräteführer, Fachkraft Fahrbetrieb',
    de: 'trucks, truck, lkws, euro truck, euro truck simulator, ets2, lkw simulator, roadtrip, roadtrips, autofahren, gerne fahren, bagger, bagger fahren, bagger simulator, construction simulator, radlader, kräne, große maschinen',
  },
  {
    means:
      'Kraftfahrzeugmechatroniker, Karosserie Fahrzeugbaumechaniker, Fahrzeuglackierer, Automobilkaufmann, Fahrzeuginterieur, Reifen Vulkanisationstechnik',
    de: 'autos restaurieren, alte autos, oldtimer, oldtimer fahren, youngtimer, autos reparieren, auto schrauben, autoschrauber, schrauber, tuningtreffen, autotreffen, car meet, car meets, felgen, carhifi, car hifi, folieren, auto folieren, wrapping, e autos, elektroautos, tesla, bmw, audi, golf gti, formel eins, f1, nascar, dtm, drag race, need for speed, gran turismo, autoquartett, modellautos sammeln, autos fotografieren, autos waschen, auto polieren, gokart, gokarts, kartsport, airbrush',
  },
  {
    means:
      'Zweiradmechatroniker, Zweiradmechatroniker Motorradtechnik, Kraftfahrzeugmechatroniker, Kraftfahrzeugmechatroniker Motorradtechnik, Metallbauer',
    de: 'simme, simmi, simson, simson fahren, simson restaurieren, schwalbe fahren, moped, mopeds, moped schrauben, moped tuning, mofa, mokick, roller frisieren, motorradfahren, motorrad schrauben, biker, harley, yamaha, ktm, supermoto, pitbike, pit bike, dirtbike, cross fahren, motocross fahren, trial fahren, e scooter, escooter',
  },
  {
    means:
      'Zweiradmechatroniker Fahrradtechnik, Fahrradmonteur, Zweiradmechatroniker, Kaufmann Einzelhandel',
    de: 'fahrradfahren, biken, mountainbiken, mountainbiking, dirtjump, dirt jump, pumptrack, bmx fahren, rennradfahren, radsport, radrennen, gravelbike, fixie, e bikes, fahrradtour, fahrradtouren, radtour, radtouren, fahrrad reparieren, fahrradwerkstatt, räder reparieren',
  },
  // Sport
  {
    means:
      'Sportfachmann, Sport Fitnesskaufmann, Duales Studium Fitnessökonomie, Schülerpraktikum Sport, Physiotherapeut',
    de: 'sport, sportlich, sportlerin, sportler, sportverein, fitness, gym, ins gym, gymbro, pumpen, pumpen gehen, kraftsport, krafttraining, gewichte heben, gewichtheben, bodybuilding, powerlifting, muskelaufbau, trainieren, trainieren gehen, workout, workouts, home workout, hiit, freeletics, turnverein, bodenturnen, trampolin, trampolinspringen, rhönrad, rhythmische sportgymnastik, einrad, seilspringen, stabhochsprung, kugelstoßen, marathonlaufen, laufsport, jogging, nordic walking, spinning, hyrox, padel, pickleball, spikeball, ultimate frisbee, frisbee, lacrosse, wrestling, ringen, karate machen, capoeira, krav maga, aikido, kung fu, schlittschuhlaufen, rollkunstlauf, inline skating, skateboard, skateboarden, skaten, skater, skateboardfahren, skatepark, skifahrer, snowboarden, snowboard, langlauf, rodeln, wellenreiten, kegelverein, kicker, tischkicker, fußballtraining, fußballverein, fußballer, fußballerin, fußballspieler, handballer, handballerin, basketballer, basketballerin, volleyballer, volleyballerin, leichtathlet, torwart, fußballschiri, kreisliga, bundesliga, champions league, nba, nfl, ufc, cheerleader, majoretten, funkenmariechen, faschingstanz, kinder trainieren, sport ag, trainerschein, übungsleiter',
  },
  {
    means:
      'Physiotherapeut, Ergotherapeut, Masseur, Sport Fitnesskaufmann, Diätassistent, Schülerpraktikum Physiotherapie',
    de: 'yoga machen, pilates machen, meditation, meditieren, achtsamkeit, massieren, massage, massagen, gesund leben, gesundheit, gesunde ernährung, ernährung, ernährungsberatung, clean eating, körper, anatomie, faszien, entspannung',
  },
  {
    means:
      'Veranstaltungskaufmann, Sportfachmann, Sport Fitnesskaufmann, Maskenbildner, Veranstaltungstechnik',
    de: 'tanzen, tanzverein, tanzgruppe, tanzschule, hiphop tanzen, streetdance, street dance, jazzdance, ballett tanzen, standardtanz, discofox, karneval, fasching, kpop, k pop, kpop tanzen, choreografie, choreografien, choreos, zirkus, jonglieren, artistik, feuershow',
  },
  {
    means:
      'Gerüstbauer, Dachdecker, Fassadenmonteur, Zimmerer, Industrie-Isolierer, Forstwirt, Sportfachmann',
    de: 'klettern, bouldern, bouldern gehen, kletterwand, bergsteigen, alpinismus, slackline, highline, seilgarten, kletterwald, hochseilgarten, free solo, lost places, urbex, roofing, höhenangst habe nicht',
  },
  {
    means:
      'Polizeimeisteranwärter, Schutz Sicherheit, Zollanwärter, Justizvollzugsbeamter, Schülerpraktikum Polizei',
    de: 'airsoft, softair, paintball, lasertag, militär, bundeswehr, uniformen, call of duty, cod zocken, counter strike, selbstverteidigung, kampfsport, gerechtigkeit, hundestaffel, spionage, agentenfilme, actionfilme, polizeiserien, tatort, kriminalistik, forensik, sicherheitsdienst, türsteher',
  },
  {
    means:
      'Brandmeisteranwärter, Werkfeuerwehrmann, Notfallsanitäter, Schülerpraktikum Polizei Feuerwehr, Schülerpraktikum Rettungsdienst, Schornsteinfeger',
    de: 'feuerwehr, kinderfeuerwehr, feuerwehrjugend, feuerwehrfrau, freiwillige feuerwehr, ffw, feuerwehrsport, löschangriff, feuer löschen, feuerwehrautos, retten, menschen retten, leben retten, einsätze fahren, martinshorn',
  },
  {
    means:
      'Notfallsanitäter, Pflegefachmann, Medizinische Fachangestellte, Schülerpraktikum Rettungsdienst, Schülerpraktikum Pflege, Operationstechnische Assistent',
    de: 'erste hilfe, ersthelfer, erste hilfe kurs, drk, drk jugend, jrk, rotes kreuz, rotkreuz, johanniter jugend, malteser jugend, sanitätsdienst, sani, sanis, schulsani, arztserien, krankenhausserien, greys anatomy, medizin, medizinisch, operationen, blut sehen',
  },
  // Making: wood, metal, stone, clay, glass, paper
  {
    means:
      'Tischler, Holzmechaniker, Zimmerer, Drechsler, Schülerpraktikum Tischlerei, Holzbearbeitungsmechaniker',
    de: 'heimwerken, selbermachen, diy, diy möbel, do it yourself, möbel, möbel selber bauen, möbel restaurieren, alte möbel, möbel aufpeppen, palettenmöbel, holz bearbeiten, holzarbeiten, holzwerken, werkeln, werkstatt, in der werkstatt, sägen, hobeln, leimen, vogelhaus bauen, vogelhäuschen, seifenkisten, seifenkiste, longboards bauen, skateboards bauen, baumhaus, bude bauen, buden bauen, hütten bauen, regale, intarsien',
  },
  {
    means:
      'Holzbildhauer, Drechsler, Tischler, Holzspielzeugmacher, Böttcher, Flechtwerkgestalter, Steinbildhauer',
    de: 'schnitzen, schnitzerei, holzfiguren, löffel schnitzen, drechseln, drechselbank, kettensägenkunst, korbflechten, körbe flechten, weidenflechten, bildhauern, bildhauerei, skulpturen, holzspielzeug, räuchermännchen, krippenfiguren, nussknacker',
  },
  {
    means:
      'Technische Modellbauer, Technische Produktdesigner, Mechatroniker, Holzspielzeugmacher, Biologiemodellmacher, Industriekeramiker Modelltechnik, Bootsbauer',
    de: 'modellbau, modellbauer, rc autos, rc cars, rc car, ferngesteuerte autos, ferngesteuert, rc boote, modellschiffe, revell, tabletop, minis bemalen, miniaturen bemalen, warhammer bemalen, puppenhaus, puppenhäuser, architekturmodelle, gundam, lego, legos, lego sammeln, lego star wars, fischertechnik, metallbaukasten, kugelbahn, dominos, kettenreaktion',
  },
  {
    means:
      'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur, Technische Modellbauer, Schülerpraktikum Architektur',
    de: '3d druck, 3d drucker, 3d drucken, 3d modellieren, cad, cad programme, fusion 360, tinkercad, sketchup, konstruieren, erfinden, erfinder, erfinderin, erfindungen, jugend forscht, häuser zeichnen, häuser planen, grundrisse, grundrisse zeichnen, architektur, häuser entwerfen',
  },
  {
    means:
      'Raumausstatter, Bautechnische Konstrukteur, Technische Systemplaner, immersive Medien, Schülerpraktikum Architektur, Gestalter visuelles Marketing',
    de: 'sims, sims spielen, die sims, sims häuser, sims bauen, häuser einrichten, wohnungen einrichten, innenarchitektur, bloxburg, feng shui',
  },
  {
    means:
      'Raumausstatter, visuelles Marketing, Maler Lackierer, Florist, Polsterer, Polster Dekorationsnäher',
    de: 'zimmer einrichten, zimmer gestalten, zimmer dekorieren, zimmer umgestalten, zimmer umdekorieren, umdekorieren, dekorieren, deko, interior, interior design, inneneinrichtung, einrichten, wohndeko, roomtour, home staging, vorhänge, gardinen, schaufenster, weihnachtsdeko',
  },
  {
    means:
      'Raumausstatter, Maler Lackierer, Bodenleger, Fliesen Mosaikleger, Trockenbaumonteur, Parkettleger, Stuckateur',
    de: 'zimmer renovieren, renovieren, renovierung, haus renovieren, streichen, zimmer streichen, wände streichen, wände gestalten, tapezieren, wandfarbe, fliesen, mosaik, mosaike, spachteln, haus umbauen, haus bauen, häuslebauer',
  },
  {
    means:
      'Maurer, Zimmerer, Dachdecker, Beton Stahlbetonbauer, Straßenbauer, Hochbaufacharbeiter, Schülerpraktikum Bau',
    de: 'auf dem bau helfen, beim bau helfen, garage bauen, mauern, pflastern, terrasse bauen, gartenhaus bauen, teich bauen, dämme bauen, baustellen, baustellen gucken, häuser bauen, brücken, brücken bauen, hochhäuser, abriss, lost place',
  },
  {
    means:
      'Metallbauer Metallgestaltung, Metallbauer, Metallbildner, Glockengießer, Feinwerkmechaniker, Konstruktionsmechaniker, Chirurgiemechaniker',
    de: 'schmieden, schmiede, messer machen, messer sammeln, messer, klingen, schwert, schwertkampf, ritter, ritterrüstung, mittelalter, mittelaltermarkt, mittelaltermärkte, reenactment, wikinger, kettenhemd, schweißen, schweißen lernen, metall bearbeiten, metallkunst, feilen, zinn gießen, zinnfiguren',
  },
  {
    means:
      'Industriemechaniker, Mechatroniker, Elektroniker, Kraftfahrzeugmechatroniker, Feinwerkmechaniker, Land Baumaschinenmechatroniker, Anlagenmechaniker Sanitär',
    de: 'reparieren, sachen reparieren, dinge reparieren, alles reparieren, kaputte sachen, kaputtes reparieren, auseinandernehmen, auseinander nehmen, auseinander bauen, auseinanderbauen, geräte zerlegen, sachen zerlegen, repair cafe, repair café, repaircafe, tüfteln, tüftler, basteln und tüfteln, werkzeug, werkzeuge, maschinen, maschinen bauen, motoren, motoren zerlegen, rasenmäher reparieren, schrauben, herumschrauben, rumschrauben, handwerkeln',
  },
  {
    means: 'Uhrmacher, Feinwerkmechaniker, Graveur, Feinoptiker, Zahntechniker, Gold Silberschmied',
    de: 'feinarbeit, filigran, filigrane arbeiten, fingerspitzengefühl, kleinteile, uhr, uhren sammeln, uhren reparieren, armbanduhren, taschenuhren, diamond painting, puzzles, malen nach zahlen, perlenbilder, bügelperlen, schlösser knacken, lockpicking',
  },
  {
    means:
      'Gold Silberschmied, Edelsteinfasser, Edelsteinschleifer, Graveur, Metallbildner, Vergolder',
    de: 'schmuck, schmuck selber machen, schmuck herstellen, schmuckdesign, perlen, perlenketten, armbänder, armbänder machen, freundschaftsbänder, ringe, ohrringe, ketten, ketten machen, draht, piercings, edelsteine, edelstein, mineralien, mineralien sammeln, kristalle, fossilien, steine sammeln, resin, epoxidharz, emaille, gold, silber',
  },
  {
    means:
      'Keramiker, Industriekeramiker, Figurenkeramformer, Manufakturporzellanmaler, Glasbläser, Ofen Luftheizungsbauer',
    de: 'töpfern, töpfer, töpferei, töpferkurs, ton, mit ton, fimo, knete, modellieren, keramik, keramik bemalen, porzellan, porzellan bemalen, geschirr sammeln, vasen',
  },
  {
    means:
      'Glasbläser, Glasveredler, Glasapparatebauer, Flachglastechnologe, Glaser, Verfahrensmechaniker Glastechnik',
    de: 'glas, glas blasen, glasperlen, glaskunst, tiffany, buntglas, kirchenfenster, glasmalerei, flaschen upcycling',
  },
  {
    means:
      'Steinmetz Steinbildhauer, Naturwerksteinmechaniker, Bergbautechnologe, Edelsteinschleifer, Stuckateur, Aufbereitungsmechaniker',
    de: 'steine, steine bemalen, gesteine, geologie, höhlen, höhlenforschung, bergwerk, bergwerke, speckstein, dinosaurier, vulkane, ausgrabungen, ruinen, burgen, alte gebäude, kirchen, denkmäler',
  },
  {
    means:
      'Buchbinder, Druckverarbeitung, Packmitteltechnologe, Papiertechnologe, Medientechnologe Druck, Mediengestalter Digital Print',
    de: 'papier, mit papier basteln, basteln mit papier, papier basteln, origami, scrapbooking, scrapbook, fotoalben, fotoalbum, karten basteln, grußkarten, journaling, bulletjournal, buchbinden, bücher binden, bücher reparieren, alte bücher, papier schöpfen, stempel, stempeln, linoldruck, siebdruck, t shirts bedrucken, shirts bedrucken, plotter, plottern, sticker, sticker machen, verpackungen, geschenke einpacken, geschenke verpacken',
  },
  {
    means: 'Kerzenhersteller, Drogist, Chemielaborant, Kosmetiker, Bürsten Pinselmacher',
    de: 'kerzen, kerzen machen, kerzen gießen, kerzen ziehen, seife, seife machen, seifen sieden, seifensieden, badekugeln, badebomben, duftkerzen, naturkosmetik, cremes selber machen, parfum, düfte, parfums sammeln',
  },
  // Textiles, fashion, beauty
  {
    means:
      'Maßschneider, Modeschneider, Modenäher, Änderungsschneider, Textilgestalter Handwerk, Modist, Technische Konfektionär',
    de: 'nähen, nähen lernen, nähkurs, nähprojekte, selber nähen, kleider, kleider entwerfen, kleidung nähen, kleidung, klamotten ändern, klamotten designen, taschen nähen, stofftiere nähen, kuscheltiere nähen, puppenkleider, kostüm, kostüme, kostüme machen, cosplay, cosplays, larp kostüme, schnittmuster, stoff, stoffe, mode, mode entwerfen, modedesign, modedesignerin, modeblog, fashion week, fashion design, thrift flip, hüte, mützen häkeln, dirndl, brautkleider, prom dress',
  },
  {
    means:
      'Textilgestalter Handwerk, Produktgestalter Textil, Flechtwerkgestalter, Produktionsmechaniker Textil, Produktveredler Textil, Textillaborant',
    de: 'stricken, stricken und häkeln, häkeln, crochet, amigurumi, weben, webrahmen, knüpfen, makramee, makrame, tufting, teppich tuften, teppiche knüpfen, batiken, batik, stoffe färben, stoffe bedrucken, wolle spinnen, spinnrad, klöppeln, sticken, punch needle, filzen, klöppel, patchwork, quilten',
  },
  {
    means:
      'Sattler, Maßschuhmacher, Orthopädieschuhmacher, Lederherstellung Gerbereitechnik, Kürschner, Schuhfertiger, Polsterer',
    de: 'leder, lederarbeiten, ledertaschen, ledertasche, lederarmbänder, schuhe, schuhe designen, sneaker custom, custom sneaker, sneaker customizen, sneaker bemalen, sneaker reinigen, pelz, sattel, zaumzeug',
  },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, visuelles Marketing, Modeschneider, E-Commerce',
    de: 'shoppen gehen, bummeln, shopping queen, sneaker, sneaker sammeln, sneakerhead, jordans, nike sneaker, streetwear, outfit, outfits, outfits kombinieren, style, stylen, stylisch, trends, hauls, labubu, taschen, markenklamotten, secondhand',
  },
  {
    means:
      'E-Commerce, Kaufmann Einzelhandel, Verkäufer, Groß Außenhandelsmanagement, Marketingkommunikation',
    de: 'vinted, kleinanzeigen, ebay kleinanzeigen, klamotten verkaufen, flohmarkt, flohmärkte, trödelmarkt, trödel, basar, kuchenbasar, reselling, resellen, dropshipping, onlineshop, online shop, online verkaufen, schülerfirma, etsy, pokémon karten verkaufen, sammelkarten, pokemon karten, panini',
  },
  {
    means: 'Kosmetiker, Friseur, Maskenbildner, Drogist, Schülerpraktikum Friseur',
    de: 'make up, makeup, make-up, schminke, schminken, mit schminke, schminktutorials, lippenstift, lidschatten, contouring, grwm, get ready with me, skincare, skin care, hautpflege, gesichtsmasken, nägel lackieren, nagellack, nägel machen, nailart, nail art, gelnägel, acrylnägel, nageldesign, nageldesignerin, wimpern kleben, wimpernverlängerung, augenbrauen, augenbrauen zupfen, beauty, beautytipps, beautyblogs, wellnesstag, spa tag, sephora, self care, selfcare, lush, parfüms',
  },
  {
    means: 'Friseur, Maskenbildner, Kosmetiker, Schülerpraktikum Friseur',
    de: 'frisur, frisuren, frisuren ausprobieren, hochsteckfrisuren, flechten, zöpfe flechten, zöpfe, locken, locken machen, haarstyling, hairstyling, haare schneiden, haare färben, haare tönen, haarpflege, dreads, dreadlocks, cornrows, perücken, bart, bärte, rasieren, barber, fade schneiden',
  },
  {
    means: 'Maskenbildner, Maßschneider, Kosmetiker, Bühnenmaler, Veranstaltungskaufmann',
    de: 'verkleiden, kostüme schminken, halloween, kinderschminken, gruselmasken, masken, special effects, sfx makeup, sfx, horrorfilme, drag, perücken machen, puppentheater, marionetten',
  },
  // Art, media, music, stage
  {
    means:
      'Mediengestalter Digital Print, Gestaltungstechnische Assistent, immersive Medien, visuelles Marketing, Bühnenmaler, Schülerpraktikum Medien Gestaltung, Manufakturporzellanmaler',
    de: 'zeichnen, malen, zeichne, male, bilder malen, porträts zeichnen, manga, mangas, manga zeichnen, anime, animes, anime zeichnen, comic, comics, comics zeichnen, cartoons, webtoon, webtoons, characterdesign, character design, fanart, fanarts, oc zeichnen, ocs, ipad zeichnen, zeichentablet, ibis paint, krita, acrylmalerei, ölmalerei, aquarellmalerei, aquarell malen, kunst, kunst ag, kreativ sein, kreativ, kreatives, gestalten, gestalterisch, design, designen, grafikdesign, grafik, logos, logos entwerfen, logos designen, plakate, plakate gestalten, canva, illustrator, indesign, figma, typografie, schriften, schönschreiben, doodeln, kritzeln, mandalas',
  },
  {
    means:
      'Maler Lackierer, Mediengestalter Digital Print, Fahrzeuglackierer, Schilder Lichtreklamehersteller, Bühnenmaler',
    de: 'graffiti, graffitis, graffiti malen, graffiti sprühen, sprayen, spray, streetart, street art, sprühdosen, wandmalerei, wandbilder, murals, lackieren',
  },
  {
    means: 'Mediengestalter Digital Print, Gestaltungstechnische Assistent, Graveur, Kosmetiker',
    de: 'tattoo, tattoos, tattoos entwerfen, tattoo zeichnen, tattoos stechen, tätowieren, tätowierer, tätowiererin, henna, body painting, bodypainting',
  },
  {
    means:
      'Fotograf, Fotomedienfachmann, Mediengestalter Bild Ton, Mediengestalter Digital Print, Augenoptiker',
    de: 'fotografieren, fotografie, fotografiere, fotos, fotos schießen, kamera, kameras, spiegelreflexkamera, analogfotografie, polaroid, selfies, porträtfotos, landschaftsfotos, fotoshooting, fotoshootings, models, modeln, lightroom, photoshop, bildbearbeitung, bilder bearbeiten',
  },
  {
    means:
      'Mediengestalter Bild Ton, audiovisuelle Medien, Mediengestalter Digital Print, Marketingkommunikation, immersive Medien, Veranstaltungstechnik',
    de: 'tiktok videos drehen, tiktoks drehen, tiktok, tiktoks, tik toks, reels drehen, reels machen, youtube, youtube videos, youtuber, youtuberin, videos, videos drehen, videos schneiden, videos bearbeiten, videoschnitt, filmen, filme, filme drehen, filme machen, kurzfilme, netflix, kino, kinofilme, stop motion, capcut, premiere pro, after effects, davinci resolve, edits, edits machen, streamen, twitch, auf twitch, streame, livestream, livestreams, podcast, podcasts, podcast machen, podcasts aufnehmen, hörspiele, synchronsprechen, voice acting, asmr, vlogs, gopro, drohnenaufnahmen',
  },
  {
    means:
      'Marketingkommunikation, Mediengestalter Digital Print, E-Commerce, audiovisuelle Medien, Medienkaufmann',
    de: 'influencer, influencer werden, content creation, contentcreator, content erstellen, instagram account, bloggen, blog, blog schreiben, blogs, werbung, werbung machen, marken, memes, memes machen, follower, fanpage, fanpages',
  },
  {
    means:
      'Buchhändler, Medien Informationsdienste, Medienkaufmann, Marketingkommunikation, Kaufmann Büromanagement',
    de: 'lesen, bücher, bücher lesen, booktok, bookstagram, romane, romane lesen, fantasy, fantasy romane, krimis lesen, harry potter, herr der ringe, mangas lesen, wattpad, fanfiction, fanfictions, fan fiction, geschichten schreiben, geschichten, geschichten ausdenken, schreiben, gerne schreiben, gedichte, gedichte schreiben, poetry slam, tagebuch schreiben, songtexte, songtexte schreiben, drehbücher, schülerzeitung, zeitung, journalismus, journalist, journalistin, reporter, reporterin, bibliothek, büchereien, literatur, worldbuilding',
  },
  {
    means:
      'Veranstaltungstechnik, Mediengestalter Bild Ton, audiovisuelle Medien, Veranstaltungskaufmann, Musikfachhändler',
    de: 'beats, beats produzieren, beats bauen, beats machen, musik produzieren, musikproduktion, producer, fl studio, ableton, garageband, rap, rappen, rapper, rapperin, deutschrap, hiphop, hip hop, techno, dj, djing, dj sein, auflegen, dj auflegen, mischpult, plattenspieler, vinyl, schallplatten, konzerte, festivals, festival, konzerte gehen, licht und ton, bühnentechnik, lichttechnik, tontechnik, boxen bauen, lautsprecher, bluetoothbox, technik ag, veranstaltungstechnik ag, karaoke, partys, partys planen, partys organisieren, feiern, feten',
  },
  {
    means:
      'Musikfachhändler, Klavier Cembalobauer, Geigenbauer, Zupfinstrumentenmacher, Orgelbauer, Holzblasinstrumentenmacher, Metallblasinstrumentenmacher, Veranstaltungstechnik',
    de: 'musik, musik machen, musik spielen, instrument, instrumente, instrument lernen, klavierspielen, klavierunterricht, gitarrespielen, gitarrenunterricht, geigenunterricht, schlagzeugspielen, keyboard, bandprobe, schulband, schülerband, musikverein, blaskapelle, spielmannszug, fanfarenzug, chor, chorsingen, singe, singen, gesang, gesangsunterricht, notenlesen, songs schreiben, komponieren, klassik, klassische musik, jazz, metal hören, rockmusik, kirchenmusik',
  },
  {
    means: 'Geigenbauer, Bogenmacher, Musikfachhändler',
    de: 'geige, geige spielen, bratsche, cello, cello spielen, kontrabass, violine',
  },
  {
    means: 'Handzuginstrumentenmacher, Klavier Cembalobauer, Musikfachhändler',
    de: 'akkordeon, akkordeon spielen, ziehharmonika, mundharmonika',
  },
  {
    means: 'Metallblasinstrumentenmacher, Musikfachhändler',
    de: 'trompete, posaune, posaune blasen, tuba, waldhorn, posaunenchor',
  },
  {
    means: 'Holzblasinstrumentenmacher, Musikfachhändler',
    de: 'klarinette, oboe, saxophon, saxofon, flöte, querflöte, blockflöte',
  },
  {
    means:
      'Veranstaltungskaufmann, Maskenbildner, Veranstaltungstechnik, Bühnenmaler, Schülerpraktikum Veranstaltungen',
    de: 'schauspiel, schauspielern, schauspielen, schauspieler, schauspielerin, theater, theater ag, theaterstücke, theaterspielen, laientheater, musical, musicals, improvisieren, comedy, stand up, bühne, auf der bühne, moderieren, zaubern, zaubertricks, bühnenbilder, bühnenbilder bauen, kulissen, kulissen bauen, kulissen malen, larp',
  },
  {
    means: 'Veranstaltungskaufmann, Tourismus Freizeit, Hotelfachmann, Kaufmann Büromanagement',
    de: 'events, events planen, events organisieren, organisieren, organisationstalent, planen, feste planen, feste organisieren, geburtstage planen, abiball planen, hochzeiten, hochzeiten planen, kindergeburtstage, listen schreiben, to do listen',
  },
  // Computers, science, technology
  {
    means:
      'Fachinformatiker, Fachinformatiker Anwendungsentwicklung, immersive Medien, Fachinformatiker Systemintegration, Informationstechnische Assistent, Schülerpraktikum IT',
    de: 'zocken, zocke, zockt, zocker, zockerin, gamen, gamer, gamerin, games, gaming pc, am pc zocken, ps5, playstation, playstation spielen, xbox, nintendo switch, nintendo, switch, steam, pc gaming, computerspielen, videospiel, videogames, konsole zocken, minecraft, minecraft server, fortnite, fortnite zocken, roblox, roblox studio, brawl stars, clash royale, clash of clans, gta, gta 5, fifa zocken, ea fc, valorant, lol zocken, overwatch, rocket league, zelda, pokemon, pokémon, animal crossing, stardew valley, among us, elden ring, hogwarts legacy, genshin, genshin impact, retro games, retro konsolen, esports, e sports, lan party, lan partys, discord, discord server, discord bots, vr, vr spiele, oculus, spiele erfinden, spiele programmieren, games entwickeln, game design, gamedesign, gamedesigner, unity, unreal engine, godot, scratch',
  },
  {
    means:
      'Fachinformatiker, Fachinformatiker Anwendungsentwicklung, Mathematisch-technische Softwareentwickler, Fachinformatiker Systemintegration, Informationstechnische Assistent, Schülerpraktikum IT',
    de: 'programmieren, programmiere, programmierer, coden, coding, code schreiben, python, javascript, java programmieren, html, html und css, css, apps programmieren, apps entwickeln, apps bauen, webseiten programmieren, bots programmieren, hacken, hacking, hacker, hackerin, ethical hacking, cybersecurity, cyber security, hackathon, linux, server, server moderieren, homelab, ki, künstliche intelligenz, chatgpt, ai, machine learning, algorithmen, computer, computer ag, informatik ag, computernerd, nerd, technikfreak, computerfreak',
  },
  {
    means:
      'Mediengestalter Digital Print, Fachinformatiker Anwendungsentwicklung, Fachinformatiker, Gestaltungstechnische Assistent',
    de: 'webdesign, webseiten, websites, webseiten bauen, webseiten gestalten, homepage, homepages, homepage bauen, internetseiten, wordpress, ui design, ux design',
  },
  {
    means:
      'IT-System-Elektroniker, Informationselektroniker, Fachinformatiker Systemintegration, Elektroniker Geräte Systeme, Fachinformatiker',
    de: 'pc bauen, pcs bauen, pc zusammenbauen, pcs zusammenbauen, pcs, computer bauen, computer aufrüsten, grafikkarten, hardware, wasserkühlung, wlan einrichten, drucker einrichten, omas handy, handy reparieren, handys, smartphones, tablets, display tauschen, iphone reparieren, konsolen reparieren, controller reparieren',
  },
  {
    means:
      'Elektroniker, Mechatroniker, Informationselektroniker, Elektroniker Geräte Systeme, Mikrotechnologe, IT-System-Elektroniker, Schülerpraktikum Elektro',
    de: 'elektronik, elektronik basteln, elektronikbasteln, löten, lötkolben, platinen, schaltkreise, strom, arduino, arduinos, raspberry, raspi, esp32, led, leds, led streifen, lichterketten, batterien, akkus, solarzellen, solarpanels, solar, balkonkraftwerk, windräder, windrad, funken, funkgeräte, funkgerät, cb funk, antennen, radios, radio bauen, verstärker bauen, smart home, smarthome, alexa programmieren, home assistant',
  },
  {
    means:
      'Elektroniker Automatisierungstechnik, Mechatroniker, Industriemechaniker, Fachinformatiker, Duales Studium Mechatronik',
    de: 'roboter, robotik, robotik ag, robotics, first lego league, lego league, robocup, roboterarm, spike prime, maschinen programmieren, automatisierung, pneumatik, hydraulik',
  },
  {
    means:
      'Chemielaborant, Chemisch-technische Assistent, Chemikant, Lacklaborant, Pharmakant, Schülerpraktikum Labor',
    de: 'chemiekasten, chemiebaukasten, experimente, experimentieren, experimentierkasten, chemische experimente, versuche, schleim machen, slime, slime machen, raketen, pyrotechnik, forschen, forscher, forscherin, wissenschaft, naturwissenschaft, mikroskop, labor spielen',
  },
  {
    means:
      'Biologielaborant, Biologisch-technische Assistent, Laboratoriumsanalytik, Medizinische Fachangestellte, Milchwirtschaftliche Laborant, Veterinärmedizin',
    de: 'mikroskopieren, mikroskop, bakterien, zellen, genetik, dna, evolution, pflanzen untersuchen, menschlicher körper, skelette, viren',
  },
  {
    means: 'Physiklaborant, Feinoptiker, Mikrotechnologe, Fluggerätelektroniker, Werkstoffprüfer',
    de: 'astronomie, sterne, sterne gucken, sterne beobachten, sternbilder, sternwarte, planeten, teleskop, teleskope, weltraum, weltall, universum, raumfahrt, nasa, spacex, astrofotografie, physik experimente, laser, magnete, optik, quantenphysik, wetter, wetterstation, meteorologie',
  },
  {
    means:
      'Fachinformatiker Daten Prozessanalyse, Mathematisch-technische Softwareentwickler, Fachinformatiker, Bankkaufmann, Markt Sozialforschung, Steuerfachangestellte',
    de: 'schach, schachclub, schachverein, logik, logikrätsel, rätsel lösen, rätseln, sudokus, knobeln, rubiks cube, zauberwürfel lösen, speedcubing, strategiespiele, strategie, civilization, anno, statistik, statistiken, excel tabellen, tabellen, tabellen machen, mathe olympiade, matheolympiade, kopfnüsse, escape rooms, quiz, quizze, wissen, schnelldenker',
  },
  {
    means: 'Geomatiker, Vermessungstechniker, Tourismuskaufmann, Straßen Verkehrstechnik',
    de: 'landkarten, karten lesen, karten zeichnen, karten, kartografie, geocachen, geocaching, google maps, google earth, geoguessr, flaggen, länder raten, kompass, orientierungslauf, gps',
  },
  // Food, guests, travel
  {
    means:
      'Koch, Fachkraft Küche, Hauswirtschafter, Diätassistent, Fachkraft Gastronomie, Schülerpraktikum Hotel',
    de: 'kochen, koche, koche gerne, kocht, kochshows, kochvideos, kochbücher, rezepte, neue rezepte, meal prep, vegan kochen, vegan, vegetarisch kochen, sushi machen, sushi, ramen, pizza machen, pizza backen, nudeln machen, burger, burger machen, essen, essen machen, gutes essen, foodblog, foodblogs, food, mukbang, küchenschlacht, masterchef, kochduell, für freunde kochen, schulküche, schulkantine, kochen zuhause',
  },
  {
    means:
      'Bäcker, Konditor, Fachverkäufer Bäckerei, Fachkraft Speiseeis, Schülerpraktikum Bäckerei, Süßwarentechnologe',
    de: 'backen, backe, backe gerne, backt, backen und kochen, brot backen, brotbacken, sauerteig, brötchen backen, kuchen, kuchen backen, kekse, kekse backen, cookies, plätzchen, plätzchen backen, weihnachtsbäckerei, torten backen, torten verzieren, motivtorten, fondant, cupcakes, cupcakes verzieren, macarons, cakepops, donuts, pralinen, pralinen machen, schokolade, schokolade machen, bonbons, bonbons machen, süßigkeiten, naschen, eis selber machen, eismaschine, waffeln, waffeln backen, crêpes, das große backen, backvideos, verzieren',
  },
  {
    means: 'Fleischer, Koch, Fachverkäufer Fleischerei, Fachkraft Gastronomie',
    de: 'grillen, grill, bbq, barbecue, smoken, steaks, steak, wurst machen, wurst, schlachten, hausschlachtung, räuchern, fleisch, spanferkel',
  },
  {
    means:
      'Brauer, Destillateur, Fachkraft Gastronomie, Restaurants, Fruchtsafttechnik, Lebensmitteltechnik',
    de: 'bier, bier brauen, selber brauen, craft beer, schnaps, schnaps brennen, likör, likör machen, cocktails, cocktails mixen, mocktails, getränke mixen, smoothies, limonade, säfte, kombucha, fermentieren',
  },
  {
    means:
      'Milchtechnologe, Milchwirtschaftliche Laborant, Lebensmitteltechnik, Mühlen Getreidewirtschaft, Süßwarentechnologe',
    de: 'käse, käse machen, joghurt machen, butter machen, einkochen, einmachen, marmelade, marmelade kochen, einwecken, getreide, müsli',
  },
  {
    means:
      'Restaurants Veranstaltungsgastronomie, Fachkraft Gastronomie, Systemgastronomie, Hotelfachmann, Hotelmanagement',
    de: 'kaffee, kaffee trinken, tee, tee trinken, teeladen, teestube, latte art, barista, bubble tea, matcha, cafés, cafés besuchen, essen gehen, restaurants testen, tisch decken, tischdeko, gastgeber, gäste, gastfreundschaft, kellnern',
  },
  {
    means:
      'Tourismuskaufmann, Tourismus Freizeit, Hotelfachmann, Fremdsprachenkorrespondent, Luftverkehrskaufmann, Servicekaufmann Luftverkehr, Duales Studium Tourismusmanagement',
    de: 'reisen, reise gerne, urlaub, städtetrips, städtereisen, länder entdecken, fremde länder, weltreise, reiseblog, interrail, couchsurfing, backpacker, work and travel, au pair, schüleraustausch, auslandsaufenthalt, hotels testen, freizeitparks, achterbahnen, campingurlaub, vanlife, japan, korea, amerika, kulturen, andere kulturen, kulturen kennenlernen',
  },
  {
    means:
      'Fremdsprachenkorrespondent, Tourismuskaufmann, Groß Außenhandelsmanagement, Hotelfachmann, Spedition Logistikdienstleistung',
    de: 'sprachen, sprachen lernen, fremdsprachen, fremdsprachen lernen, duolingo, koreanisch, koreanisch lernen, japanisch, japanisch lernen, spanisch, spanisch lernen, italienisch, polnisch, chinesisch, arabisch lernen, dolmetschen, übersetzen, zweisprachig, mehrsprachig, brieffreunde, gebärdensprache',
  },
  {
    means:
      'Hauswirtschafter, Gebäudereiniger, Textilreiniger, Familienpfleger, Fachpraktiker Hauswirtschaft',
    de: 'aufräumen, putzen, ordnung, ordnung halten, haushalt, im haushalt helfen, wäsche, wäsche waschen, bügeln, ausmisten zimmer, cleantok, sauber machen, marie kondo, organisieren zuhause, fenster putzen',
  },
  // People
  {
    means:
      'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische Assistent, Schülerpraktikum Kita, Schülerpraktikum Schule Hort, Heilerziehungspfleger',
    de: 'babysitten, babysitte, babysitting, babysitterin, kinder, mit kindern spielen, mit kindern, kleine kinder, kleinkinder, babys, geschwister, kleine geschwister, auf geschwister aufpassen, auf kinder aufpassen, nachhilfe, nachhilfe geben, hausaufgabenhilfe, vorlesen, kinder vorlesen, lesepate, kindern vorlesen, jugendgruppe, jugendgruppen leiten, jugendclub, jungschar, konfis, ferienlager, ferienfreizeit, kinderfreizeit, betreuerin, betreuer, kinder trainieren, die kleinen trainieren, die kleinen, kinderturngruppe, spielplatz, reborn, puppen',
  },
  {
    means:
      'Heilerziehungspfleger, Sozialassistent, Erzieher, Familienpfleger, Pflegefachmann, Ergotherapeut, Schülerpraktikum Soziales',
    de: 'ehrenamt, ehrenamtlich, freiwilligenarbeit, engagieren, soziales engagement, sozial engagiert, tafel helfen, obdachlosen helfen, flüchtlingen helfen, flüchtlingshilfe, inklusion, behinderten helfen, special olympics, kirchengemeinde, kirche, ministrant, konfirmanden, mediator, streitschlichter, vertrauensschüler, zuhören, probleme lösen, psychologie, psychologie bücher',
  },
  {
    means:
      'Pflegefachmann, Pflegefachassistent, Heilerziehungspfleger, Ergotherapeut, Hauswirtschafter, Familienpfleger, Schülerpraktikum Pflege',
    de: 'senioren, mit senioren, oma pflegen, opa pflegen, oma helfen, oma besuchen, oma und opa, alte menschen, alten leuten helfen, für alte einkaufen, seniorennachmittag, seniorencafé, altenheim besuchen, spielenachmittag, bingo',
  },
  {
    means:
      'Rechtsanwaltsfachangestellte, Justizfachangestellte, Verwaltungsfachangestellte, Notarfachangestellte, Arbeitsmarktdienstleistungen, Schülerpraktikum Recht',
    de: 'debattieren, debattierclub, debattierklub, jugend debattiert, diskutieren, argumentieren, recht haben, gesetze, rechte, jura, suits, anwaltsserien, richterin barbara salesch, politik, politik interessiert, politisch, jugendparlament, jugendrat, schülerrat, schülervertretung, klassensprecherin, klassensprecher, schülersprecherin, wahlen, nachrichten, nachrichten gucken, zeitgeschehen, demos',
  },
  {
    means:
      'Justizfachangestellte, Polizeimeisteranwärter, Polizeikommissaranwärter, Rechtsanwaltsfachangestellte, Schülerpraktikum Polizei, Schülerpraktikum Recht',
    de: 'true crime, truecrime, true crime podcasts, mordlust, krimi, krimis, krimis gucken, kriminalfälle, detektiv spielen, detektiv, detektivin, sherlock, sherlock holmes, fbi, spuren suchen',
  },
  {
    means:
      'Bankkaufmann, Investmentfondskaufmann, Versicherungen Finanzanlagen, Steuerfachangestellte, Industriekaufmann, Schülerpraktikum Bank',
    de: 'aktien, aktien kaufen, etf, etfs, börse, börsenspiel, planspiel börse, krypto, crypto, kryptowährungen, bitcoins, trading, traden, daytrading, geld, geld zählen, geld sparen, sparen, taschengeld, finanzen, finanzfluss, passives einkommen, wirtschaft interessiert, monopoly, münzen, münzen sammeln, briefmarken, unternehmer werden, business, startup, startups, gründen, selbstständig machen',
  },
  {
    means:
      'Industriekaufmann, Kaufmann Büromanagement, Groß Außenhandelsmanagement, Kaufmann Einzelhandel, Duales Studium Betriebswirtschaftslehre',
    de: 'schülerfirma leiten, schülerfirma, schülerunternehmen, eigene firma, kasse führen, klassenkasse, kassenwart, kassenwartin, buch führen, verhandeln, handeln, überzeugen, verkaufen, verkaufstalent, tippen, schnell tippen, zehn finger',
  },
  {
    means: 'Immobilienkaufmann, Bautechnische Konstrukteur, Raumausstatter',
    de: 'immobilien angucken, häuser angucken, villen, wohnungen angucken, selling sunset, luxusimmobilien, traumhaus, traumhäuser',
  },
  {
    means: 'Bestattungsfachkraft, Steinmetz, Gärtner Friedhofsgärtnerei, Florist',
    de: 'tod, trauer, bestattungen, friedhöfe besuchen, gothic, grufti, gräber pflegen',
  },
  {
    means: 'Augenoptiker, Hörakustiker, Orthopädietechnik, Zahntechniker, Orthoptist',
    de: 'brillen, brille, hören, gehör, prothesen, cyborg, zähne, zahnspange, bionik',
  },
  {
    means:
      'Lagerlogistik, Fachlagerist, Kurier Express Postdienstleistungen, Möbel Küchen Umzugsservice, Spedition Logistikdienstleistung, Hafenlogistik',
    de: 'sortieren, sachen sortieren, tetris, gabelstapler, stapler, stapler fahren, pakete, pakete packen, packen, kisten, kisten packen, zeitungen austragen, zeitung austragen, prospekte austragen, umzüge, möbel schleppen, schleppen',
  },
  {
    means:
      'Maschinen Anlagenführer, Kunststoff Kautschuktechnologe, Produktionsfachkraft Chemie, Fertigungsmechaniker, Gießereimechaniker, Automatenfachmann',
    de: 'how its made, sendung mit der maus, fabriken, fabrik besichtigen, wie etwas hergestellt wird, galileo, satisfactory, factorio, automaten, flipperautomaten, gießen',
  },
  {
    means:
      'Anlagenmechaniker Sanitär, Klempner, Mechatroniker Kältetechnik, Rohrleitungsnetze, Schülerpraktikum Sanitär, Brunnenbauer',
    de: 'wasserhahn reparieren, rohre, rohre reparieren, klo reparieren, heizungen, heizung, mit papa bad bauen, klimaanlage, klimaanlagen, wärmepumpe, wärmepumpen, brunnen, teiche',
  },
  {
    means: 'Schädlingsbekämpfer, Holz Bautenschützer, Biologielaborant',
    de: 'ameisen, ameisenhaltung, ameisenfarm, wespen, ratten fangen, ungeziefer, pilze im holz',
  },
];
