-- 研发人员 / R&D personnel
create table blade_rdm_entpersonnel (
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
  id_card text collate "C",
  sex text collate "C",
  education text collate "C",
  dept_id bigint,
  post text collate "C",
  category text collate "C",
  employment_form text collate "C",
  entry_date date,
  leave_date date,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_entpersonnel_key on blade_rdm_entpersonnel (tenant_id, code) nulls not distinct where is_deleted = 0;
alter table blade_rdm_entpersonnel enable row level security;
alter table blade_rdm_entpersonnel force row level security;
create policy own_tenant on blade_rdm_entpersonnel using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_entpersonnel to rdm_app;

-- 研发项目 / R&D project
create table blade_rdm_project (
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
  code text collate "C",
  name text collate "C",
  source text collate "C",
  type text collate "C",
  stage text collate "C",
  dev_form text collate "C",
  expenditure_type text collate "C",
  completion text collate "C",
  leader bigint,
  dept_id bigint,
  start_time date,
  end_time date,
  gov_amount numeric(18,2),
  budget_amount numeric(18,2),
  achiev_type text[] collate "C",
  virtual_assets text collate "C",
  lead_org_name text collate "C",
  part_org_names text collate "C",
  coop_org_names text collate "C",
  apply_user text collate "C",
  data_status text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_project_key on blade_rdm_project (tenant_id, year, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_project_order on blade_rdm_project (tenant_id, year desc nulls last, code, id) where is_deleted = 0;
alter table blade_rdm_project enable row level security;
alter table blade_rdm_project force row level security;
create policy own_tenant on blade_rdm_project using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_project to rdm_app;

-- 薪酬 / Payroll
create table blade_rdm_costpersonnelsalary (
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
  personnel_id bigint,
  wages numeric(18,2),
  social_insurance numeric(18,2),
  labour numeric(18,2),
  welfare numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_costpersonnelsalary_key on blade_rdm_costpersonnelsalary (tenant_id, month, personnel_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_costpersonnelsalary_order on blade_rdm_costpersonnelsalary (tenant_id, month desc nulls last, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_costpersonnelsalary enable row level security;
alter table blade_rdm_costpersonnelsalary force row level security;
create policy own_tenant on blade_rdm_costpersonnelsalary using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_costpersonnelsalary to rdm_app;

-- 考勤 / Attendance
create table blade_rdm_attendancemonth (
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
  personnel_id bigint,
  due_hours numeric(20,6),
  actual_hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_attendancemonth_key on blade_rdm_attendancemonth (tenant_id, month, personnel_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_attendancemonth_order on blade_rdm_attendancemonth (tenant_id, month desc nulls last, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_attendancemonth enable row level security;
alter table blade_rdm_attendancemonth force row level security;
create policy own_tenant on blade_rdm_attendancemonth using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_attendancemonth to rdm_app;

-- 项目工时 / Project hours
create table blade_rdm_projectworktime (
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
  project_id bigint,
  personnel_id bigint,
  hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectworktime_key on blade_rdm_projectworktime (tenant_id, month, project_id, personnel_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectworktime_order on blade_rdm_projectworktime (tenant_id, month desc nulls last, project_id, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_projectworktime enable row level security;
alter table blade_rdm_projectworktime force row level security;
create policy own_tenant on blade_rdm_projectworktime using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectworktime to rdm_app;

-- 固定资产 / Fixed asset
create table blade_rdm_projectassetsfixed (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  assets_code text collate "C",
  assets_name text collate "C",
  category text collate "C",
  assets_model text collate "C",
  buy_date date,
  inaccount_date date,
  original_value numeric(18,2),
  residual_rate numeric(20,4),
  depreciation_method text collate "C",
  depreciation_months integer,
  dept_id bigint,
  use_type text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetsfixed_key on blade_rdm_projectassetsfixed (tenant_id, assets_code) nulls not distinct where is_deleted = 0;
alter table blade_rdm_projectassetsfixed enable row level security;
alter table blade_rdm_projectassetsfixed force row level security;
create policy own_tenant on blade_rdm_projectassetsfixed using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetsfixed to rdm_app;

-- 固定资产使用 / Use of fixed assets
create table blade_rdm_projectassetsfixedschema (
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
  project_id bigint,
  assets_id bigint,
  rd_hours numeric(20,6),
  total_hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetsfixedschema_key on blade_rdm_projectassetsfixedschema (tenant_id, month, project_id, assets_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectassetsfixedschema_order on blade_rdm_projectassetsfixedschema (tenant_id, month desc nulls last, assets_id, id) where is_deleted = 0;
alter table blade_rdm_projectassetsfixedschema enable row level security;
alter table blade_rdm_projectassetsfixedschema force row level security;
create policy own_tenant on blade_rdm_projectassetsfixedschema using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetsfixedschema to rdm_app;

-- 无形资产 / Intangible asset
create table blade_rdm_projectassetsvirtual (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  assets_code text collate "C",
  assets_name text collate "C",
  category text collate "C",
  acquire_date date,
  original_value numeric(18,2),
  amortize_months integer,
  project_id bigint,
  rd_ratio numeric(20,4),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetsvirtual_key on blade_rdm_projectassetsvirtual (tenant_id, assets_code) nulls not distinct where is_deleted = 0;
alter table blade_rdm_projectassetsvirtual enable row level security;
alter table blade_rdm_projectassetsvirtual force row level security;
create policy own_tenant on blade_rdm_projectassetsvirtual using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetsvirtual to rdm_app;

-- 租赁资产 / Leased asset
create table blade_rdm_projectassetslease (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  contract_code text collate "C",
  assets_name text collate "C",
  lessor text collate "C",
  start_date date,
  end_date date,
  monthly_rent numeric(18,2),
  month text collate "C",
  project_id bigint,
  rd_hours numeric(20,6),
  total_hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetslease_key on blade_rdm_projectassetslease (tenant_id, contract_code, month, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectassetslease_order on blade_rdm_projectassetslease (tenant_id, month desc nulls last, contract_code, id) where is_deleted = 0;
alter table blade_rdm_projectassetslease enable row level security;
alter table blade_rdm_projectassetslease force row level security;
create policy own_tenant on blade_rdm_projectassetslease using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetslease to rdm_app;

-- 设备动力 / Equipment power
create table blade_rdm_projectassetspower (
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
  project_id bigint,
  assets_code text collate "C",
  assets_name text collate "C",
  assets_type text collate "C",
  qty integer,
  start_date date,
  end_date date,
  daily_work_time numeric(20,6),
  power numeric(20,6),
  unit text collate "C",
  price numeric(20,6),
  work_content text collate "C",
  work_time numeric(20,6),
  amount numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetspower_key on blade_rdm_projectassetspower (tenant_id, year, month, project_id, assets_code) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectassetspower_order on blade_rdm_projectassetspower (tenant_id, year desc nulls last, month desc nulls last, assets_code, id) where is_deleted = 0;
alter table blade_rdm_projectassetspower enable row level security;
alter table blade_rdm_projectassetspower force row level security;
create policy own_tenant on blade_rdm_projectassetspower using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetspower to rdm_app;

-- 燃料动力 / Fuel and power
create table blade_rdm_projectpower (
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
  project_id bigint,
  power_type text collate "C",
  qty numeric(20,6),
  price numeric(20,6),
  amount numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectpower_key on blade_rdm_projectpower (tenant_id, month, project_id, power_type) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectpower_order on blade_rdm_projectpower (tenant_id, month desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectpower enable row level security;
alter table blade_rdm_projectpower force row level security;
create policy own_tenant on blade_rdm_projectpower using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectpower to rdm_app;

-- 材料 / Material
create table blade_rdm_projectmaterial (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  date date,
  bill_no text collate "C",
  material_code text collate "C",
  material_name text collate "C",
  spec text collate "C",
  unit text collate "C",
  qty numeric(20,6),
  price numeric(20,6),
  amount numeric(18,2),
  project_id bigint,
  direction text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectmaterial_key on blade_rdm_projectmaterial (tenant_id, bill_no, material_code, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectmaterial_order on blade_rdm_projectmaterial (tenant_id, date desc nulls last, bill_no, id) where is_deleted = 0;
alter table blade_rdm_projectmaterial enable row level security;
alter table blade_rdm_projectmaterial force row level security;
create policy own_tenant on blade_rdm_projectmaterial using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectmaterial to rdm_app;

-- 记账凭证 / Journal voucher
create table blade_rdm_financialaccount (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  date date,
  voucher_type text collate "C",
  voucher_no text collate "C",
  entry_no integer,
  summary text collate "C",
  subject_code text collate "C",
  subject_name text collate "C",
  debit_amount numeric(18,2),
  credit_amount numeric(18,2),
  project_id bigint,
  dept_id bigint,
  month text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_financialaccount_key on blade_rdm_financialaccount (tenant_id, month, voucher_type, voucher_no, entry_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_financialaccount_order on blade_rdm_financialaccount (tenant_id, date desc nulls last, voucher_type, voucher_no, entry_no, id) where is_deleted = 0;
alter table blade_rdm_financialaccount enable row level security;
alter table blade_rdm_financialaccount force row level security;
create policy own_tenant on blade_rdm_financialaccount using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_financialaccount to rdm_app;

-- 科目对应 / Account matching
create table blade_rdm_financialaccount_match (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  subject_code text collate "C",
  subject_name text collate "C",
  cost_item text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_financialaccount_match_key on blade_rdm_financialaccount_match (tenant_id, subject_code) nulls not distinct where is_deleted = 0;
alter table blade_rdm_financialaccount_match enable row level security;
alter table blade_rdm_financialaccount_match force row level security;
create policy own_tenant on blade_rdm_financialaccount_match using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_financialaccount_match to rdm_app;

-- 费用归集 / Cost record
create table blade_rdm_costrecord (
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
  project_id bigint,
  item text collate "C",
  amount numeric(18,2),
  origin text collate "C",
  parts jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_costrecord_key on blade_rdm_costrecord (tenant_id, year, month, project_id, item) nulls not distinct where is_deleted = 0;
create index blade_rdm_costrecord_order on blade_rdm_costrecord (tenant_id, year desc nulls last, month, project_id, item, id) where is_deleted = 0;
alter table blade_rdm_costrecord enable row level security;
alter table blade_rdm_costrecord force row level security;
create policy own_tenant on blade_rdm_costrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_costrecord to rdm_app;

-- 年度企业信息 / Enterprise year
create table blade_rdm_enterpriseyear (
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
  enterprise_kinds text[] collate "C",
  old_year text collate "C",
  review_status text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterpriseyear_key on blade_rdm_enterpriseyear (tenant_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterpriseyear_order on blade_rdm_enterpriseyear (tenant_id, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_enterpriseyear enable row level security;
alter table blade_rdm_enterpriseyear force row level security;
create policy own_tenant on blade_rdm_enterpriseyear using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterpriseyear to rdm_app;

-- 研发支出辅助账 / R&D ledger
create table blade_rdm_projectreport (
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
  expenditure_type text collate "C",
  completion text collate "C",
  personnel numeric(18,2),
  direct_input numeric(18,2),
  depreciation numeric(18,2),
  amortisation numeric(18,2),
  design numeric(18,2),
  other numeric(18,2),
  entrust_domestic numeric(18,2),
  entrust_overseas numeric(18,2),
  entrust_overseas_person numeric(18,2),
  total numeric(18,2),
  items jsonb,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreport_key on blade_rdm_projectreport (tenant_id, year, project_id, expenditure_type) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectreport_order on blade_rdm_projectreport (tenant_id, year desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectreport enable row level security;
alter table blade_rdm_projectreport force row level security;
create policy own_tenant on blade_rdm_projectreport using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreport to rdm_app;

-- 辅助账明细 / Ledger row
create table blade_rdm_projectreportdetaillist (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  report_id bigint,
  year text collate "C",
  month text collate "C",
  project_id bigint,
  row_key text collate "C",
  origin text collate "C",
  verification text collate "C",
  voucher_date date,
  voucher_type text collate "C",
  voucher_no text collate "C",
  summary text collate "C",
  book_amount numeric(18,2),
  tax_amount numeric(18,2),
  personnel numeric(18,2),
  direct_input numeric(18,2),
  depreciation numeric(18,2),
  amortisation numeric(18,2),
  design numeric(18,2),
  other numeric(18,2),
  entrust_domestic numeric(18,2),
  entrust_overseas numeric(18,2),
  entrust_overseas_person numeric(18,2),
  items jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreportdetaillist_key on blade_rdm_projectreportdetaillist (tenant_id, report_id, row_key) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectreportdetaillist_order on blade_rdm_projectreportdetaillist (tenant_id, year desc nulls last, month, project_id, row_key, id) where is_deleted = 0;
alter table blade_rdm_projectreportdetaillist enable row level security;
alter table blade_rdm_projectreportdetaillist force row level security;
create policy own_tenant on blade_rdm_projectreportdetaillist using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreportdetaillist to rdm_app;

-- 年度加计扣除填报 / Year inputs of the super deduction
create table blade_rdm_projectreportyear (
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
  line43 numeric(18,2),
  amortize0101 numeric(18,2),
  amortize0401 numeric(18,2),
  amortize0701 numeric(18,2),
  amortize1001 numeric(18,2),
  special0101 numeric(18,2),
  special0401 numeric(18,2),
  special0701 numeric(18,2),
  special1001 numeric(18,2),
  material0101 numeric(18,2),
  material0401 numeric(18,2),
  material0701 numeric(18,2),
  material1001 numeric(18,2),
  carryover_amount0101 numeric(18,2),
  carryover_amount0401 numeric(18,2),
  carryover_amount0701 numeric(18,2),
  carryover_amount1001 numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreportyear_key on blade_rdm_projectreportyear (tenant_id, year) nulls not distinct where is_deleted = 0;
alter table blade_rdm_projectreportyear enable row level security;
alter table blade_rdm_projectreportyear force row level security;
create policy own_tenant on blade_rdm_projectreportyear using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreportyear to rdm_app;

-- 研发活动统计年报 / Annual R&D statistics
create table blade_rdm_projectreportother (
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
  data jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreportother_key on blade_rdm_projectreportother (tenant_id, year) nulls not distinct where is_deleted = 0;
alter table blade_rdm_projectreportother enable row level security;
alter table blade_rdm_projectreportother force row level security;
create policy own_tenant on blade_rdm_projectreportother using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreportother to rdm_app;

-- 部门 / Department
create table blade_system_dept (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  parent_id bigint,
  dept_name text collate "C",
  full_name text collate "C",
  dept_category text collate "C",
  sort integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_dept_key on blade_system_dept (tenant_id, parent_id, dept_name) nulls not distinct where is_deleted = 0;
create index blade_system_dept_order on blade_system_dept (tenant_id, sort, dept_name, id) where is_deleted = 0;
alter table blade_system_dept enable row level security;
alter table blade_system_dept force row level security;
create policy own_tenant on blade_system_dept using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_dept to rdm_app;

-- 业务字典 / Business dictionary
create table blade_system_dict_biz (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  parent_id bigint,
  code text collate "C",
  dict_key text collate "C",
  dict_value text collate "C",
  dict_value_en text collate "C",
  sort integer,
  is_sealed integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_dict_biz_key on blade_system_dict_biz (tenant_id, code, dict_key) nulls not distinct where is_deleted = 0;
create index blade_system_dict_biz_order on blade_system_dict_biz (tenant_id, code, sort, id) where is_deleted = 0;
alter table blade_system_dict_biz enable row level security;
alter table blade_system_dict_biz force row level security;
create policy own_tenant on blade_system_dict_biz using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_dict_biz to rdm_app;

-- 租户 / Tenant
create table blade_system_tenant (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  code text collate "C",
  tenant_name text collate "C",
  domain text collate "C",
  account_number integer,
  expire_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_tenant_key on blade_system_tenant (tenant_id, code) nulls not distinct where is_deleted = 0;
alter table blade_system_tenant enable row level security;
alter table blade_system_tenant force row level security;
create policy read_shared on blade_system_tenant for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_tenant for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_tenant for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_tenant for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_tenant to rdm_app;

-- 用户 / User
create table blade_user (
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
  password text collate "C",
  name text collate "C",
  real_name text collate "C",
  role_ids bigint[],
  dept_id bigint,
  must_change_password integer,
  avatar text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_user_key on blade_user (tenant_id, account) nulls not distinct where is_deleted = 0;
alter table blade_user enable row level security;
alter table blade_user force row level security;
create policy own_tenant on blade_user using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_user to rdm_app;

-- 角色 / Role
create table blade_system_role (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  role_name text collate "C",
  role_alias text collate "C",
  sort integer,
  menu_ids bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_role_key on blade_system_role (tenant_id, role_alias) nulls not distinct where is_deleted = 0;
alter table blade_system_role enable row level security;
alter table blade_system_role force row level security;
create policy own_tenant on blade_system_role using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_role to rdm_app;

-- 菜单 / Menu
create table blade_system_menu (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  parent_id bigint,
  code text collate "C",
  name text collate "C",
  name_en text collate "C",
  alias text collate "C",
  path text collate "C",
  source text collate "C",
  sort integer,
  category integer,
  action integer,
  is_open integer,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_menu_key on blade_system_menu (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_system_menu_order on blade_system_menu (tenant_id, sort, id) where is_deleted = 0;
alter table blade_system_menu enable row level security;
alter table blade_system_menu force row level security;
create policy read_shared on blade_system_menu for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on blade_system_menu for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on blade_system_menu for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on blade_system_menu for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_menu to rdm_app;

-- 会话 / Session
create table access_session (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  user_id text collate "C",
  session_key text collate "C",
  expires_at timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index access_session_key on access_session (tenant_id, session_key) nulls not distinct where is_deleted = 0;
alter table access_session enable row level security;
alter table access_session force row level security;
create policy own_tenant on access_session using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on access_session to rdm_app;
