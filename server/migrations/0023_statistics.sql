-- Counts are read by what they count: of one dimension, over days.
alter table daily_counts drop constraint daily_counts_pkey;
alter table daily_counts add constraint daily_counts_pkey primary key (dimension, day, value);

-- Sums per month, so that a year of thousands of terms is read at once. Kept by the database itself: no way of writing
-- daily_counts can forget them.
create table monthly_counts (
  -- Its first day.
  month date not null,
  dimension text not null,
  value text not null default '',
  count bigint not null,
  primary key (dimension, month, value)
);

create function add_to_months() returns trigger language plpgsql as $$
begin
  -- Always in the same order, so that two processes that count wait for each other instead of getting stuck.
  if tg_op = 'INSERT' then
    insert into monthly_counts (month, dimension, value, count)
    select date_trunc('month', day)::date, dimension, value, sum(count) from added group by 1, 2, 3 order by 2, 1, 3
    on conflict (dimension, month, value) do update set count = monthly_counts.count + excluded.count;
  elsif tg_op = 'UPDATE' then
    insert into monthly_counts (month, dimension, value, count)
    select date_trunc('month', day)::date, dimension, value, sum(count)
    from (select day, dimension, value, count from added
      union all select day, dimension, value, -count from removed) changed
    group by 1, 2, 3 order by 2, 1, 3
    on conflict (dimension, month, value) do update set count = monthly_counts.count + excluded.count;
  else
    update monthly_counts m set count = m.count - r.count
    from (select date_trunc('month', day)::date as month, dimension, value, sum(count) as count from removed
      group by 1, 2, 3) r
    where (m.month, m.dimension, m.value) = (r.month, r.dimension, r.value);
    delete from monthly_counts where count = 0;
  end if;
  return null;
end $$;

create trigger added_to_months after insert on daily_counts
  referencing new table as added for each statement execute function add_to_months();
create trigger changed_in_months after update on daily_counts
  referencing old table as removed new table as added for each statement execute function add_to_months();
create trigger removed_from_months after delete on daily_counts
  referencing old table as removed for each statement execute function add_to_months();

insert into monthly_counts (month, dimension, value, count)
select date_trunc('month', day)::date, dimension, value, sum(count) from daily_counts group by 1, 2, 3;

-- Every ad that comes from another board counts on the day it comes, whoever imports it.
create function count_imports() returns trigger language plpgsql as $$
begin
  insert into imported_counts (day, source, job_type, count)
  select (now() at time zone 'Europe/Berlin')::date, source, job_type, count(*)
  from added where source is not null group by 2, 3 order by 2, 3
  on conflict (day, source, job_type) do update set count = imported_counts.count + excluded.count;
  return null;
end $$;

create trigger imports_counted after insert on job_ads
  referencing new table as added for each statement execute function count_imports();
