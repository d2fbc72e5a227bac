-- Government projects: their budgets, the parts of external units and of this enterprise; what grants are received and
-- spent for them; what external units are.

create table rdm_governmentprojectbudget (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  number text collate "C",
  name text collate "C",
  level text collate "C",
  organ text collate "C",
  master_id bigint,
  from_date date,
  to_date date,
  equipment_grant numeric(18,2),
  equipment_own numeric(18,2),
  business_grant numeric(18,2),
  business_own numeric(18,2),
  labour_grant numeric(18,2),
  labour_own numeric(18,2),
  indirect_grant numeric(18,2),
  indirect_own numeric(18,2),
  grant_total numeric(18,2),
  own_total numeric(18,2),
  total numeric(18,2),
  budget_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_governmentprojectbudget_key on rdm_governmentprojectbudget (tenant_id, number) nulls not distinct where is_deleted = 0;
create index rdm_governmentprojectbudget_order on rdm_governmentprojectbudget (tenant_id, from_date desc nulls last, number, id) where is_deleted = 0;
create index rdm_governmentprojectbudget_by_level on rdm_governmentprojectbudget (tenant_id, level, from_date desc nulls last, number, id) where is_deleted = 0;
create index rdm_governmentprojectbudget_by_master_id on rdm_governmentprojectbudget (tenant_id, master_id, from_date desc nulls last, number, id) where is_deleted = 0;
alter table rdm_governmentprojectbudget enable row level security;
alter table rdm_governmentprojectbudget force row level security;
create policy own_tenant on rdm_governmentprojectbudget using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_governmentprojectbudget to rdm_app;
create table rdm_externalunitsbudget (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  budget_id bigint,
  unit_id bigint,
  task text collate "C",
  equipment_grant numeric(18,2),
  equipment_own numeric(18,2),
  business_grant numeric(18,2),
  business_own numeric(18,2),
  labour_grant numeric(18,2),
  labour_own numeric(18,2),
  indirect_grant numeric(18,2),
  indirect_own numeric(18,2),
  grant_total numeric(18,2),
  own_total numeric(18,2),
  total numeric(18,2),
  paid_amount numeric(18,2),
  paid_on date,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_externalunitsbudget_key on rdm_externalunitsbudget (tenant_id, budget_id, unit_id) nulls not distinct where is_deleted = 0;
create index rdm_externalunitsbudget_by_unit_id on rdm_externalunitsbudget (tenant_id, unit_id, budget_id, id) where is_deleted = 0;
alter table rdm_externalunitsbudget enable row level security;
alter table rdm_externalunitsbudget force row level security;
create policy own_tenant on rdm_externalunitsbudget using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_externalunitsbudget to rdm_app;
create table rdm_thisexternalbudget (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  budget_id bigint,
  equipment_grant numeric(18,2),
  equipment_own numeric(18,2),
  business_grant numeric(18,2),
  business_own numeric(18,2),
  labour_grant numeric(18,2),
  labour_own numeric(18,2),
  indirect_grant numeric(18,2),
  indirect_own numeric(18,2),
  grant_total numeric(18,2),
  own_total numeric(18,2),
  total numeric(18,2),
  equipment_adjusted numeric(18,2),
  business_adjusted numeric(18,2),
  labour_adjusted numeric(18,2),
  indirect_adjusted numeric(18,2),
  adjusted_on date,
  adjusted_by text collate "C",
  equipment_own_spent numeric(18,2),
  business_own_spent numeric(18,2),
  labour_own_spent numeric(18,2),
  indirect_own_spent numeric(18,2),
  own_spent_total numeric(18,2),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_thisexternalbudget_key on rdm_thisexternalbudget (tenant_id, budget_id) nulls not distinct where is_deleted = 0;
alter table rdm_thisexternalbudget enable row level security;
alter table rdm_thisexternalbudget force row level security;
create policy own_tenant on rdm_thisexternalbudget using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_thisexternalbudget to rdm_app;
alter table rdm_externalunits add column tax_number text collate "C";
alter table rdm_externalunits add column holder text collate "C";
alter table blade_rdm_grant add column budget_id bigint;
create index blade_rdm_grant_by_budget_id on blade_rdm_grant (tenant_id, budget_id, received_on desc nulls last, document_no, id) where is_deleted = 0;
alter table blade_rdm_grantspending add column subject text collate "C";
