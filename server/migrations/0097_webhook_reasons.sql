-- Why editors have withdrawn the webhook of a key; empty while it is allowed.
alter table api_keys add column webhook_reason text not null default '';
