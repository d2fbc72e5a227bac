-- Data sources, and what code is made of.

-- 数据源 / Data source
create table blade_develop_datasource (
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
  driver_class text collate "C",
  url text collate "C",
  username text collate "C",
  password text collate "C",
  has_password text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_develop_datasource_key on blade_develop_datasource (tenant_id, name) nulls not distinct where is_deleted = 0;
alter table blade_develop_datasource enable row level security;
alter table blade_develop_datasource force row level security;
create policy own_tenant on blade_develop_datasource using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_develop_datasource to rdm_app;

-- 代码生成 / Code to generate
create table blade_develop_code (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  datasource_id bigint,
  code_name text collate "C",
  service_name text collate "C",
  table_name text collate "C",
  table_prefix text collate "C",
  pk_name text collate "C",
  base_mode text collate "C",
  wrap_mode text collate "C",
  package_name text collate "C",
  api_path text collate "C",
  web_path text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_develop_code_key on blade_develop_code (tenant_id, code_name, table_name) nulls not distinct where is_deleted = 0;
alter table blade_develop_code enable row level security;
alter table blade_develop_code force row level security;
create policy own_tenant on blade_develop_code using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_develop_code to rdm_app;
