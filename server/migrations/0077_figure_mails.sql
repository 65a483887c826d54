-- Accounts that have asked for a mail with the figures of their ads once a month. Not to have asked is to have no row.
create table figure_mails (
  user_id integer primary key references users on delete cascade deferrable,
  since timestamptz not null,
  -- First day of the month that was told last.
  told_month date
);

-- Links of mails that stop them: one for each mail, of which the database keeps the hash.
create table figure_mail_links (
  token_hash bytea primary key,
  user_id integer not null references figure_mails on delete cascade deferrable,
  created_at timestamptz not null
);
create index figure_mail_links_user on figure_mail_links (user_id);
