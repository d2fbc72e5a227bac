-- 项目立项 / Project approval
create table blade_rdm_projectdetail (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  project_id bigint,
  apply_user text collate "C",
  apply_time date,
  start_time date,
  end_time date,
  target text[] collate "C",
  dev_form text collate "C",
  content text collate "C",
  expected_target text collate "C",
  emerging_industry text collate "C",
  industry_domain text collate "C",
  before_guide text collate "C",
  partner bigint,
  plan_task_files bigint[],
  resolution_files bigint[],
  dev_contract_files bigint[],
  contract_filing_files bigint[],
  data_status text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectdetail_key on blade_rdm_projectdetail (tenant_id, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectdetail_by_dev_form on blade_rdm_projectdetail (tenant_id, dev_form, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdetail_by_data_status on blade_rdm_projectdetail (tenant_id, data_status, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectdetail enable row level security;
alter table blade_rdm_projectdetail force row level security;
create policy own_tenant on blade_rdm_projectdetail using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectdetail to rdm_app;

-- 项目预算 / Project budget
create table blade_rdm_projectbudget (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  project_id bigint,
  labor numeric(18,2),
  direct_in numeric(18,2),
  depreciation numeric(18,2),
  amortize numeric(18,2),
  design numeric(18,2),
  other numeric(18,2),
  entrust_dev numeric(18,2),
  total numeric(18,2),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectbudget_key on blade_rdm_projectbudget (tenant_id, project_id) nulls not distinct where is_deleted = 0;
alter table blade_rdm_projectbudget enable row level security;
alter table blade_rdm_projectbudget force row level security;
create policy own_tenant on blade_rdm_projectbudget using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectbudget to rdm_app;

-- 外部单位 / External units
create table rdm_externalunits (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  units_name text collate "C",
  credit_code text collate "C",
  kind text collate "C",
  linkman text collate "C",
  phone text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_externalunits_key on rdm_externalunits (tenant_id, units_name) nulls not distinct where is_deleted = 0;
create index rdm_externalunits_by_kind on rdm_externalunits (tenant_id, kind, units_name, id) where is_deleted = 0;
alter table rdm_externalunits enable row level security;
alter table rdm_externalunits force row level security;
create policy own_tenant on rdm_externalunits using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_externalunits to rdm_app;
