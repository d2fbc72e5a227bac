-- The departments of equipment that takes power: the one that uses it, where that is asked for, and its own.

alter table blade_rdm_projectassetspower
  add column sub_dept text collate "C",
  add column dept_id bigint;
