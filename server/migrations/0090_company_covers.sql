-- A picture of a company's place, shown above its ads, and what it shows in words.
alter table companies
  add column cover text,
  add column cover_alt text not null default '';

-- Finds the picture of which a smaller version is requested.
create index companies_cover on companies (cover) where cover is not null;
