-- What does not count for the deduction, and whether the enterprise may claim it: exclusions of projects, voucher
-- entries and ledger rows, government grants, and the facts of the enterprise in a year.

-- 政府补助 / Government grant
create table blade_rdm_grant (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  document_no text collate "C",
  name text collate "C",
  organ text collate "C",
  received_on date,
  amount numeric(18,2),
  treatment text collate "C",
  has_document text collate "C",
  has_measures text collate "C",
  is_separate text collate "C",
  taxed_in_return text collate "C",
  returned_amount numeric(18,2),
  deadline text collate "C",
  files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_grant_key on blade_rdm_grant (tenant_id, document_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_grant_order on blade_rdm_grant (tenant_id, received_on desc nulls last, document_no, id) where is_deleted = 0;
create index blade_rdm_grant_by_treatment on blade_rdm_grant (tenant_id, treatment, received_on desc nulls last, document_no, id) where is_deleted = 0;
alter table blade_rdm_grant enable row level security;
alter table blade_rdm_grant force row level security;
create policy own_tenant on blade_rdm_grant using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_grant to rdm_app;

-- 政府补助支出 / Spending of grants
create table blade_rdm_grantspending (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  grant_id bigint,
  date date,
  project_id bigint,
  item text collate "C",
  amount numeric(18,2),
  voucher text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_grantspending_key on blade_rdm_grantspending (tenant_id, grant_id, date, project_id, item, voucher) nulls not distinct where is_deleted = 0;
create index blade_rdm_grantspending_order on blade_rdm_grantspending (tenant_id, date desc nulls last, grant_id, id) where is_deleted = 0;
create index blade_rdm_grantspending_by_grant_id on blade_rdm_grantspending (tenant_id, grant_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_grantspending_by_project_id on blade_rdm_grantspending (tenant_id, project_id, date desc nulls last, grant_id, id) where is_deleted = 0;
create index blade_rdm_grantspending_by_item on blade_rdm_grantspending (tenant_id, item, date desc nulls last, grant_id, id) where is_deleted = 0;
alter table blade_rdm_grantspending enable row level security;
alter table blade_rdm_grantspending force row level security;
create policy own_tenant on blade_rdm_grantspending using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_grantspending to rdm_app;

-- 税务调整 / Tax adjustment
create table blade_rdm_costadjustment (
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
  item text collate "C",
  amount numeric(18,2),
  reason text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_costadjustment_key on blade_rdm_costadjustment (tenant_id, month, project_id, item, reason) nulls not distinct where is_deleted = 0;
create index blade_rdm_costadjustment_order on blade_rdm_costadjustment (tenant_id, month desc nulls last, project_id, item, id) where is_deleted = 0;
create index blade_rdm_costadjustment_by_project_id on blade_rdm_costadjustment (tenant_id, project_id, month desc nulls last, item, id) where is_deleted = 0;
create index blade_rdm_costadjustment_by_item on blade_rdm_costadjustment (tenant_id, item, month desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_costadjustment_by_reason on blade_rdm_costadjustment (tenant_id, reason, month desc nulls last, project_id, item, id) where is_deleted = 0;
alter table blade_rdm_costadjustment enable row level security;
alter table blade_rdm_costadjustment force row level security;
create policy own_tenant on blade_rdm_costadjustment using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_costadjustment to rdm_app;

alter table blade_rdm_project
  add column eligibility text collate "C",
  add column exclusion_reason text collate "C",
  add column exclusion_remark text collate "C";

alter table blade_rdm_financialaccount
  add column exclusion_reason text collate "C",
  add column exclusion_amount numeric(18,2),
  add column exclusion_remark text collate "C";

alter table blade_rdm_financialaccountcorrect
  add column exclusion_reason text collate "C",
  add column exclusion_amount numeric(18,2),
  add column exclusion_remark text collate "C";

alter table blade_rdm_costrecord
  add column excluded numeric(18,2),
  add column exclusions jsonb;

alter table blade_rdm_projectreportdetaillist
  add column excluded numeric(18,2),
  add column adjustment text collate "C",
  add column collected jsonb;

alter table blade_rdm_enterpriseyear
  add column industry_code text collate "C",
  add column tax_collection text collate "C",
  add column resident text collate "C",
  add column total_revenue numeric(18,2),
  add column non_taxable_income numeric(18,2),
  add column investment_income numeric(18,2),
  add column negative_revenue numeric(18,2),
  add column manufacturing_revenue numeric(18,2),
  add column tech_sme_no text collate "C",
  add column tech_sme_date date,
  add column kind_list_name text collate "C",
  add column kind_list_no text collate "C",
  add column kind_list_date date,
  add column kind_list_files bigint[];
