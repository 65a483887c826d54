-- The last day of an ad that was public until then. An ad that its company has withdrawn before is told apart from it: strangers
-- learn nothing of that one.
alter table job_ads add column ended_on date;
