-- What large employers and offices are called by letters, houses and shops that are called in several ways, and what stands behind a
-- name count for nothing where employers are compared.
create or replace function employer_stem(name text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := translate(lower(translate(left(name, 300), 'ÄÖÜÉÈÁÀ', 'äöüéèáà')), 'éèêëáàâóòôúùûíìñç', 'eeeeaaaooouuuiinc');
  is_cooperative boolean;
  letters text := (regexp_match(left(name, 300), '^\s*([A-ZÄÖÜ]{2,6})\s+[A-Za-zÄÖÜäöü]'))[1];
  long text;
begin
  plain := replace(replace(replace(replace(plain, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');
  plain := translate(plain, '‐‑–—', '----');
  -- 'LSBB Landesstraßenbaubehörde': letters that the rest of the name has in that order, the first of them first, are short for it.
  if letters is not null then
    letters := lower(translate(letters, 'ÄÖÜ', 'AOU'));
    long := substr(ltrim(plain), length(letters) + 1);
    if regexp_replace(long, '[^a-z]', '', 'g') ~ ('^' || regexp_replace(letters, '(?<=.)(?=.)', '[a-z]*', 'g'))
      and length(regexp_replace(long, '[^a-z]', '', 'g')) >= 4 * length(letters) then plain := long; end if;
  end if;
  plain := regexp_replace(plain, '\([^()]*\)', ' ', 'g');
  -- Offices and chambers that are known by their letters; at the beginning 'AG' is a court.
  plain := regexp_replace(plain, '^\s*ag\M', 'amtsgericht');
  plain := regexp_replace(plain, '^\s*lg\M', 'landgericht');
  plain := regexp_replace(plain, '^\s*olg\M', 'oberlandesgericht');
  plain := regexp_replace(plain, '\mihk\M', 'industrie handelskammer');
  plain := regexp_replace(plain, '\mindustrie-\s?(und|u\.|&)\s?handelskammer\M', 'industrie handelskammer');
  plain := regexp_replace(plain, '\mhwk\M', 'handwerkskammer');
  plain := regexp_replace(plain, '\mjva\M', 'justizvollzugsanstalt');
  plain := regexp_replace(plain, '\mwsa\M', 'wasserstrassen und schifffahrtsamt');
  plain := regexp_replace(plain, '\mwasserstrassen-\s', 'wasserstrassen ');
  plain := regexp_replace(plain, '\malff\M', 'amt fuer landwirtschaft flurneuordnung und forsten');
  plain := regexp_replace(plain, '\mw?azv\M', 'abwasserzweckverband');
  plain := regexp_replace(plain, '\mwasser-\s?(und|u\.|&)\s?abwasser-?zweckverband\M', 'abwasserzweckverband');
  plain := regexp_replace(plain, '\mvw\M', 'volkswagen', 'g');
  plain := regexp_replace(plain, '\mlandespolizei\M', 'polizei');
  plain := regexp_replace(plain, '\meinheitsgemeinde\s+stadt\M', 'stadt');
  plain := regexp_replace(plain, '\ming(\.|\M)\s?-?\s?buero\M', 'ingenieurbuero');
  plain := regexp_replace(plain, '\m(oebvi|oeffentlich bestellter? vermessungsingenieur(in)?)\M', 'vermessungsingenieur');
  plain := regexp_replace(plain, '\mtieraerztliche klinik\M', 'tierklinik');
  plain := regexp_replace(plain, '\mlandwirtschaftlicher betrieb\M', 'landwirtschaftsbetrieb');
  plain := regexp_replace(plain, '^\s*(ev\.\s*|evangelische[rsn]?\M)', 'evangelisch ');
  plain := regexp_replace(plain, '^\s*(kath\.\s*|katholische[rsn]?\M)', 'katholisch ');
  -- A dealer names the make of its cars, or does not.
  plain := regexp_replace(plain, '^\s*(mercedes([\s-]benz)?|volkswagen|audi|bmw|opel|ford|skoda|seat|renault|dacia|toyota|hyundai|kia|mazda|nissan|peugeot|citroen|fiat|honda|suzuki|mitsubishi|volvo)[\s-]+(?=autohaus)', '');
  -- 'Bäder Halle GmbH, ein Unternehmen der Stadtwerke'
  plain := regexp_replace(plain, '^(.{3,}?)\s*[,;(-]\s*eine?\s(unternehmen|tochter|tochterunternehmen|betrieb|gesellschaft|marke)\s(der|des|von)\M.*$', '\1');
  -- 'Landtechnik Schröder, vormals Schröder & Sohn', 'Autohaus Lindner - Toyota-Vertragshändler'
  plain := regexp_replace(plain, '^(.{3,}?)[\s,;:-]+(vorm|vormals|ehem|ehemals|frueher)\M.*$', '\1');
  plain := regexp_replace(plain, '^(.{3,}?)\s*(,|;|\s-)\s*[a-z -]{0,40}(vertrags|service|marken)(haendler|partner|werkstatt)\s*$', '\1');
  -- 'G.m.b.H.', 'o.H.G.', 'in Gründung', and legal forms in whole words.
  plain := regexp_replace(plain, '\mg\.\s?m\.\s?b\.\s?h\M\.?', 'gmbh', 'g');
  plain := regexp_replace(plain, '\mo\.\s?h\.\s?g\M\.?', 'ohg', 'g');
  plain := regexp_replace(plain, '\ma\.\s?oe\.\s?r\M\.?', 'aoer', 'g');
  plain := regexp_replace(plain, '\mi\.\s?(g|l|gr)\M\.?', ' ', 'g');
  plain := regexp_replace(plain,
    '(gemeinnuetzige )?(gesellschaft (mit beschraenkter haftung|mbh|m\.\s?b\.\s?h\.?)|aktiengesellschaft|kommanditgesellschaft|offene handelsgesellschaft|gesellschaft buergerlichen rechts|partnerschaftsgesellschaft|eingetragene[rs]? (verein|genossenschaft|kaufmann|kauffrau)|(anstalt|koerperschaft|stiftung) (des )?oeffentlichen rechts|unternehmergesellschaft)', ' ', 'g');
  is_cooperative := plain ~ '\me\.?\s?g\M';
  -- 'Netto Marken-Discount Stiftung & Co. KG'
  plain := regexp_replace(plain, '\mstiftung\s*(&|\+|und|u\.)\s*co\M', ' ', 'g');
  -- 'Nordhafen GmbH, Niederlassung Magdeburg', 'Salon Haar Inh. Petra Wolf'; nothing is cut off a name that begins so.
  plain := regexp_replace(plain,
    '([a-z0-9][^,;]{2,}?)[\s,;:/-]+(nl|niederlassung|zweigniederlassung|zweigstelle|filiale|standort|geschaeftsstelle|betriebsstaette|betriebsteil|aussenstelle|inh|inhaber|inhaberin|personalamt|personalabteilung|personalwesen|personalbuero|hauptamt|hauptsitz|zentrale|fachdienst|fachbereich|der oberbuergermeister|die oberbuergermeisterin|der buergermeister|die buergermeisterin|der landrat|die landraetin|vertreten durch|gegr|gegruendet|seit \d{4})\M.*$', '\1');
  plain := regexp_replace(plain,
    '^([^,]{3,}),\s*(fach|zahn|tier)?(aerzt|arzt|praxis|steuerberat|rechtsanw|notar|physioth|ergoth|logopaed|meisterbetrieb|friseur).*$', '\1');
  plain := regexp_replace(plain, '^(.{3,}(\m(gmbh|mbh|ag|kg|se|ohg|eg)\M\.?|[,;:/-])\s*)werk\M.*$', '\1');
  plain := regexp_replace(plain,
    '^(.{3,}?)\s*[,;:-]\s*(familie|fam|betrieb|bereich|regionalbereich|direktion|regionaldirektion|gebietsdirektion|bezirksdirektion|region|regionalleitung|verwaltung|abteilung|referat|dezernat|sachgebiet|amt fuer|personal|ausbildung|ausbildungsabteilung|ausbildungsleitung|bewerbermanagement|recruiting|z\.?\s?hd)\M.*$', '\1');
  plain := regexp_replace(plain, '\m(stadtverwaltung|hansestadt|lutherstadt|landeshauptstadt|kreisstadt|welterbestadt)\M', 'stadt', 'g');
  plain := regexp_replace(plain, '\mstadt\s+stadt\M', 'stadt', 'g');
  plain := regexp_replace(plain, '\m(landratsamt|kreisverwaltung|landkreisverwaltung|lk|kreis)\M', 'landkreis', 'g');
  if plain ~ '\m(?!landkreis\M)[a-z]+kreis\M' then plain := regexp_replace(plain, '\mlandkreis\M', ' ', 'g'); end if;
  plain := regexp_replace(plain, '\mgemeindeverwaltung\M', 'gemeinde', 'g');
  plain := regexp_replace(plain, '\m(verbgem|vbgem|vgem)\M', 'verbandsgemeinde', 'g');
  plain := regexp_replace(plain, '\m(uni-?\s?klinik(um)?|universitaetsklinik|universitaetsmedizin)\M', 'universitaetsklinikum', 'g');
  plain := regexp_replace(plain, '\mwg\M', 'wohnungsgenossenschaft', 'g');
  -- A cooperative and a company of the town may have the same three letters.
  if is_cooperative then plain := regexp_replace(plain, '\mwbg\M', 'wohnungsbaugenossenschaft', 'g');
  elsif plain ~ '\mg?mbh\M' then plain := regexp_replace(plain, '\m(wbg|wobau)\M', 'wohnungsbau', 'g'); end if;
  plain := regexp_replace(plain, '([a-z]{3})gesellschaft\M', '\1', 'g');
  plain := regexp_replace(plain, '\mdrk\M', 'deutsches rotes kreuz', 'g');
  plain := regexp_replace(plain, '\mawo\M', 'arbeiterwohlfahrt', 'g');
  plain := regexp_replace(plain, '\masb\M', 'arbeiter samariter bund', 'g');
  plain := regexp_replace(plain, '\mmvz\M', 'medizinisches versorgungszentrum', 'g');
  plain := regexp_replace(plain, '\mkv\M', 'kreisverband', 'g');
  plain := regexp_replace(plain, '\mlv\M', 'landesverband', 'g');
  plain := regexp_replace(plain, '\mov\M', 'ortsverband', 'g');
  plain := regexp_replace(plain, '\mrv\M', 'regionalverband', 'g');
  plain := regexp_replace(plain, '\mgebr\M', 'gebrueder', 'g');
  plain := regexp_replace(plain, '\mst\M\.?', 'sankt', 'g');
  plain := regexp_replace(plain, '^\s*sw\s', 'stadtwerke ');
  plain := regexp_replace(plain, '^\s*(ra|rae|rain|stb|stbin)\M\.?', ' ');
  -- Merchants of these two name their market in between, or do not.
  plain := regexp_replace(plain, '^\s*(rewe|edeka)[\s-]+(aktiv[\s-]?|frische[\s-]?|neukauf[\s-]?|verbraucher)?(markt|center)\M', '\1');
  plain := regexp_replace(plain,
    '\m(gemeinnuetzige|aoer|koer|kdoer|ggmbh|gmbh|mbh|mbb|partg|partgmbb|gbr|ohg|kgaa|kg|ag|se|ug|eg|e\.\s?g|e\.\s?k|ek|e\.\s?kfm|e\.\s?kfr|e\.\s?v|ev|vvag|ltd|llc|inc|aps|haftungsbeschraenkt|limited|co|und|and|u|in|zu|fuer|firma|fa|deutschland|praxis|arztpraxis|hausarztpraxis|zahnarztpraxis|tierarztpraxis|gemeinschaftspraxis|(haus|fach|zahn|tier)?aerztliche|steuerbuero|notar|notarin|notariat|ambulante|ambulanter|ambulantes|zahnarzt|zahnaerzte|zahnaerztin|kanzlei|rechtsanwaltskanzlei|steuerkanzlei|steuerberatungskanzlei|steuerberatungs|steuerberatung|stbg|rechtsanwalt|rechtsanwaeltin|rechtsanwaelte|steuerberater|steuerberaterin|wirtschaftspruefer|meisterbetrieb|innungsbetrieb|fachbetrieb|landwirtschaftsbetrieb|der|die|das|dr|dres|med|jur|rer|nat|phil|habil|dent|vet|prof|dipl|ing)\M\.?',
    ' ', 'g');
  -- A house for old people, a pub, a shop and a nursery each have several words.
  plain := regexp_replace(plain, '\m(alten\s?-?\s+pflege|altenpflege|seniorenpflege|alten|senioren|pflege)-?(wohn)?heim\M', 'pflegeheim', 'g');
  plain := regexp_replace(plain, '\m(kindertagesstaette|kindertageseinrichtung|kindergarten)\M', 'kita', 'g');
  plain := regexp_replace(plain, '\mhotel\s*(und|u\.|[-&+])?\s*restaurant\M', 'hotel', 'g');
  plain := regexp_replace(plain, '\m(gaststaette|gasthaus|gasthof|restaurant|gaststube)\M', 'gasthaus', 'g');
  plain := regexp_replace(plain, '\m(blumen|fliesen|schuh|moebel|mode|optik)(haus|laden|geschaeft|fachgeschaeft|leger|legermeister|legerbetrieb|er|ermeister)\M', '\1', 'g');
  plain := regexp_replace(plain, '\maugenoptik(er|ermeister)?\M', 'optik', 'g');
  plain := regexp_replace(plain, '\mbezirksschornsteinfeger', 'schornsteinfeger', 'g');
  plain := regexp_replace(plain, '\mkfz[\s-]?(meister)?(werkstatt|betrieb|meisterbetrieb)\M', 'kfz', 'g');
  plain := regexp_replace(plain, '\mmeisterwerkstatt\M', 'werkstatt', 'g');
  -- 'Jens Otto Malermeister' is 'Malermeister Jens Otto'.
  plain := regexp_replace(plain, 'meisterin\M', 'meister', 'g');
  plain := regexp_replace(plain, '^\s*([a-z0-9].*?)[\s,;:/-]+([a-z]{3,}(meister|fachbetrieb))\s*$', '\2 \1');
  -- The craft counts, whatever its workshop is called: 'Dachdeckermeister Möller', 'Dachdeckerei Möller', 'Friseursalon Petra'.
  plain := regexp_replace(plain, '\m(baeckerei|fleischerei|metzgerei)\s*[-/,&+]?\s*(konditorei|cafe|partyservice|imbiss|feinkost)\M', '\1', 'g');
  plain := regexp_replace(plain,
    '\m(dachdecker|tischler|schreiner|maler|friseur|baecker|fleischer|metzger|konditor|klempner|schlosser|glaser|gaertner|maurer|fliesenleger|polster|zimmer|sattler|schmied|steinmetz|drucker|schneider|goldschmied|raumausstatter|elektro|installateur|orthopaedie)(ei|erei|meister|ermeister|betrieb|fachbetrieb|salon|geschaeft|werkstatt)\M',
    '\1', 'g');
  plain := regexp_replace(plain, '[^a-z0-9]+', '', 'g');
  return case when plain = '' then employer_key(name) else plain end;
end $$;
-- What was generated before does not follow the function by itself.
drop index companies_employer_stem;
alter table companies drop column employer_stem;
alter table companies add column employer_stem text not null generated always as (employer_stem(name)) stored;
create index companies_employer_stem on companies (employer_stem);
