-- Since when a job is suspended: the back-office tells editors.
alter table job_runs add column suspended_at timestamptz;
update job_runs set suspended_at = clock_timestamp() where suspended_in is not null;
alter table job_runs add check ((suspended_in is null) = (suspended_at is null));
