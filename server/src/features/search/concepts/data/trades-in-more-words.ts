import type { Concept } from '../concept.ts';

/**
 * Further words of pupils, parents and teachers for the tasks, tools, materials, places and people of each trade that are in no other table.
 * Our own work: written from knowledge of the trades, occupation by occupation of the catalogue.
 */
export const tradesInMoreWords: readonly Concept[] = [
  {
    means: 'Landwirt, Agrarservice, Schülerpraktikum Landwirtschaft',
    de: 'getreide ernten, feld pflügen, aussaat, erntehelfer, schlepper fahren, gülle fahren, stroh, kartoffeln ernten, rübenernte, agrarhof, landwirtschaftsbetrieb, ackerbaubetrieb, rittergut, ökolandbau, solidarische landwirtschaft, ackerschlepper, hof arbeiten, bauernhof arbeiten',
  },
  {
    means: 'Tierwirt, Landwirt',
    de: 'melken, kälber füttern, ställe ausmisten, mastbetrieb, schweinemast, geflügelhof, putenmast, eier produzieren, milchkühe, milchviehanlage, vieh',
  },
  { means: 'Tierwirt Schäferei, Tierwirt', de: 'schäferin, schafscherer, wanderschäfer' },
  { means: 'Tierwirt Imkerei', de: 'bienenvölker, honig schleudern, honig ernten, imkern' },
  { means: 'Pferdewirt', de: 'pferde pflegen, reitturniere, pferde trainieren' },
  {
    means: 'Tierpfleger, Tierpfleger Tierheim, Tierpfleger Zoo',
    de: 'tiere versorgen, hunde ausführen, gassi gehen, gehege säubern, gehege reinigen, katzen versorgen, tierauffangstation, tiere im zoo, hundepfleger, tierhaltung, tierasyl',
  },
  {
    means: 'Tiermedizinische, Schülerpraktikum Tierarztpraxis',
    de: 'kranken tieren helfen, hunde operieren, tierklinik arbeiten, tiernotdienst',
  },
  {
    means: 'Fischwirt',
    de: 'teichwirtschaft, fischzuchtbetrieb, forellenzucht, netze auswerfen, berufsfischer',
  },
  {
    means: 'Forstwirt',
    de: 'holz rücken, waldarbeit, wald pflegen, forstbetrieb, forstrevier, forst, förster werden, wald aufforsten, staatsforst',
  },
  { means: 'Revierjäger, Forstwirt', de: 'wild hegen, jagdaufseher, rehe' },
  {
    means: 'Winzer, Weintechnologe',
    de: 'rebstöcke, winzerei, winzergenossenschaft, wein machen, wein keltern',
  },
  {
    means: 'Weintechnologe, Destillateur, Fachkraft Fruchtsafttechnik',
    de: 'sektfabrik, schaumwein',
  },
  {
    means: 'Pflanzentechnologe, Biologielaborant',
    de: 'saatgut züchten, gewächshausversuche, züchtungsbetrieb',
  },
  {
    means: 'Gärtner, Schülerpraktikum Garten',
    de: 'blumenbeete, jäten, beetpflanzen, gärtnerei arbeiten, gartenbau betrieb, gartenbaubetrieb, kräuter anbauen, pflanzen umtopfen, treibhaus, obsthof, apfelplantage',
  },
  {
    means: 'Gärtner Baumschule',
    de: 'baumschulbetrieb, bäume veredeln, gehölze, obstbäume ziehen, sträucher ziehen, bäumchen',
  },
  {
    means: 'Gärtner Landschaftsbau',
    de: 'terrassen bauen, spielplatz bauen, parkanlagen, grünpflege, galabau firma, gartengestaltung, naturstein mauern',
  },
  { means: 'Gärtner Friedhofsgärtnerei, Bestattungsfachkraft', de: 'friedhofsverwaltung' },
  {
    means: 'Florist, Schülerpraktikum Floristik',
    de: 'blumensträuße, blumenbinder, blumen verkaufen, trauerfloristik, hochzeitsdeko blumen, floristikgeschäft, blumenhandel',
  },
  {
    means: 'Maurer, Hochbaufacharbeiter, Schülerpraktikum Bau',
    de: 'baumeister, baumeisterin, steine schleppen, mörtel mischen, ziegel mauern, einfamilienhaus bauen, keller mauern, fundament, maurerbetrieb, maurerfirma, bauunternehmer, hochbau betrieb, bauarbeiten',
  },
  { means: 'Beton Stahlbetonbauer', de: 'beton gießen, schalungen, tunnel bauen, einschaler' },
  {
    means: 'Straßenbauer, Tiefbaufacharbeiter',
    de: 'pflasterer, straßenbaubetrieb, autobahnbau, radwege bauen, steinsetzer',
  },
  { means: 'Asphaltbauer, Straßenbauer', de: 'asphaltfirma, asphaltbetrieb, asphaltmischanlage' },
  {
    means: 'Tiefbaufacharbeiter, Kanalbauer, Leitungsbauer',
    de: 'gräben ausheben, glasfaserausbau, wasserleitungen verlegen, fernwärmeleitungen, tiefbaubetrieb, tiefbauer, leitungsbau',
  },
  {
    means: 'Baugeräteführer, Tiefbaufacharbeiter, Straßenbauer',
    de: 'baggern, baggerbetrieb, raupe fahren, turmdrehkran, erdbau, erdarbeiten, baumaschinenführer',
  },
  {
    means: 'Bauwerksmechaniker Abbruch',
    de: 'abrissfirma, abbruchfirma, gebäude sprengen, rückbau, betonsägen, abbruchbetrieb, abbruchunternehmen',
  },
  { means: 'Gerüstbauer', de: 'gerüste, gerüstbaubetrieb' },
  { means: 'Dachdecker', de: 'dach decken, dächer decken, dachdeckerei, bedachung, schieferdach' },
  {
    means: 'Zimmerer',
    de: 'holzhaus bauen, dachbalken, zimmermannsbetrieb, holzbau betrieb, zimmerei betrieb, auf die walz, holzhausbau',
  },
  { means: 'Fassadenmonteur, Dachdecker', de: 'fassadenfirma' },
  {
    means: 'Bauwerksabdichter, Holz- Bautenschützer, Bautenschutzarbeiten',
    de: 'nasse keller, keller trockenlegen, trockenlegen, mauerwerk trockenlegen, feuchte wände, hausschwamm, schimmel entfernen, feuchtigkeit mauerwerk',
  },
  { means: 'Stuckateur', de: 'putz auftragen, verputzen, außenputz, stuckdecke' },
  {
    means: 'Trockenbaumonteur, Ausbaufacharbeiter',
    de: 'trockenbauwände, trockenbaufirma, innenausbau wände',
  },
  {
    means: 'Fliesen Plattenleger Mosaikleger',
    de: 'bäder fliesen, fliesenbetrieb, fliesenfachgeschäft, fliesenstudio',
  },
  {
    means: 'Bodenleger, Parkettleger, Estrichleger',
    de: 'parkett schleifen, fußboden verlegen, estrich gießen, dielen schleifen',
  },
  {
    means: 'Raumausstatter, Polsterer',
    de: 'gardinen nähen, raumdekoration, sessel aufpolstern, stühle polstern, polsterwerkstatt, sonnenschutz innen, dekorateur innen',
  },
  { means: 'Glaser, Flachglastechnologe', de: 'fenster einsetzen, verglasung, glas schneiden' },
  {
    means: 'Maler Lackierer, Schülerpraktikum Malerbetrieb',
    de: 'wände anmalen, anstreichen, malermeister, malergeschäft, lackieren möbel, farbrolle, malerei betrieb, wohnungen renovieren',
  },
  {
    means: 'Schallschutzisolierer, Industrie-Isolierer, Isolierfacharbeiter',
    de: 'rohre dämmen, isolierfirma',
  },
  { means: 'Ofen Luftheizungsbauer', de: 'kamine bauen, kaminbauer' },
  {
    means: 'Schornsteinfeger',
    de: 'kamine fegen, schornstein fegen, feuerstätten prüfen, rauchfangkehrer',
  },
  {
    means: 'Anlagenmechaniker Sanitär, Schülerpraktikum Sanitär',
    de: 'wärmepumpen, bäder bauen, klo einbauen, wasserhähne, badezimmer bauen, wasserinstallateur, sanitärbetrieb, heizungsbauer betrieb, klimaanlagen einbauen, heizungstechnik',
  },
  {
    means: 'Mechatroniker Kältetechnik, Anlagenmechaniker Sanitär',
    de: 'klimaanlage, kälte klima, kältetechnik firma, kältefirma',
  },
  {
    means: 'Elektroniker Energie, Elektroniker, Elektroanlagenmonteur, Schülerpraktikum Elektro',
    de: 'strom im haus, solaranlagen montieren, photovoltaik montieren, solarmonteur, solarbetrieb, solartechnik firma, elektrohandwerk, verkabelung',
  },
  {
    means: 'Elektroniker Betriebstechnik, Industrieelektriker, Automatisierungstechnik',
    de: 'maschinen verkabeln, windräder, windräder warten, windkraft service, servicetechniker windkraft, energiebetrieb, industrieelektrik, strom erzeugen',
  },
  {
    means: 'Mechatroniker',
    de: 'robotik, aufzüge warten, aufzugmonteur, aufzugtechnik, rolltreppen, fahrstuhl, anlagen automatisieren',
  },
  {
    means: 'Elektroniker Geräte Systeme, Informationselektroniker',
    de: 'elektroschrott reparieren, mikrocontroller, elektronikwerkstatt',
  },
  {
    means: 'Fachinformatiker, Systemintegration, Schülerpraktikum IT',
    de: 'serverraum, netzwerke, netzwerk einrichten, it abteilung, computer einrichten, it firma, datenschutz it, hacker, edv abteilung, schul it',
  },
  {
    means: 'Anwendungsentwicklung, Fachinformatiker',
    de: 'app entwickeln, minecraft mods, softwareentwickler, homepage bauen, softwarehaus',
  },
  {
    means: 'Kraftfahrzeugmechatroniker, Schülerpraktikum Kfz-Werkstatt',
    de: 'motoren reparieren, an autos schrauben, elektroautos reparieren, lkw werkstatt, lkws reparieren, nutzfahrzeugwerkstatt, autowerkstätten, autoverwertung, autoverwerter',
  },
  {
    means: 'Zweiradmechatroniker, Fahrradmonteur',
    de: 'mopeds, zweiradwerkstatt, radladen, fahrrad schrauben, bikes reparieren',
  },
  {
    means: 'Land Baumaschinenmechatroniker',
    de: 'landtechnik betrieb, landmaschinenwerkstatt, landtechnikwerkstatt',
  },
  {
    means: 'Fahrzeuglackierer',
    de: 'lackierwerkstatt, lackschäden, autolackiererei, smart repair',
  },
  {
    means: 'Karosserie Fahrzeugbaumechaniker, Karosserietechnik',
    de: 'dellen ausbeulen, unfallwagen reparieren, karosseriebau, wohnmobil ausbauen, camper ausbauen',
  },
  { means: 'Reifen Vulkanisationstechnik, Kraftfahrzeugmechatroniker', de: 'reifenwerkstatt' },
  {
    means: 'Automobilkaufmann',
    de: 'autoverkauf, kaufmann im autohaus, kauffrau autohaus, büro autohaus',
  },
  {
    means: 'Industriemechaniker, Metall Maschinenbau',
    de: 'maschinen zusammenbauen, instandhalten, instandsetzung, werkstatt industrie, produktionsanlagen warten, montagearbeiten, auf montage',
  },
  { means: 'Zerspanungsmechaniker, Feinwerkmechaniker', de: 'metall fräsen, zerspanung' },
  {
    means: 'Werkzeugmechaniker, Präzisionswerkzeugmechaniker',
    de: 'werkzeuge bauen, spritzgussformen, schleifen metall, messer schleifen, scheren schleifen, schlüssel nachmachen',
  },
  {
    means: 'Metallbauer, Konstruktionsmechaniker, Fachkraft Metalltechnik',
    de: 'schmieden, geländer bauen, stahlbau betrieb, schmiede, schlüsseldienst, schlossermeister, schlosserbetrieb, metallbaubetrieb, schweißerei, schweißfachbetrieb, metallbaufirma, schlüsselnotdienst, balkone bauen, bauschlosserei, elektroschweißen',
  },
  {
    means: 'Anlagenmechaniker, Behälter Apparatebauer',
    de: 'rohrleitungen schweißen, behälterbau, rohrleitungsbau industrie',
  },
  {
    means: 'Gießereimechaniker, Metall Glockengießer, Verfahrenstechnologe Metall',
    de: 'gießereibetrieb, eisen schmelzen, stahl kochen, stahl herstellen, schmelzer, aluminium gießen',
  },
  {
    means: 'Oberflächenbeschichter, Beschichtungstechnik',
    de: 'pulverbeschichten, metall beschichten, verzinkerei',
  },
  {
    means: 'Maschinen Anlagenführer, Fachkraft Metalltechnik',
    de: 'am fließband, fließband arbeiten, maschinen einstellen, produktionsarbeiter, anlagen bedienen, maschinen überwachen, verpackungsmaschine, abfüllmaschine',
  },
  {
    means: 'Verfahrensmechaniker Glastechnik, Flachglastechnologe, Industriemechaniker',
    de: 'glasfabrik arbeiten, glasproduktion, flachglas, glasveredelung, glaskonzern',
  },
  {
    means: 'Papiertechnologe, Packmitteltechnologe',
    de: 'kartons herstellen, verpackungen herstellen, kartonagen, papierherstellung',
  },
  {
    means: 'Medientechnologe Druck, Siebdruck, Druckverarbeitung',
    de: 'drucken, druckmaschinen, druckhaus arbeiten, kopierladen',
  },
  {
    means: 'Tischler, Holzmechaniker, Schülerpraktikum Tischlerei',
    de: 'schränke bauen, stühle bauen, holz sägen, holz schleifen, holzmöbel, kommode, möbel abschleifen, alte schränke, tischlereibetrieb, küchenbau, küchenmöbel bauen, fensterbaubetrieb, holzverarbeitung, vogelhäuser bauen, paletten möbel',
  },
  { means: 'Holzbearbeitungsmechaniker, Holzmechaniker', de: 'bretter sägen, sägewerk arbeiten' },
  { means: 'Bootsbauer', de: 'boote reparieren, segelboote, bootswerkstatt' },
  {
    means: 'Chemikant, Produktionsfachkraft Chemie',
    de: 'chemieanlagen steuern, chemische stoffe herstellen, kunststoffgranulat, düngemittel herstellen, chemiebranche, lacke herstellen, waschmittel herstellen, dow chemical, chemiestandort, chemiedreieck, buna werke, chemiewerk buna, chemiearbeiter',
  },
  {
    means: 'Pharmakant, Chemikant',
    de: 'medikamente produzieren, impfstoffe herstellen, pharmabetrieb, pharmabranche, arzneimittelhersteller, medikamentenherstellung',
  },
  {
    means: 'Chemielaborant, Biologielaborant, Labor Chemie',
    de: 'reagenzgläser, proben analysieren, laborarbeiten, forscherin werden, leibniz institut',
  },
  { means: 'Physiklaborant, Werkstoffprüfer', de: 'physikalische versuche, messreihen, prüflabor' },
  { means: 'Baustoffprüfer', de: 'asphalt prüfen' },
  {
    means: 'Kunststoff Kautschuktechnologe',
    de: 'kunststoffspritzguss, gummifabrik, kunststofffirma, 3d drucken, kunststoffverarbeitung',
  },
  {
    means: 'Technische Produktdesigner, Technische Systemplaner, Bautechnische Konstrukteur',
    de: 'am computer zeichnen, technisch zeichnen, bauteile konstruieren, konstruieren am computer, grundriss, 3d zeichnen, technische zeichnerin, zeichenbüro, architektin werden',
  },
  {
    means: 'Vermessungstechniker, Geomatiker',
    de: 'land vermessen, kartograf, drohnen vermessung',
  },
  { means: 'Brauer Mälzer', de: 'brauereibetrieb, sudhaus' },
  {
    means: 'Bäcker, Schülerpraktikum Bäckerei',
    de: 'bäckerei lehre, backwarenfabrik, backbetrieb',
  },
  { means: 'Konditor', de: 'pralinen machen, kuchen verzieren, café konditorei' },
  {
    means: 'Fleischer',
    de: 'wurst machen, schlachten, schlachthof arbeiten, schweine schlachten, wurstwaren, wurstwarenfabrik, fleischereibetrieb',
  },
  {
    means: 'Lebensmittelhandwerk Bäckerei, Lebensmittelhandwerk Fleischerei, Lebensmittelhandwerk',
    de: 'backwaren verkaufen, bäckereiverkauf, hinter der theke, bäckereifiliale, bäckereikette',
  },
  {
    means: 'Fachkraft Lebensmitteltechnik, Süßwarentechnologe, Maschinen Anlagenführer',
    de: 'schokolade herstellen, knäckebrot, lebensmittel produzieren, getränke abfüllen, süßigkeiten herstellen, schokofabrik',
  },
  {
    means: 'Milchtechnologe, Milchwirtschaftliche Laborant',
    de: 'käse machen, molkereibetrieb, käsefabrik',
  },
  { means: 'Fachkraft Speiseeis', de: 'eis machen, eissorten, gelateria' },
  {
    means: 'Koch, Fachkraft Küche',
    de: 'gerichte zaubern, suppen kochen, profiküche, küchenhelfer, menüs kochen, restaurantküche, hotelküche, kantinenkoch, kita küche, kochen für viele, cateringservice, mensa küche',
  },
  {
    means: 'Restaurants Veranstaltungsgastronomie, Fachkraft Gastronomie',
    de: 'kellnern, bar arbeiten, tische eindecken, kaffee machen, café arbeiten, thekenkraft, eventgastronomie, bankett',
  },
  { means: 'Systemgastronomie', de: 'fast food kette, mcdonalds arbeiten' },
  {
    means: 'Hotelfachmann, Hotelmanagement, Schülerpraktikum Hotel',
    de: 'zimmer reinigen hotel, check in hotel, wellnesshotel arbeiten, hotelbetrieb, hotel lehre',
  },
  {
    means: 'Tourismuskaufmann, Kaufmann Tourismus Freizeit',
    de: 'reiseleitung, reiseberater, kreuzfahrten, urlaub verkaufen, ausflüge organisieren, tourismusbranche, reisebranche',
  },
  {
    means: 'Pflegefachmann, Pflegefachassistent, Schülerpraktikum Pflege',
    de: 'alte menschen pflegen, spritzen geben, kranke pflegen, kranke kinder pflegen, kinderkrankenpflege, station arbeiten, hauskrankenpflege, mobile pflege, pflegeberufe, schwesternhelferin, dialyse, dialysezentrum',
  },
  {
    means: 'Medizinische Fachangestellte, Pflegefachmann',
    de: 'dialysepraxis, dialyse praxis, blutspende, blutspendedienst, blutspendezentrum, impfzentrum, mvz, medizinisches versorgungszentrum, poliklinik, ärztehaus',
  },
  {
    means: 'Medizinische Fachangestellte, Schülerpraktikum Arztpraxis',
    de: 'ekg schreiben, anmeldung arztpraxis, empfang arztpraxis, patienten aufnehmen, rezepte schreiben, hno, hno praxis, orthopädische praxis, urologe, gynäkologie praxis, kardiologe, chirurg praxis, hautarztpraxis, frauenarztpraxis, augenarztpraxis, praxisteam, hautklinik, allgemeinarzt, lungenarzt, mfa ausbildung',
  },
  {
    means: 'Zahnmedizinische',
    de: 'zahnarzt helfen, zahnspangen praxis, dentalhygiene, kieferchirurg, kieferchirurgie',
  },
  { means: 'Zahntechniker', de: 'kronen und brücken, dritte zähne' },
  {
    means: 'Pharmazeutisch-technische, Pharmazeutisch-kaufmännische, Schülerpraktikum Apotheke',
    de: 'apothekerin helfen, krankenhausapotheke, medikamente sortieren',
  },
  {
    means: 'Physiotherapeut, Schülerpraktikum Physiotherapie',
    de: 'krankengymnastik, massagen geben, rehazentrum, rehasport, rehapraxis, physiotherapiepraxis, sportphysio, unfallreha',
  },
  { means: 'Ergotherapeut', de: 'handtherapie, ergopraxis' },
  { means: 'Logopäde', de: 'sprachheil, logopraxis, stimmtherapie' },
  {
    means: 'Medizinische Technologe Laboratoriumsanalytik',
    de: 'blut analysieren, urinproben, mta labor, coronatests',
  },
  { means: 'Medizinische Technologe Radiologie', de: 'radiologie praxis, röntgenpraxis' },
  {
    means: 'Operationstechnische, Anästhesietechnische',
    de: 'im op, operationen, bei operationen helfen',
  },
  {
    means: 'Hebamme',
    de: 'geburten, schwangere begleiten, geburtshaus, wochenbett, geburtsstation',
  },
  { means: 'Notfallsanitäter, Schülerpraktikum Rettungsdienst', de: 'johanniter rettungsdienst' },
  {
    means: 'Augenoptiker',
    de: 'brillen anpassen, sehtests, brillenladen, optikerladen, sehhilfen',
  },
  { means: 'Hörakustiker', de: 'hörtest, hörtests, hörgerätefirma, hörstudio, akustiker' },
  {
    means: 'Orthopädietechnik-Mechaniker',
    de: 'rollstühle, reha technik, sanitätshäuser, sanitätsfachgeschäft, sanitätsgeschäft, sanitätshaus werkstatt, orthopädiewerkstatt, orthopädie technik werkstatt, bandagist',
  },
  {
    means: 'Orthopädieschuhmacher, Maßschuhmacher',
    de: 'schuhe machen, schuhmacherei, schuhwerkstatt',
  },
  {
    means: 'Erzieher, Kinderpfleger, Sozialassistent, Sozialpädagogische, Schülerpraktikum Kita',
    de: 'mit kindern basteln, mit kleinkindern, babysitten, krippenkinder, kindergartenkinder, kindertagesstätten, kinderhaus, kinderkrippen, erziehung, betriebskita, kinder fördern, kita helferin',
  },
  {
    means:
      'Soziales Jugendarbeit, Schule Hort, Erzieher, Sozialassistent, Duales Studium Soziale Arbeit',
    de: 'mit jugendlichen, jugendlichen, jugendlichen helfen, jugendliche betreuen, wohngruppe jugend, jugendwohnheim, jugendtreff, sozialarbeit, schulbegleitung, drogenberatung, sozialstation jugend, beratungsstelle',
  },
  {
    means: 'Heilerziehungspfleger, Heilerziehungspflegehelfer',
    de: 'behinderten, mit behinderten arbeiten, behinderte kinder, rollstuhlfahrer begleiten, lebenshilfe werkstatt, werkstatt für behinderte, geistig behinderte',
  },
  {
    means: 'Friseur, Schülerpraktikum Friseur',
    de: 'frisuren machen, haarsalon arbeiten, barber werden, bärte schneiden, locken drehen, friseurstudio, friseurgeschäft, herrenfriseur, damenfriseur',
  },
  {
    means: 'Kosmetiker, Schülerpraktikum Kosmetik',
    de: 'gesichtsbehandlung, fußpflege kosmetik, kosmetikerin werden, beautystudio, kosmetikinstitut, enthaarung',
  },
  { means: 'Maskenbildner', de: 'filmmaske' },
  {
    means: 'Verkäufer, Kaufmann Einzelhandel, Schülerpraktikum Handel',
    de: 'kassieren, an der kasse, waren verkaufen, kleidung verkaufen, möbel verkaufen, modeboutique, spielwarengeschäft, tante emma laden, lebensmittelgeschäft, handelskette, discounter kasse, bekleidungsgeschäft, baumarkt arbeiten, einrichtungsberater',
  },
  {
    means: 'Groß Außenhandelsmanagement',
    de: 'landhandel, elektrogroßhandel, getränkegroßhandel, importieren, exportieren, einkäufer',
  },
  {
    means: 'E-Commerce, Fachkraft Lagerlogistik',
    de: 'amazon händler, onlinehändler, online marketing shop',
  },
  {
    means: 'Fachkraft Lagerlogistik, Fachlagerist, Schülerpraktikum Lager',
    de: 'waren verpacken, regale packen, gabelstapler fahren, lieferungen, kommissionierung, paletten packen, lagerhaltung, warenannahme, lagerbetrieb, versandabteilung, versandhandel lager, logistikbetrieb, lagerkraft',
  },
  {
    means: 'Spedition Logistikdienstleistung, Berufskraftfahrer',
    de: 'lkw touren planen, transporte, speditionsfirma, speditionsbetrieb, speditionsunternehmen, frachtführer, logistikplaner',
  },
  {
    means: 'Hafenlogistik, Binnenschiffer, Hafenschiffer',
    de: 'binnenhafen, schiffe beladen, container verladen, containerhafen, elbhafen',
  },
  {
    means: 'Binnenschiffer, Schiffsmechaniker',
    de: 'schiffe, elbe schifffahrt, binnenschiff, fähre, fährmann, boot fahren beruf, zur see fahren',
  },
  {
    means: 'Berufskraftfahrer',
    de: 'lkw führerschein, lkw fahren, lkw chauffeur, trucker werden, lastwagen fahren, fernfahrer werden, schwertransport, tankwagen, müllwagen fahren, betonmischer fahren, brummifahrer werden',
  },
  { means: 'Fachkraft Fahrbetrieb', de: 's bahn fahrer, busunternehmen fahrer' },
  {
    means: 'Eisenbahner, Eisenbahner Zugverkehrssteuerung',
    de: 'züge fahren, lok fahren, lokomotiven, züge, weichen stellen, dampflok, bahner, schmalspurbahn, eisenbahngesellschaft',
  },
  { means: 'Fluggerätmechaniker, Fluggerätelektroniker, Leichtflugzeugbauer', de: 'flugzeuge' },
  {
    means: 'Luftverkehrskaufmann, Servicekaufmann Luftverkehr',
    de: 'am flughafen arbeiten, koffer einchecken, bodenpersonal, flugzeuge fliegen, flugverkehr, flughafenpersonal',
  },
  {
    means: 'Straßenwärter, Straßenbauer',
    de: 'straßen markieren, fahrbahnmarkierung, verkehrsschilder aufstellen, schilder aufstellen, autobahnmeister, straßenunterhaltung, baustellen absichern',
  },
  {
    means: 'Kurier-, Servicefahrer',
    de: 'pakete zustellen, essen ausliefern, pizza ausliefern, lieferfahrer, paketzusteller werden, getränke ausliefern',
  },
  {
    means: 'Möbel- Küchen Umzugsservice',
    de: 'küchen montieren, möbel montieren, möbel liefern, umzugsunternehmen, umziehen helfen, klaviere tragen, küchenaufbau',
  },
  {
    means: 'Polizeimeisteranwärter, Polizeikommissaranwärter, Schülerpraktikum Polizei',
    de: 'streife fahren, polizeistreife, verbrecher jagen, polizist werden, bundespolizei bahnhof, uniform tragen, spurensicherung',
  },
  {
    means: 'Brandmeisteranwärter, Werkfeuerwehrmann, Schülerpraktikum Feuerwehr',
    de: 'freiwillige feuerwehr',
  },
  { means: 'Zollanwärter, Polizeimeisteranwärter', de: 'drogen suchen, schwarzarbeit' },
  { means: 'Justizvollzugsbeamter', de: 'schließer, gefängnisse' },
  { means: 'Schutz Sicherheit', de: 'security firma, sicherheitsbranche, pförtner' },
  {
    means:
      'Verwaltungswirt, Justizsekretäranwärter, Steueranwärter, Polizeimeisteranwärter, Zollanwärter, Brandmeisteranwärter, Justizvollzugsbeamter, Diplom-Finanzwirt, Rechtspfleger',
    de: 'beamtin, beamte, beamter, beamter werden, beamte werden, beamtenlaufbahn, verbeamtet, verbeamtung, beamtin werden, beamtenausbildung, zum staat, beim staat, mittlerer dienst, gehobener dienst, beamtenanwärter, anwärter, beamtenverhältnis',
  },
  {
    means: 'Verwaltungsfachangestellte, Verwaltungswirt, Schülerpraktikum Verwaltung',
    de: 'ausweise ausstellen, pässe ausstellen, bürger beraten, bauanträge, landesbehörde, verwaltungsangestellte, ämter, kreishaus, landkreisverwaltung',
  },
  { means: 'Steueranwärter, Diplom-Finanzwirt', de: 'steuern prüfen, finanzämter' },
  {
    means: 'Justizfachangestellte, Justizsekretäranwärter, Rechtspfleger',
    de: 'gerichtsverhandlungen, prozesse, protokolle gericht, geschäftsstelle gericht',
  },
  {
    means: 'Rechtsanwaltsfachangestellte, Notarfachangestellte',
    de: 'anwaltsgehilfin, anwaltsbüros, rechtsfachangestellte, verträge beurkunden, paragrafen, rechtsanwaltsbüro',
  },
  {
    means: 'Arbeitsmarktdienstleistungen',
    de: 'agentur für arbeit, bundesagentur für arbeit, arbeitslose vermitteln, arbeitslosen helfen, jobs vermitteln, job vermitteln, jobvermittlung',
  },
  {
    means: 'Personaldienstleistungskaufmann',
    de: 'bewerber auswählen, headhunter, personaldienstleister',
  },
  {
    means: 'Kaufmann Büromanagement, Schülerpraktikum Büro',
    de: 'e mails schreiben, ordner sortieren, akten sortieren, assistentin der geschäftsführung, büroangestellte, löhne abrechnen, gehälter abrechnen, löhne und gehälter, buchhaltung büro, vorzimmer, tabellen erstellen, backoffice',
  },
  {
    means: 'Industriekaufmann',
    de: 'kaufmann industrie, kaufmännisch industrie, einkauf industrie, auftragsabwicklung, angebote schreiben',
  },
  {
    means: 'Dialogmarketing',
    de: 'callcenter arbeiten, kundenservice telefon, kundenberater telefon, telefonieren mit kunden, call agent',
  },
  {
    means: 'Bankkaufmann, Schülerpraktikum Bank',
    de: 'geld zählen, konto eröffnen, bankschalter, sparbücher, vr bank, vr banken, vr bank filiale, bankfiliale, geld beraten, mit geld arbeiten, mit geld umgehen, banklehre',
  },
  {
    means: 'Versicherungen Finanzanlagen',
    de: 'versicherungen, schadensregulierung, schäden bearbeiten, allianz agentur, versicherungsbranche',
  },
  {
    means: 'Steuerfachangestellte',
    de: 'buchhalter, steuerberatung, zahlen buchen, belege buchen, belege sortieren',
  },
  {
    means: 'Immobilienkaufmann',
    de: 'wohnungen zeigen, wohnungsunternehmen, immobilienverwaltung, immobilienbranche, hausverwalter',
  },
  {
    means: 'Mediengestalter Digital Print, Schülerpraktikum Medien',
    de: 'layouten, layoute, layouts, grafiken erstellen, illustrationen, schulzeitung, schulzeitung layouten, grafikbüro, grafikerin, designerin, designstudio, webdesigner, werbung gestalten',
  },
  {
    means: 'Mediengestalter Bild Ton, audiovisuelle Medien',
    de: 'filmen, youtuber, podcasts, filmteam, videoproduktion, fernsehstudio, tontechnik, tonmeister',
  },
  { means: 'Kaufmann Marketingkommunikation', de: 'werbung machen, werbetexter' },
  { means: 'Medienkaufmann', de: 'verlagswesen, artikel schreiben' },
  {
    means: 'Fotograf, Fotomedienfachmann',
    de: 'fotos machen, hochzeiten fotografieren, portraits, fotogeschäft, fotoapparat',
  },
  { means: 'Veranstaltungstechnik', de: 'lichttechnik, theatertechnik' },
  { means: 'Veranstaltungskaufmann', de: 'events, messen organisieren, partyplaner' },
  {
    means: 'Sport- Fitnesskaufmann, Sportfachmann, Schülerpraktikum Sport',
    de: 'gym arbeiten, fitnesskurse, sportmanagement',
  },
  { means: 'Bäderbetriebe', de: 'schwimmen unterrichten, schwimmbäder, schwimmkurse geben' },
  {
    means: 'Medien Informationsdienste, Buchhändler',
    de: 'bücher sortieren, bücher verleihen, archivieren, landesarchiv, bibliotheken, bücherei arbeiten',
  },
  {
    means: 'Gebäudereiniger',
    de: 'treppenhäuser putzen, reinigungsunternehmen, gebäudereinigung firma, hausmeisterei, büros reinigen',
  },
  { means: 'Textilreiniger', de: 'reinigung kleidung, textilreinigung, großwäscherei' },
  { means: 'Schädlingsbekämpfer', de: 'wespennester' },
  {
    means: 'Hauswirtschafter',
    de: 'wäsche machen, haushälterin, haushaltsführung, hauswirtschafterin',
  },
  {
    means: 'Kreislauf- Abfallwirtschaft, Berufskraftfahrer',
    de: 'müll abholen, müll trennen, wertstoffe, deponie arbeiten, mülltonnen leeren, schrotthandel, recyclingfirma, straßenreinigung',
  },
  {
    means: 'Abwasserbewirtschaftung, Wasserversorgung, Rohrleitungsnetze',
    de: 'abwasser reinigen, klärschlamm, wasser aufbereiten, wasserproben, wasserwerk arbeiten, trinkwasser aufbereiten, kanäle reinigen, wassermeister, wasserverband arbeiten, wasserbetriebe',
  },
  {
    means: 'Umweltschutztechnische, Kreislauf- Abfallwirtschaft, Schülerpraktikum Umwelt',
    de: 'klima retten, klimaschützer, erneuerbare energien umwelt',
  },
  {
    means: 'Maßschneider, Änderungsschneider, Textil Modeschneider',
    de: 'kostümbildner, modedesigner, nähen lernen, schneideratelier, abendkleider, theaterkostüme, änderungsatelier, cosplays nähen',
  },
  { means: 'Sattler, Lederherstellung Gerbereitechnik', de: 'sattlerei, autosattler' },
  {
    means: 'Gold Silberschmied',
    de: 'schmuck machen, ringe schmieden, ketten machen, goldschmiede',
  },
  { means: 'Uhrmacher', de: 'uhrwerke, uhrmacherei, uhrenwerkstatt' },
  { means: 'Keramiker', de: 'ton formen, keramik, keramikwerkstatt, töpferwerkstatt' },
  {
    means: 'Steinmetz Steinbildhauer',
    de: 'grabsteine beschriften, steine behauen, denkmäler restaurieren, steinmetzbetrieb, steinbildhauerei, inschriften',
  },
  {
    means: 'Geigenbauer, Klavier Cembalobauer, Orgelbauer, Zupfinstrumentenmacher',
    de: 'orgelbauwerkstatt, musikinstrumente reparieren, gitarrenwerkstatt',
  },
  { means: 'Musikfachhändler', de: 'musikalienhandlung' },
  {
    means: 'Bestattungsfachkraft',
    de: 'beerdigungen, trauernde begleiten, trauerfeiern, beerdigungsinstitut, mit toten arbeiten, pietät',
  },
  {
    means: 'Bergbautechnologe, Berg Maschinenmann, Aufbereitungsmechaniker',
    de: 'untertage arbeiten, kumpel bergbau, salz abbauen, bergbau betrieb, steine brechen, salzbergbau, kalibergbau, schachtanlage, romonta amsdorf, braunkohle abbauen',
  },
  {
    means: 'Automatenfachmann',
    de: 'automatenaufsteller, spielothek, geldautomaten, automatenfirma',
  },
  { means: 'Drogist', de: 'parfüm verkaufen, drogeriemärkte, drogerie arbeiten' },
  {
    means: 'Kaufmann Gesundheitswesen, Sozialversicherungsfachangestellte',
    de: 'büro im krankenhaus, krankenkasse arbeiten, pflegeverwaltung',
  },
  {
    means: 'Fremdsprachenkorrespondent',
    de: 'übersetzen, mit sprachen arbeiten, briefe auf englisch, sprachen beruf',
  },
  {
    means: 'Anwendungsentwicklung, Fachinformatiker',
    de: 'handy apps, app handy, apps handy, handyapps, handy programmieren',
  },
  { means: 'Forstwirt, Revierjäger', de: 'wald unterwegs, im wald' },
  {
    means: 'Elektroniker Energie, Anlagenmechaniker Sanitär',
    de: 'waschmaschinen anschließen, geräte anschließen, herd anschließen',
  },
  {
    means: 'Augenoptiker',
    de: 'optikerfiliale, optikerfilialen, brillengläser schleifen, gläser schleifen',
  },
  { means: 'Beton Stahlbetonbauer', de: 'beton, beton anmischen, betonieren' },
  // Abbreviations, and names of before a law renamed or merged the occupations.
  { means: 'Land- Baumaschinenmechatroniker', de: 'lbm' },
  { means: 'Kaufmann Einzelhandel', de: 'keh' },
  { means: 'Fachinformatiker Digitale Vernetzung', de: 'fidv' },
  { means: 'Mediengestalter Digital Print', de: 'mgdp' },
  { means: 'Notfallsanitäter', de: 'rettsan, rett san' },
  { means: 'Sozialassistent', de: 'sozass, sozi assistent' },
  { means: 'Medizinische Technologe Funktionsdiagnostik', de: 'mtf, mtafd' },
  { means: 'Zahnmedizinische Fachangestellte', de: 'zmp, zmv, prophylaxehelferin' },
  { means: 'Fachkraft Kurier- Express- Postdienstleistungen', de: 'kep, fkep' },
  { means: 'Verkäufer', de: 'vk' },
  { means: 'Fachkraft Lagerlogistik', de: 'ffl' },
  {
    means: 'Informationselektroniker, Elektroniker Geräte Systeme, IT-System-Elektroniker',
    de: 'radio fernsehtechniker, fernsehtechniker, fernsehtechnikerin, fernsehmechaniker, radiotechniker, radiomechaniker',
  },
];
