-- Ads that somebody has reported, as they were then. The sender's address is forgotten some days after the decision.
create table ad_reports (
  id integer generated always as identity primary key,
  -- Stays when the ad is deleted.
  job_ad_id integer not null,
  -- Title, company, job name and texts of the ad when it was reported.
  ad jsonb not null,
  reason text not null,
  text text not null default '',
  mail text not null default '',
  created_at timestamptz not null,
  outcome text check (outcome in ('left', 'corrected', 'locked')),
  answer text not null default '',
  decided_at timestamptz,
  decided_by integer references users on delete set null deferrable,
  last_updated timestamptz not null,
  check ((outcome is null) = (decided_at is null))
);
create index ad_reports_ad on ad_reports (job_ad_id);
create index ad_reports_open on ad_reports (id) where outcome is null;
create index ad_reports_decided_by on ad_reports (decided_by);
