alter table blade_system_topmenu add column path text collate "C";
