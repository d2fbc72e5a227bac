-- Notices, the services the platform uses, the programs that may ask for tokens, and who a tenant is by law.

-- 应用 / Client
create table blade_system_client (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  client_id text collate "C",
  client_secret text collate "C",
  authorized_grant_types text collate "C",
  scope text collate "C",
  access_token_validity integer,
  refresh_token_validity integer,
  web_server_redirect_uri text collate "C",
  resource_ids text collate "C",
  authorities text collate "C",
  autoapprove text collate "C",
  additional_information text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_client_key on blade_system_client (tenant_id, client_id) nulls not distinct where is_deleted = 0;
alter table blade_system_client enable row level security;
alter table blade_system_client force row level security;
create policy read_shared on blade_system_client for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_client for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_client for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_client for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_client to rdm_app;

-- 通知公告 / Notice
create table blade_desk_notice (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  title text collate "C",
  category text collate "C",
  release_time timestamp(0),
  content text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_desk_notice_key on blade_desk_notice (tenant_id, title, release_time) nulls not distinct where is_deleted = 0;
create index blade_desk_notice_order on blade_desk_notice (tenant_id, release_time desc nulls last, id) where is_deleted = 0;
create index blade_desk_notice_by_category on blade_desk_notice (tenant_id, category, release_time desc nulls last, id) where is_deleted = 0;
alter table blade_desk_notice enable row level security;
alter table blade_desk_notice force row level security;
create policy own_tenant on blade_desk_notice using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_desk_notice to rdm_app;

-- 对象存储 / Object store
create table blade_resource_oss (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  category text collate "C",
  oss_code text collate "C",
  endpoint text collate "C",
  bucket_name text collate "C",
  access_key text collate "C",
  secret_key text collate "C",
  app_id text collate "C",
  region text collate "C",
  in_use integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_resource_oss_key on blade_resource_oss (tenant_id, oss_code) nulls not distinct where is_deleted = 0;
create index blade_resource_oss_by_category on blade_resource_oss (tenant_id, category, oss_code, id) where is_deleted = 0;
alter table blade_resource_oss enable row level security;
alter table blade_resource_oss force row level security;
create policy own_tenant on blade_resource_oss using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_resource_oss to rdm_app;

-- 短信配置 / Text message service
create table blade_resource_sms (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  category text collate "C",
  sms_code text collate "C",
  template_id text collate "C",
  access_key text collate "C",
  secret_key text collate "C",
  region_id text collate "C",
  sign_name text collate "C",
  in_use integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_resource_sms_key on blade_resource_sms (tenant_id, sms_code) nulls not distinct where is_deleted = 0;
create index blade_resource_sms_by_category on blade_resource_sms (tenant_id, category, sms_code, id) where is_deleted = 0;
alter table blade_resource_sms enable row level security;
alter table blade_resource_sms force row level security;
create policy own_tenant on blade_resource_sms using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_resource_sms to rdm_app;

-- 短信记录 / Sent message
create table blade_resource_sms_outbox (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  message_id text collate "C",
  phone text collate "C",
  content text collate "C",
  sent_by text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_resource_sms_outbox_key on blade_resource_sms_outbox (tenant_id, message_id) nulls not distinct where is_deleted = 0;
create index blade_resource_sms_outbox_order on blade_resource_sms_outbox (tenant_id, message_id desc nulls last, id) where is_deleted = 0;
alter table blade_resource_sms_outbox enable row level security;
alter table blade_resource_sms_outbox force row level security;
create policy own_tenant on blade_resource_sms_outbox using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_resource_sms_outbox to rdm_app;

-- 租户 / Tenant
alter table blade_system_tenant add column credit_code text collate "C";
