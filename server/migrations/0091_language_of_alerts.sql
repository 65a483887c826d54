-- The language in which somebody has asked for an alert, and so in which its mails are written.
alter table alerts
  add column language text not null default 'de' check (language in ('de', 'en', 'uk'));

-- Of what stands around the text of a mail.
alter table mails
  add column language text not null default 'de' check (language in ('de', 'en', 'uk'));
