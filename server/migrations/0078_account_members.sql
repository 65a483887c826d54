-- Colleagues in the account of a company: persons with a login of their own, who act for the account of its owner.
create table account_members (
  user_id integer primary key references users on delete cascade deferrable,
  -- The owner, whose id companies, contact persons and imports carry.
  account_id integer not null references users on delete cascade deferrable,
  role text not null check (role in ('management', 'ads')),
  -- The branches for which the person acts; null for all of them.
  branches integer[] check (branches is null or role = 'ads'),
  created_at timestamptz not null,
  check (user_id <> account_id)
);
create index account_members_account on account_members (account_id);

-- Invitations that nobody has accepted yet. Only hashes of the tokens in the mails are kept.
create table account_invitations (
  id integer generated always as identity primary key,
  account_id integer not null references users on delete cascade deferrable,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('management', 'ads')),
  branches integer[] check (branches is null or role = 'ads'),
  -- Null where the mail could not invite, since its address has an account.
  token_hash bytea unique,
  created_at timestamptz not null,
  last_sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (account_id, email)
);
create index account_invitations_age on account_invitations (last_sent_at);

-- Accounts that a colleague is asked to take over: one at a time.
create table account_transfers (
  account_id integer primary key references users on delete cascade deferrable,
  user_id integer not null references account_members on delete cascade deferrable,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_transfers_user on account_transfers (user_id);
create index account_transfers_expiry on account_transfers (expires_at);

-- What the persons of an account have changed, for those who manage it.
create table account_changes (
  id integer generated always as identity primary key,
  account_id integer not null references users on delete cascade deferrable,
  at timestamptz not null default date_trunc('milliseconds', now()),
  -- The name stays when the person has left.
  user_id integer references users on delete set null deferrable,
  user_name text not null,
  action text not null,
  subject text not null,
  subject_id integer not null,
  subject_name text not null,
  -- Names of the changed fields, without their values.
  fields text[] not null default '{}'
);
create index account_changes_newest on account_changes (account_id, at desc, id desc);
create index account_changes_user on account_changes (user_id);
create index account_changes_age on account_changes (at);
