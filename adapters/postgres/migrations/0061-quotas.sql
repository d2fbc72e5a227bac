-- What a tenant may use of the installation; empty for the quota of its edition.
alter table blade_system_tenant add column file_quota integer, add column row_quota integer;
