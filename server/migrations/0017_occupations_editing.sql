-- The editors' list of job names, in its order; and what uses a profession, for its list and before it is deleted.
create index job_names_editing on job_names (external desc, last_updated desc, id);
create index job_names_profession on job_names (profession_id);
create index job_ads_profession on job_ads (profession_id);
create index company_professions_profession on company_professions (profession_id);
