-- Administrative divisions.

-- 行政区划 / Administrative division
create table blade_system_region (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  code text collate "C",
  parent_code text collate "C",
  ancestors text collate "C",
  name text collate "C",
  province_code text collate "C",
  province_name text collate "C",
  city_code text collate "C",
  city_name text collate "C",
  district_code text collate "C",
  district_name text collate "C",
  town_code text collate "C",
  town_name text collate "C",
  village_code text collate "C",
  village_name text collate "C",
  region_level integer,
  sort integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_region_key on blade_system_region (tenant_id, code) nulls not distinct where is_deleted = 0;
alter table blade_system_region enable row level security;
alter table blade_system_region force row level security;
create policy read_shared on blade_system_region for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_region for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_region for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_region for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_region to rdm_app;
