-- Where a cost item of a year is taken from, and what the enterprise says about closings.

create table blade_rdm_costsource (
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
  cost_item text collate "C",
  project_id bigint,
  source text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_costsource_key on blade_rdm_costsource (tenant_id, year, cost_item, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_costsource_order on blade_rdm_costsource (tenant_id, year desc nulls last, cost_item, project_id, id) where is_deleted = 0;
create index blade_rdm_costsource_by_cost_item on blade_rdm_costsource (tenant_id, cost_item, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_costsource_by_project_id on blade_rdm_costsource (tenant_id, project_id, year desc nulls last, cost_item, id) where is_deleted = 0;
create index blade_rdm_costsource_by_source on blade_rdm_costsource (tenant_id, source, year desc nulls last, cost_item, project_id, id) where is_deleted = 0;
alter table blade_rdm_costsource enable row level security;
alter table blade_rdm_costsource force row level security;
create policy own_tenant on blade_rdm_costsource using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_costsource to rdm_app;

create table blade_rdm_closingaccount (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  account text collate "C",
  closes text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_closingaccount_key on blade_rdm_closingaccount (tenant_id, account) nulls not distinct where is_deleted = 0;
create index blade_rdm_closingaccount_by_closes on blade_rdm_closingaccount (tenant_id, closes, account, id) where is_deleted = 0;
alter table blade_rdm_closingaccount enable row level security;
alter table blade_rdm_closingaccount force row level security;
create policy own_tenant on blade_rdm_closingaccount using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_closingaccount to rdm_app;

create table blade_rdm_closingvoucher (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  month text collate "C",
  voucher_type text collate "C",
  voucher_no text collate "C",
  closing text collate "C",
  reason text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_closingvoucher_key on blade_rdm_closingvoucher (tenant_id, month, voucher_type, voucher_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_closingvoucher_order on blade_rdm_closingvoucher (tenant_id, month desc nulls last, voucher_type, voucher_no, id) where is_deleted = 0;
create index blade_rdm_closingvoucher_by_closing on blade_rdm_closingvoucher (tenant_id, closing, month desc nulls last, voucher_type, voucher_no, id) where is_deleted = 0;
alter table blade_rdm_closingvoucher enable row level security;
alter table blade_rdm_closingvoucher force row level security;
create policy own_tenant on blade_rdm_closingvoucher using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_closingvoucher to rdm_app;

-- Why the cost was taken from its source.
alter table blade_rdm_costrecord add column source_reason jsonb;
