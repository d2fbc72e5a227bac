-- Development contracts and what is paid under them, agreed shares of cooperative and centralised R&D, and what
-- external units are.

-- 委托研发合同 / Development contract
create table rdm_entrustdevdata (
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
  project_id bigint,
  contract_no text collate "C",
  name text collate "C",
  contract_kind text collate "C",
  unit_id bigint,
  signed_on date,
  amount numeric(18,2),
  ownership text collate "C",
  registration_no text collate "C",
  registered_on date,
  organ text collate "C",
  contract_files bigint[],
  registration_files bigint[],
  invoice_files bigint[],
  payment_files bigint[],
  cost_detail_files bigint[],
  progress_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_entrustdevdata_key on rdm_entrustdevdata (tenant_id, contract_no) nulls not distinct where is_deleted = 0;
create index rdm_entrustdevdata_order on rdm_entrustdevdata (tenant_id, year desc nulls last, contract_no, id) where is_deleted = 0;
create index rdm_entrustdevdata_by_project_id on rdm_entrustdevdata (tenant_id, project_id, year desc nulls last, contract_no, id) where is_deleted = 0;
create index rdm_entrustdevdata_by_contract_kind on rdm_entrustdevdata (tenant_id, contract_kind, year desc nulls last, contract_no, id) where is_deleted = 0;
create index rdm_entrustdevdata_by_unit_id on rdm_entrustdevdata (tenant_id, unit_id, year desc nulls last, contract_no, id) where is_deleted = 0;
alter table rdm_entrustdevdata enable row level security;
alter table rdm_entrustdevdata force row level security;
create policy own_tenant on rdm_entrustdevdata using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_entrustdevdata to rdm_app;

-- 委托研发付款 / Payment of a development contract
create table rdm_entrustpayment (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  contract_id bigint,
  date date,
  amount numeric(18,2),
  voucher text collate "C",
  invoice_no text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_entrustpayment_key on rdm_entrustpayment (tenant_id, contract_id, date, amount, voucher) nulls not distinct where is_deleted = 0;
create index rdm_entrustpayment_order on rdm_entrustpayment (tenant_id, date desc nulls last, contract_id, id) where is_deleted = 0;
create index rdm_entrustpayment_by_contract_id on rdm_entrustpayment (tenant_id, contract_id, date desc nulls last, id) where is_deleted = 0;
alter table rdm_entrustpayment enable row level security;
alter table rdm_entrustpayment force row level security;
create policy own_tenant on rdm_entrustpayment using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_entrustpayment to rdm_app;

-- 合作研发分摊 / Share of a cooperation
create table blade_rdm_projectcoop (
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
  project_id bigint,
  unit_id bigint,
  share numeric(20,4),
  in_books text collate "C",
  claimant text collate "C",
  agreement_status text collate "C",
  signed_on date,
  agreement_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectcoop_key on blade_rdm_projectcoop (tenant_id, project_id, unit_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectcoop_order on blade_rdm_projectcoop (tenant_id, year desc nulls last, project_id, unit_id, id) where is_deleted = 0;
create index blade_rdm_projectcoop_by_project_id on blade_rdm_projectcoop (tenant_id, project_id, year desc nulls last, unit_id, id) where is_deleted = 0;
create index blade_rdm_projectcoop_by_unit_id on blade_rdm_projectcoop (tenant_id, unit_id, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectcoop_by_agreement_status on blade_rdm_projectcoop (tenant_id, agreement_status, year desc nulls last, project_id, unit_id, id) where is_deleted = 0;
alter table blade_rdm_projectcoop enable row level security;
alter table blade_rdm_projectcoop force row level security;
create policy own_tenant on blade_rdm_projectcoop using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectcoop to rdm_app;

-- 集中研发分摊 / Share of centralised R&D
create table blade_rdm_projectconc (
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
  project_id bigint,
  unit_id bigint,
  share numeric(20,4),
  in_books text collate "C",
  agreement_status text collate "C",
  signed_on date,
  agreement_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectconc_key on blade_rdm_projectconc (tenant_id, project_id, unit_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectconc_order on blade_rdm_projectconc (tenant_id, year desc nulls last, project_id, unit_id, id) where is_deleted = 0;
create index blade_rdm_projectconc_by_project_id on blade_rdm_projectconc (tenant_id, project_id, year desc nulls last, unit_id, id) where is_deleted = 0;
create index blade_rdm_projectconc_by_unit_id on blade_rdm_projectconc (tenant_id, unit_id, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectconc_by_agreement_status on blade_rdm_projectconc (tenant_id, agreement_status, year desc nulls last, project_id, unit_id, id) where is_deleted = 0;
alter table blade_rdm_projectconc enable row level security;
alter table blade_rdm_projectconc force row level security;
create policy own_tenant on blade_rdm_projectconc using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectconc to rdm_app;

alter table rdm_externalunits
  add column place text collate "C",
  add column country text collate "C",
  add column related text collate "C",
  add column relation text collate "C";
