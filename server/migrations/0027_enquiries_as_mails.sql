-- A message to a chamber is a mail to it. Kept beside that it would be read by nobody.
drop table enquiries;

-- Who is to be answered, where that is not the board; null once it is sent.
alter table mails add column reply_to text
  check (char_length(reply_to) between 3 and 256 and reply_to !~ '[[:space:][:cntrl:]]');
alter table mails add check (state <> 'sent' or reply_to is null);

-- Declined requests are deleted some time after this. Of those before, the trail knows when.
alter table company_requests add column declined_at timestamptz;
update company_requests r set declined_at = coalesce(
  (select max(a.at) from audit_entries a
    where a.subject = 'request' and a.subject_id = r.id and a.action = 'declined'), created_at)
where status = 3;
