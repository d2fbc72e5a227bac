-- Computed and always null: the initial password of a user is shown in one answer and stored nowhere.
alter table blade_user add column first_password text collate "C";
