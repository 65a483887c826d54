-- The run that switching an exchange on begins is named as what it is, beside those that the clock begins.
alter table exchange_runs drop constraint exchange_runs_trigger_check;
alter table exchange_runs add constraint exchange_runs_trigger_check
  check (trigger in ('daily', 'first', 'demand', 'command', 'upload'));
