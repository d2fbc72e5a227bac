-- What the program writes of itself, and whether a tenant tries the product or has bought it.

-- 1 正式 formal, 0 试用 trial; a tenant from before is formal.
alter table blade_system_tenant add column activate integer;

-- 通用日志 / Event log
create table blade_log_usual (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  log_id text collate "C",
  happen_time timestamp(0),
  service_id text collate "C",
  server_ip text collate "C",
  server_host text collate "C",
  env text collate "C",
  request_id text collate "C",
  method text collate "C",
  request_uri text collate "C",
  remote_ip text collate "C",
  user_agent text collate "C",
  method_class text collate "C",
  method_name text collate "C",
  params text collate "C",
  time text collate "C",
  create_by text collate "C",
  log_level text collate "C",
  log_data text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_log_usual_key on blade_log_usual (tenant_id, log_id) nulls not distinct where is_deleted = 0;
create index blade_log_usual_order on blade_log_usual (tenant_id, happen_time desc nulls last, id) where is_deleted = 0;
alter table blade_log_usual enable row level security;
alter table blade_log_usual force row level security;
create policy own_tenant on blade_log_usual using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_log_usual to rdm_app;

-- 接口日志 / Call log
create table blade_log_api (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  log_id text collate "C",
  happen_time timestamp(0),
  service_id text collate "C",
  server_ip text collate "C",
  server_host text collate "C",
  env text collate "C",
  request_id text collate "C",
  method text collate "C",
  request_uri text collate "C",
  remote_ip text collate "C",
  user_agent text collate "C",
  method_class text collate "C",
  method_name text collate "C",
  params text collate "C",
  time text collate "C",
  create_by text collate "C",
  type text collate "C",
  title text collate "C",
  answer_code integer,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_log_api_key on blade_log_api (tenant_id, log_id) nulls not distinct where is_deleted = 0;
create index blade_log_api_order on blade_log_api (tenant_id, happen_time desc nulls last, id) where is_deleted = 0;
alter table blade_log_api enable row level security;
alter table blade_log_api force row level security;
create policy own_tenant on blade_log_api using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_log_api to rdm_app;

-- 错误日志 / Error log
create table blade_log_error (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  log_id text collate "C",
  happen_time timestamp(0),
  service_id text collate "C",
  server_ip text collate "C",
  server_host text collate "C",
  env text collate "C",
  request_id text collate "C",
  method text collate "C",
  request_uri text collate "C",
  remote_ip text collate "C",
  user_agent text collate "C",
  method_class text collate "C",
  method_name text collate "C",
  params text collate "C",
  time text collate "C",
  create_by text collate "C",
  exception_name text collate "C",
  message text collate "C",
  stack_trace text collate "C",
  file_name text collate "C",
  line_number integer,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_log_error_key on blade_log_error (tenant_id, log_id) nulls not distinct where is_deleted = 0;
create index blade_log_error_order on blade_log_error (tenant_id, happen_time desc nulls last, id) where is_deleted = 0;
alter table blade_log_error enable row level security;
alter table blade_log_error force row level security;
create policy own_tenant on blade_log_error using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_log_error to rdm_app;

