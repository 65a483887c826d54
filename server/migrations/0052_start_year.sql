-- In which year a place begins, where its source says no day: places of different years are two.
alter table exchange_records add column start_year smallint;
