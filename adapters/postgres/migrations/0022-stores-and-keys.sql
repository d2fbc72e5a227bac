-- The object store in which the bytes of an attachment lie, none for the store of the server; and whether there are keys
-- of a service, which themselves are never told.

alter table blade_rdm_attachment add column store_id text collate "C";

alter table blade_resource_oss
  add column has_access_key text collate "C",
  add column has_secret_key text collate "C";
alter table blade_resource_sms
  add column has_access_key text collate "C",
  add column has_secret_key text collate "C";

-- The rows of all tenants at once, which only the owner of the tables may touch and only so.
alter table blade_resource_oss no force row level security;
alter table blade_resource_sms no force row level security;
update blade_resource_oss set
  has_access_key = case when access_key is null then '1' else '2' end,
  has_secret_key = case when secret_key is null then '1' else '2' end;
update blade_resource_sms set
  has_access_key = case when access_key is null then '1' else '2' end,
  has_secret_key = case when secret_key is null then '1' else '2' end;
alter table blade_resource_oss force row level security;
alter table blade_resource_sms force row level security;
