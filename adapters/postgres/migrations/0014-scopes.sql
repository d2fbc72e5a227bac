-- Which records and which paths a role opens, and the menus of the top bar.

-- 顶部菜单 / Top menu
create table blade_system_topmenu (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  name text collate "C",
  code text collate "C",
  source text collate "C",
  sort integer,
  menu_ids bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_topmenu_key on blade_system_topmenu (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_system_topmenu_order on blade_system_topmenu (tenant_id, sort, code, id) where is_deleted = 0;
alter table blade_system_topmenu enable row level security;
alter table blade_system_topmenu force row level security;
create policy read_shared on blade_system_topmenu for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_topmenu for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_topmenu for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_topmenu for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_topmenu to rdm_app;

-- 数据权限 / Data scope
create table blade_system_data_scope (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  menu_id bigint,
  resource_code text collate "C",
  scope_name text collate "C",
  scope_class text collate "C",
  scope_field text collate "C",
  scope_column text collate "C",
  scope_type text collate "C",
  scope_value text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_data_scope_key on blade_system_data_scope (tenant_id, resource_code) nulls not distinct where is_deleted = 0;
create index blade_system_data_scope_by_menu_id on blade_system_data_scope (tenant_id, menu_id, resource_code, id) where is_deleted = 0;
alter table blade_system_data_scope enable row level security;
alter table blade_system_data_scope force row level security;
create policy own_tenant on blade_system_data_scope using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_data_scope to rdm_app;

-- 接口权限 / API scope
create table blade_system_api_scope (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  menu_id bigint,
  resource_code text collate "C",
  scope_name text collate "C",
  scope_path text collate "C",
  scope_type text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_api_scope_key on blade_system_api_scope (tenant_id, resource_code) nulls not distinct where is_deleted = 0;
create index blade_system_api_scope_by_menu_id on blade_system_api_scope (tenant_id, menu_id, resource_code, id) where is_deleted = 0;
alter table blade_system_api_scope enable row level security;
alter table blade_system_api_scope force row level security;
create policy own_tenant on blade_system_api_scope using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_api_scope to rdm_app;
