-- The platform's settings: its system dictionary, parameters, and what it knows of a tenant.

-- 系统字典 / System dictionary
create table blade_system_dict (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  parent_id bigint,
  code text collate "C",
  dict_key text collate "C",
  dict_value text collate "C",
  dict_value_en text collate "C",
  sort integer,
  is_sealed integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_dict_key on blade_system_dict (tenant_id, code, dict_key) nulls not distinct where is_deleted = 0;
create index blade_system_dict_order on blade_system_dict (tenant_id, code, sort, id) where is_deleted = 0;
alter table blade_system_dict enable row level security;
alter table blade_system_dict force row level security;
create policy read_shared on blade_system_dict for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_dict for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_dict for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_dict for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_dict to rdm_app;

-- 参数 / Parameter
create table blade_system_param (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  param_name text collate "C",
  param_key text collate "C",
  param_value text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_param_key on blade_system_param (tenant_id, param_key) nulls not distinct where is_deleted = 0;
alter table blade_system_param enable row level security;
alter table blade_system_param force row level security;
create policy read_shared on blade_system_param for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_param for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_param for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_param for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_param to rdm_app;

-- 租户 / Tenant
alter table blade_system_tenant add column background_url text collate "C";
alter table blade_system_tenant add column linkman text collate "C";
alter table blade_system_tenant add column contact_number text collate "C";
alter table blade_system_tenant add column address text collate "C";
alter table blade_system_tenant add column datasource_id text collate "C";
-- Never filled: the answer to the adding of a tenant says it, once.
alter table blade_system_tenant add column first_password text collate "C";
