-- Vouchers of allocated cost that were exported for accounting programs, and the accounts they are made on.

create table blade_rdm_allocationvoucher (
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
  batch integer,
  mark text collate "C",
  groups text[] collate "C",
  format text collate "C",
  state text collate "C",
  debit_total numeric(18,2),
  entry_count integer,
  voucher_date date,
  voucher_type text collate "C",
  voucher_no text collate "C",
  exported_by text collate "C",
  exported_time timestamp(0),
  booked_by text collate "C",
  booked_time timestamp(0),
  voided_by text collate "C",
  voided_time timestamp(0),
  void_reason text collate "C",
  file bigint[],
  sha256 text collate "C",
  head jsonb,
  entries jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_allocationvoucher_key on blade_rdm_allocationvoucher (tenant_id, month, batch) nulls not distinct where is_deleted = 0;
create index blade_rdm_allocationvoucher_order on blade_rdm_allocationvoucher (tenant_id, month desc nulls last, batch desc nulls last, id) where is_deleted = 0;
create index blade_rdm_allocationvoucher_by_year on blade_rdm_allocationvoucher (tenant_id, year, month desc nulls last, batch desc nulls last, id) where is_deleted = 0;
create index blade_rdm_allocationvoucher_by_format on blade_rdm_allocationvoucher (tenant_id, format, month desc nulls last, batch desc nulls last, id) where is_deleted = 0;
create index blade_rdm_allocationvoucher_by_state on blade_rdm_allocationvoucher (tenant_id, state, month desc nulls last, batch desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_allocationvoucher enable row level security;
alter table blade_rdm_allocationvoucher force row level security;
create policy own_tenant on blade_rdm_allocationvoucher using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_allocationvoucher to rdm_app;

create table blade_rdm_allocationaccount (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  side text collate "C",
  cost_item text collate "C",
  subject_code text collate "C",
  subject_name text collate "C",
  auxiliary text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_allocationaccount_key on blade_rdm_allocationaccount (tenant_id, side, cost_item) nulls not distinct where is_deleted = 0;
create index blade_rdm_allocationaccount_by_cost_item on blade_rdm_allocationaccount (tenant_id, cost_item, side, id) where is_deleted = 0;
alter table blade_rdm_allocationaccount enable row level security;
alter table blade_rdm_allocationaccount force row level security;
create policy own_tenant on blade_rdm_allocationaccount using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_allocationaccount to rdm_app;
