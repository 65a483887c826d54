-- More of what one source writes of an employer and another does not: legal forms with points, abbreviations ('KV', 'LV', 'WBG', 'SW'),
-- 'Werk Leuna', professions, and a trade that stands before or behind the name. Where a town stands at the end of one name alone is found
-- where ads are compared, since the town is not part of a company's row.
create or replace function employer_stem(name text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := translate(lower(translate(left(name, 300), 'ÄÖÜÉÈÁÀ', 'äöüéèáà')), 'éèêëáàâóòôúùûíìñç', 'eeeeaaaooouuuiinc');
  is_cooperative boolean;
begin
  plain := replace(replace(replace(replace(plain, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');
  plain := translate(plain, '‐‑–—', '----');
  plain := regexp_replace(plain, '\([^()]*\)', ' ', 'g');
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
    '^(.{3,}?)\s*[,;:-]\s*(familie|fam|betrieb|bereich|regionalbereich|verwaltung|abteilung|referat|dezernat|sachgebiet|amt fuer|personal|ausbildung|ausbildungsabteilung|ausbildungsleitung|bewerbermanagement|recruiting|z\.?\s?hd)\M.*$', '\1');
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
    '\m(gemeinnuetzige|aoer|koer|kdoer|ggmbh|gmbh|mbh|mbb|partg|partgmbb|gbr|ohg|kgaa|kg|ag|se|ug|eg|e\.\s?g|e\.\s?k|ek|e\.\s?kfm|e\.\s?kfr|e\.\s?v|ev|vvag|ltd|llc|inc|aps|haftungsbeschraenkt|co|und|and|u|in|zu|fuer|firma|fa|deutschland|praxis|arztpraxis|hausarztpraxis|zahnarztpraxis|tierarztpraxis|gemeinschaftspraxis|(haus|fach|zahn|tier)?aerztliche|steuerbuero|notar|notarin|zahnarzt|zahnaerzte|zahnaerztin|kanzlei|rechtsanwaltskanzlei|steuerkanzlei|steuerberatungskanzlei|steuerberatungs|steuerberatung|stbg|rechtsanwalt|rechtsanwaeltin|rechtsanwaelte|steuerberater|steuerberaterin|wirtschaftspruefer|meisterbetrieb|innungsbetrieb|fachbetrieb|der|die|das|dr|dres|med|dent|vet|prof|dipl|ing)\M\.?',
    ' ', 'g');
  -- 'Jens Otto Malermeister' is 'Malermeister Jens Otto'.
  plain := regexp_replace(plain, 'meisterin\M', 'meister', 'g');
  plain := regexp_replace(plain, '^\s*([a-z0-9].*?)[\s,;:/-]+([a-z]{3,}(meister|fachbetrieb))\s*$', '\2 \1');
  plain := regexp_replace(plain, '[^a-z0-9]+', '', 'g');
  return case when plain = '' then employer_key(name) else plain end;
end $$;
-- What was generated before does not follow the function by itself.
drop index companies_employer_stem;
alter table companies drop column employer_stem;
alter table companies add column employer_stem text not null generated always as (employer_stem(name)) stored;
create index companies_employer_stem on companies (employer_stem);
