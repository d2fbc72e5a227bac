-- Access tokens of programs, and webhooks with their deliveries.

create table blade_system_apitoken (
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
  prefix text collate "C",
  account text collate "C",
  user_id text collate "C",
  scopes text collate "C",
  expires_at timestamp(0),
  last_used_at timestamp(0),
  revoked_at timestamp(0),
  revoked_by text collate "C",
  digest text collate "C",
  password_stamp text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_apitoken_key on blade_system_apitoken (tenant_id, prefix) nulls not distinct where is_deleted = 0;
create index blade_system_apitoken_order on blade_system_apitoken (tenant_id, expires_at desc nulls last, id) where is_deleted = 0;
alter table blade_system_apitoken enable row level security;
alter table blade_system_apitoken force row level security;
create policy own_tenant on blade_system_apitoken using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_apitoken to rdm_app;
create table blade_system_webhook (
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
  url text collate "C",
  events text collate "C",
  secret text collate "C",
  has_secret text collate "C",
  active text collate "C",
  failures integer,
  paused_at timestamp(0),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_webhook_key on blade_system_webhook (tenant_id, name) nulls not distinct where is_deleted = 0;
create index blade_system_webhook_by_active on blade_system_webhook (tenant_id, active, name, id) where is_deleted = 0;
alter table blade_system_webhook enable row level security;
alter table blade_system_webhook force row level security;
create policy own_tenant on blade_system_webhook using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_webhook to rdm_app;
create table blade_system_webhook_delivery (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  delivery_id text collate "C",
  webhook_id text collate "C",
  webhook_name text collate "C",
  event_id text collate "C",
  event text collate "C",
  resource text collate "C",
  body text collate "C",
  state integer,
  attempts integer,
  next_attempt_at timestamp(0),
  last_attempt_at timestamp(0),
  response_code integer,
  response text collate "C",
  duration_ms integer,
  failure integer,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_webhook_delivery_key on blade_system_webhook_delivery (tenant_id, delivery_id) nulls not distinct where is_deleted = 0;
create index blade_system_webhook_delivery_order on blade_system_webhook_delivery (tenant_id, delivery_id desc nulls last, id) where is_deleted = 0;
create index blade_system_webhook_delivery_by_state on blade_system_webhook_delivery (tenant_id, state, delivery_id desc nulls last, id) where is_deleted = 0;
alter table blade_system_webhook_delivery enable row level security;
alter table blade_system_webhook_delivery force row level security;
create policy own_tenant on blade_system_webhook_delivery using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_webhook_delivery to rdm_app;

alter table blade_log_api add column token_name text collate "C";
