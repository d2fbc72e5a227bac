-- Months of cost set beside the vouchers, and locked: one table for each group of cost items.

-- 人员人工费用核对 / Verification of personnel cost
create table blade_rdm_costpersonnelverify (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  month text collate "C",
  items text collate "C",
  allocated_total numeric(18,2),
  booked_total numeric(18,2),
  difference numeric(18,2),
  reason text collate "C",
  verification text collate "C",
  locked_by text collate "C",
  locked_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_costpersonnelverify_key on blade_rdm_costpersonnelverify (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_costpersonnelverify_by_month on blade_rdm_costpersonnelverify (tenant_id, year, month, id) where is_deleted = 0;
create index blade_rdm_costpersonnelverify_by_verification on blade_rdm_costpersonnelverify (tenant_id, year, verification, month, id) where is_deleted = 0;
alter table blade_rdm_costpersonnelverify enable row level security;
alter table blade_rdm_costpersonnelverify force row level security;
create policy own_tenant on blade_rdm_costpersonnelverify using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_costpersonnelverify to rdm_app;

-- 固定资产折旧核对 / Verification of depreciation
create table blade_rdm_assetsfixedverify (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  month text collate "C",
  items text collate "C",
  allocated_total numeric(18,2),
  booked_total numeric(18,2),
  difference numeric(18,2),
  reason text collate "C",
  verification text collate "C",
  locked_by text collate "C",
  locked_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_assetsfixedverify_key on blade_rdm_assetsfixedverify (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_assetsfixedverify_by_month on blade_rdm_assetsfixedverify (tenant_id, year, month, id) where is_deleted = 0;
create index blade_rdm_assetsfixedverify_by_verification on blade_rdm_assetsfixedverify (tenant_id, year, verification, month, id) where is_deleted = 0;
alter table blade_rdm_assetsfixedverify enable row level security;
alter table blade_rdm_assetsfixedverify force row level security;
create policy own_tenant on blade_rdm_assetsfixedverify using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_assetsfixedverify to rdm_app;

-- 无形资产摊销核对 / Verification of amortisation
create table blade_rdm_assetsvirtualverify (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  month text collate "C",
  items text collate "C",
  allocated_total numeric(18,2),
  booked_total numeric(18,2),
  difference numeric(18,2),
  reason text collate "C",
  verification text collate "C",
  locked_by text collate "C",
  locked_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_assetsvirtualverify_key on blade_rdm_assetsvirtualverify (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_assetsvirtualverify_by_month on blade_rdm_assetsvirtualverify (tenant_id, year, month, id) where is_deleted = 0;
create index blade_rdm_assetsvirtualverify_by_verification on blade_rdm_assetsvirtualverify (tenant_id, year, verification, month, id) where is_deleted = 0;
alter table blade_rdm_assetsvirtualverify enable row level security;
alter table blade_rdm_assetsvirtualverify force row level security;
create policy own_tenant on blade_rdm_assetsvirtualverify using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_assetsvirtualverify to rdm_app;

-- 租赁费用核对 / Verification of lease cost
create table blade_rdm_assetsleaseverify (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  month text collate "C",
  items text collate "C",
  allocated_total numeric(18,2),
  booked_total numeric(18,2),
  difference numeric(18,2),
  reason text collate "C",
  verification text collate "C",
  locked_by text collate "C",
  locked_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_assetsleaseverify_key on blade_rdm_assetsleaseverify (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_assetsleaseverify_by_month on blade_rdm_assetsleaseverify (tenant_id, year, month, id) where is_deleted = 0;
create index blade_rdm_assetsleaseverify_by_verification on blade_rdm_assetsleaseverify (tenant_id, year, verification, month, id) where is_deleted = 0;
alter table blade_rdm_assetsleaseverify enable row level security;
alter table blade_rdm_assetsleaseverify force row level security;
create policy own_tenant on blade_rdm_assetsleaseverify using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_assetsleaseverify to rdm_app;

-- 材料燃料动力核对 / Verification of material, fuel and power
create table blade_rdm_materialverify (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  year text collate "C",
  month text collate "C",
  items text collate "C",
  allocated_total numeric(18,2),
  booked_total numeric(18,2),
  difference numeric(18,2),
  reason text collate "C",
  verification text collate "C",
  locked_by text collate "C",
  locked_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_materialverify_key on blade_rdm_materialverify (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_materialverify_by_month on blade_rdm_materialverify (tenant_id, year, month, id) where is_deleted = 0;
create index blade_rdm_materialverify_by_verification on blade_rdm_materialverify (tenant_id, year, verification, month, id) where is_deleted = 0;
alter table blade_rdm_materialverify enable row level security;
alter table blade_rdm_materialverify force row level security;
create policy own_tenant on blade_rdm_materialverify using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_materialverify to rdm_app;
