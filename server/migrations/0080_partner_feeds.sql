-- Accounts that let other boards take over their ads by feeds. Not to have allowed it is to have no row.
create table partner_feeds (
  user_id integer primary key references users on delete cascade deferrable,
  since timestamptz not null
);
