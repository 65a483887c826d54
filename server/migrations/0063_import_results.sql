-- One word for one thing: what became of a record in a run is its import result, in the database as in the code.
alter table exchange_receipts rename to exchange_import_results;
alter table exchanges rename column receipt_token_hash to import_result_token_hash;

-- The name of a constraint is also that of its index. Newer servers name constraints of not null, too, so they are looked up.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as owner, conname as old_name, replace(replace(conname, 'exchange_receipts', 'exchange_import_results'),
      'receipt_token', 'import_result_token') as new_name
    from pg_constraint
    where conrelid in ('exchange_import_results'::regclass, 'exchanges'::regclass) and conname like '%receipt%'
  loop
    execute format('alter table %s rename constraint %I to %I', found.owner, found.old_name, found.new_name);
  end loop;
end $$;

alter index exchange_receipts_outcome rename to exchange_import_results_outcome;

-- What administrators have done to the suppliers' links stays readable under the new name.
update audit_entries
set before = (before - 'receipt_link') || jsonb_build_object('import_result_link', before -> 'receipt_link')
where before ? 'receipt_link';

update audit_entries
set after = (after - 'receipt_link') || jsonb_build_object('import_result_link', after -> 'receipt_link')
where after ? 'receipt_link';
