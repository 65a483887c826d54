-- Several ads moved to another branch are taken back like any other action on several ads.
alter table ad_links drop constraint ad_links_action_check;
-- contract: takes what the version before writes, and 'move'
alter table ad_links add constraint ad_links_action_check check (action in ('extend-3', 'extend-6', 'filled', 'withdraw', 'move'));
