-- Editors lock single ads, with a reason: whatever its company does, such an ad is not public until an editor lifts the lock.
alter table job_ads
  add column lock_reason text,
  add column lock_note text not null default '',
  add column locked_at timestamptz,
  add constraint job_ads_lock_whole check ((lock_reason is null) = (locked_at is null));
create index job_ads_editor_locked on job_ads (id) where lock_reason is not null;
