-- By what employers are compared where ads are found that are the same place on two exchanges: what one source writes and another does
-- not counts for nothing. That is more than `employer_key` leaves out, which decides in whose name an ad appears: branch, owner, office,
-- 'Praxis' and 'Kanzlei', 'und' and '&', titles of people.
create function employer_stem(name text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := translate(lower(translate(left(name, 300), 'ÄÖÜÉÈÁÀ', 'äöüéèáà')), 'éèêëáàâóòôúùûíìñç', 'eeeeaaaooouuuiinc');
begin
  plain := replace(replace(replace(replace(plain, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');
  plain := regexp_replace(plain, '\([^()]*\)', ' ', 'g');
  plain := regexp_replace(plain,
    '(gemeinnuetzige )?(gesellschaft (mit beschraenkter haftung|mbh|m\.\s?b\.\s?h\.?)|aktiengesellschaft|kommanditgesellschaft|gesellschaft buergerlichen rechts|eingetragene[rs]? (verein|genossenschaft|kaufmann|kauffrau)|anstalt des oeffentlichen rechts|unternehmergesellschaft)', ' ', 'g');
  -- 'Nordhafen GmbH, Niederlassung Magdeburg', 'Salon Haar Inh. Petra Wolf'; nothing is cut off a name that begins so.
  plain := regexp_replace(plain,
    '([a-z0-9][^,;]{2,}?)[\s,;:/-]+(nl|niederlassung|zweigniederlassung|zweigstelle|filiale|standort|geschaeftsstelle|betriebsstaette|betriebsteil|aussenstelle|inh|inhaber|inhaberin|personalamt|personalabteilung|personalwesen|personalbuero|hauptamt|hauptsitz|zentrale|fachdienst|fachbereich|der oberbuergermeister|der buergermeister|der landrat|vertreten durch)\M.*$', '\1');
  plain := regexp_replace(plain,
    '^([^,]{3,}),\s*(fach|zahn|tier)?(aerzt|arzt|praxis|steuerberat|rechtsanw|notar|physioth|ergoth|logopaed|meisterbetrieb|friseur).*$', '\1');
  plain := regexp_replace(plain, '\m(stadtverwaltung|hansestadt|lutherstadt|landeshauptstadt)\M', 'stadt', 'g');
  plain := regexp_replace(plain, '\m(landratsamt|kreisverwaltung|landkreisverwaltung)\M', 'landkreis', 'g');
  plain := regexp_replace(plain, '\mgemeindeverwaltung\M', 'gemeinde', 'g');
  plain := regexp_replace(plain, '\mwg\M', 'wohnungsgenossenschaft', 'g');
  plain := regexp_replace(plain, '\mdrk\M', 'deutsches rotes kreuz', 'g');
  plain := regexp_replace(plain, '\mawo\M', 'arbeiterwohlfahrt', 'g');
  plain := regexp_replace(plain, '\mgebr\M', 'gebrueder', 'g');
  plain := regexp_replace(plain, '\mst\M\.?', 'sankt', 'g');
  plain := regexp_replace(plain,
    '\m(gemeinnuetzige|aoer|ggmbh|gmbh|mbh|mbb|partg|partgmbb|gbr|ohg|kgaa|kg|ag|se|ug|eg|e\.\s?g|e\.\s?k|ek|e\.\s?kfm|e\.\s?kfr|e\.\s?v|ev|haftungsbeschraenkt|co|und|u|firma|fa|praxis|arztpraxis|hausarztpraxis|zahnarztpraxis|gemeinschaftspraxis|kanzlei|rechtsanwaltskanzlei|steuerkanzlei|steuerberatungskanzlei|steuerberatungsgesellschaft|rechtsanwaelte|steuerberater|meisterbetrieb|innungsbetrieb|fachbetrieb|der|die|das|dr|med|dent|vet|prof|dipl|ing)\M\.?',
    ' ', 'g');
  plain := regexp_replace(plain, '[^a-z0-9]+', '', 'g');
  return case when plain = '' then employer_key(name) else plain end;
end $$;
alter table companies add column employer_stem text not null generated always as (employer_stem(name)) stored;
create index companies_employer_stem on companies (employer_stem);
