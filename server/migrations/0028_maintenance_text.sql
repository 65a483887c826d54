-- What the banner says beside its window; empty where the window is all there is to say.
alter table maintenance_windows
  add column message text not null default '' check (char_length(message) <= 300);
