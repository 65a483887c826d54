-- Siblings share stored files: whether another row names one is asked with every file that loses a row.
create index job_ad_files_file on job_ad_files (file);
