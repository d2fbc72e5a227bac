-- Recognition as a high-tech enterprise, and the R&D activities its application numbers.

create table blade_rdm_enterprisehightech (
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
  state text collate "C",
  steps jsonb,
  remarks jsonb,
  overrides jsonb,
  figures jsonb,
  versions jsonb,
  apply_date date,
  stage text collate "C",
  system_no text collate "C",
  organ text collate "C",
  domain text collate "C",
  listed_field text collate "C",
  accident text collate "C",
  listed_on date,
  stock_code text collate "C",
  listed_kind text collate "C",
  zone_name text collate "C",
  foreign_source text collate "C",
  area_name text collate "C",
  contact_phone text collate "C",
  contact_fax text collate "C",
  business_scope text collate "C",
  profile text collate "C",
  basic_research numeric(18,2),
  advanced text collate "C",
  support text collate "C",
  mgmt1 integer,
  mgmt2 integer,
  mgmt3 integer,
  mgmt4 integer,
  property_text text collate "C",
  conversion_text text collate "C",
  management_text text collate "C",
  staff_text text collate "C",
  application_files bigint[],
  licence_files bigint[],
  property_files bigint[],
  project_files bigint[],
  conversion_files bigint[],
  management_files bigint[],
  product_files bigint[],
  staff_files bigint[],
  audit_files bigint[],
  statement_files bigint[],
  tax_files bigint[],
  other_files bigint[],
  publicity_from date,
  cert_no text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterprisehightech_key on blade_rdm_enterprisehightech (tenant_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterprisehightech_order on blade_rdm_enterprisehightech (tenant_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterprisehightech_by_stage on blade_rdm_enterprisehightech (tenant_id, stage, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterprisehightech_by_state on blade_rdm_enterprisehightech (tenant_id, state, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_enterprisehightech enable row level security;
alter table blade_rdm_enterprisehightech force row level security;
create policy own_tenant on blade_rdm_enterprisehightech using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterprisehightech to rdm_app;
create table blade_rdm_rdactivity (
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
  project_codes bigint[],
  start_time date,
  end_time date,
  domain text collate "C",
  source text collate "C",
  ipr_codes bigint[],
  total_budget numeric(18,2),
  purpose text collate "C",
  core_technology text collate "C",
  results text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_rdactivity_key on blade_rdm_rdactivity (tenant_id, year, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_rdactivity_order on blade_rdm_rdactivity (tenant_id, year desc nulls last, code, id) where is_deleted = 0;
alter table blade_rdm_rdactivity enable row level security;
alter table blade_rdm_rdactivity force row level security;
create policy own_tenant on blade_rdm_rdactivity using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_rdactivity to rdm_app;
