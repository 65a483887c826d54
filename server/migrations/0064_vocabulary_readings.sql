-- 'reading': how the search reads a word or phrase, in place of what it would take it for: like the one text that stands for it, or, where
-- there is none, as plain words that are no place, time, condition, type or denial.
alter table search_vocabulary
  drop constraint search_vocabulary_kind_check,
  drop constraint search_vocabulary_check,
  drop constraint search_vocabulary_check1,
  add check (kind in ('noise', 'kept', 'synonym', 'reading')),
  add check (case kind when 'synonym' then cardinality(meanings) + cardinality(brafo) > 0
    when 'reading' then cardinality(meanings) <= 1 and cardinality(brafo) = 0
    else cardinality(meanings) + cardinality(brafo) = 0 end),
  add check (case when kind in ('synonym', 'reading') then cardinality(string_to_array(folded, ' ')) <= 3
    else term !~ '\s' and folded !~ '\s' end);
