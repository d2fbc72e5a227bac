-- Entries of vouchers that correct others, months of data submitted for the audit, what related parties spent, and
-- whether a ledger was submitted.

-- 凭证更正 / Voucher correction
create table blade_rdm_financialaccountcorrect (
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
  kind text collate "C",
  corrected_voucher text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_financialaccountcorrect_key on blade_rdm_financialaccountcorrect (tenant_id, month, voucher_type, voucher_no, entry_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_financialaccountcorrect_order on blade_rdm_financialaccountcorrect (tenant_id, date desc nulls last, voucher_type, voucher_no, entry_no, id) where is_deleted = 0;
create index blade_rdm_financialaccountcorrect_by_month on blade_rdm_financialaccountcorrect (tenant_id, month, date desc nulls last, voucher_type, voucher_no, entry_no, id) where is_deleted = 0;
create index blade_rdm_financialaccountcorrect_by_kind on blade_rdm_financialaccountcorrect (tenant_id, kind, date desc nulls last, voucher_type, voucher_no, entry_no, id) where is_deleted = 0;
create index blade_rdm_financialaccountcorrect_by_project_id on blade_rdm_financialaccountcorrect (tenant_id, project_id, date desc nulls last, voucher_type, voucher_no, entry_no, id) where is_deleted = 0;
alter table blade_rdm_financialaccountcorrect enable row level security;
alter table blade_rdm_financialaccountcorrect force row level security;
create policy own_tenant on blade_rdm_financialaccountcorrect using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_financialaccountcorrect to rdm_app;

-- 月度数据审核 / Month data audit
create table blade_rdm_projectdataaudit (
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
  subject text collate "C",
  amount numeric(18,2),
  data_status text collate "C",
  submit_by text collate "C",
  submit_time timestamp(0),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectdataaudit_key on blade_rdm_projectdataaudit (tenant_id, month, project_id, subject) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectdataaudit_order on blade_rdm_projectdataaudit (tenant_id, month desc nulls last, project_id, subject, id) where is_deleted = 0;
create index blade_rdm_projectdataaudit_by_project_id on blade_rdm_projectdataaudit (tenant_id, project_id, month desc nulls last, subject, id) where is_deleted = 0;
create index blade_rdm_projectdataaudit_by_subject on blade_rdm_projectdataaudit (tenant_id, subject, month desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectdataaudit enable row level security;
alter table blade_rdm_projectdataaudit force row level security;
create policy own_tenant on blade_rdm_projectdataaudit using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectdataaudit to rdm_app;

-- 关联方研发支出明细 / Cost of related parties
create table blade_rdm_projectreportdetaillistrelated (
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
  partner_name text collate "C",
  cost_item text collate "C",
  voucher_date date,
  voucher_type text collate "C",
  voucher_no text collate "C",
  summary text collate "C",
  amount numeric(18,2),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreportdetaillistrelated_key on blade_rdm_projectreportdetaillistrelated (tenant_id, year, project_id, partner_name, cost_item, voucher_date, voucher_type, voucher_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectreportdetaillistrelated_order on blade_rdm_projectreportdetaillistrelated (tenant_id, year desc nulls last, project_id, voucher_date, id) where is_deleted = 0;
create index blade_rdm_projectreportdetaillistrelated_by_project_id on blade_rdm_projectreportdetaillistrelated (tenant_id, project_id, year desc nulls last, voucher_date, id) where is_deleted = 0;
create index blade_rdm_projectreportdetaillistrelated_by_cost_item on blade_rdm_projectreportdetaillistrelated (tenant_id, cost_item, year desc nulls last, project_id, voucher_date, id) where is_deleted = 0;
alter table blade_rdm_projectreportdetaillistrelated enable row level security;
alter table blade_rdm_projectreportdetaillistrelated force row level security;
create policy own_tenant on blade_rdm_projectreportdetaillistrelated using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreportdetaillistrelated to rdm_app;

-- 研发支出辅助账 / R&D ledger
alter table blade_rdm_projectreport add column data_status text collate "C";
