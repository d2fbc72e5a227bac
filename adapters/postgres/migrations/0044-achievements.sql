-- Intellectual property, high-tech products and conversions of achievements.
create table blade_rdm_intellectualproperty (
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
  type text collate "C",
  sub_type text collate "C",
  ipr_class text collate "C",
  state text collate "C",
  acquisition text collate "C",
  acquire_time date,
  owners text collate "C",
  inventor_ids bigint[],
  other_inventors text collate "C",
  apply_time date,
  apply_no text collate "C",
  accept_time date,
  publish_time date,
  examine_time date,
  reg_time date,
  term_end date,
  expiry text collate "C",
  fee_year integer,
  fee_reduction text collate "C",
  fee_due text collate "C",
  lapse_time date,
  lapse_reason text collate "C",
  implement_time date,
  advancement text collate "C",
  support text collate "C",
  used_year text collate "C",
  project_codes bigint[],
  certificate_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_intellectualproperty_key on blade_rdm_intellectualproperty (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_intellectualproperty_order on blade_rdm_intellectualproperty (tenant_id, reg_time desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_intellectualproperty_by_type on blade_rdm_intellectualproperty (tenant_id, type, reg_time desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_intellectualproperty_by_state on blade_rdm_intellectualproperty (tenant_id, state, reg_time desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_intellectualproperty_by_acquisition on blade_rdm_intellectualproperty (tenant_id, acquisition, reg_time desc nulls last, code, id) where is_deleted = 0;
alter table blade_rdm_intellectualproperty enable row level security;
alter table blade_rdm_intellectualproperty force row level security;
create policy own_tenant on blade_rdm_intellectualproperty using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_intellectualproperty to rdm_app;
create table blade_rdm_iprdeal (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  ipr_id bigint,
  kind text collate "C",
  date date,
  end_time date,
  counterparty text collate "C",
  income numeric(18,2),
  contract_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_iprdeal_key on blade_rdm_iprdeal (tenant_id, ipr_id, kind, date, counterparty) nulls not distinct where is_deleted = 0;
create index blade_rdm_iprdeal_order on blade_rdm_iprdeal (tenant_id, date desc nulls last, ipr_id, id) where is_deleted = 0;
create index blade_rdm_iprdeal_by_ipr_id on blade_rdm_iprdeal (tenant_id, ipr_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_iprdeal_by_kind on blade_rdm_iprdeal (tenant_id, kind, date desc nulls last, ipr_id, id) where is_deleted = 0;
alter table blade_rdm_iprdeal enable row level security;
alter table blade_rdm_iprdeal force row level security;
create policy own_tenant on blade_rdm_iprdeal using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_iprdeal to rdm_app;
create table blade_rdm_iprapicount (
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
  used integer,
  call_limit integer,
  last_time timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_iprapicount_key on blade_rdm_iprapicount (tenant_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_iprapicount_order on blade_rdm_iprapicount (tenant_id, month desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_iprapicount enable row level security;
alter table blade_rdm_iprapicount force row level security;
create policy own_tenant on blade_rdm_iprapicount using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_iprapicount to rdm_app;
create table blade_rdm_techstandard (
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
  name text collate "C",
  level text collate "C",
  role text collate "C",
  publish_time date,
  proof_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_techstandard_key on blade_rdm_techstandard (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_techstandard_order on blade_rdm_techstandard (tenant_id, publish_time desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_techstandard_by_level on blade_rdm_techstandard (tenant_id, level, publish_time desc nulls last, code, id) where is_deleted = 0;
alter table blade_rdm_techstandard enable row level security;
alter table blade_rdm_techstandard force row level security;
create policy own_tenant on blade_rdm_techstandard using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_techstandard to rdm_app;
create table blade_rdm_hightechproduct (
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
  name text collate "C",
  domain text collate "C",
  source text collate "C",
  main text collate "C",
  ipr_codes bigint[],
  income_accounts text collate "C",
  key_technology text collate "C",
  advantage text collate "C",
  ipr_support text collate "C",
  attachment bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_hightechproduct_key on blade_rdm_hightechproduct (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_hightechproduct_by_domain on blade_rdm_hightechproduct (tenant_id, domain, code, id) where is_deleted = 0;
create index blade_rdm_hightechproduct_by_source on blade_rdm_hightechproduct (tenant_id, source, code, id) where is_deleted = 0;
create index blade_rdm_hightechproduct_by_main on blade_rdm_hightechproduct (tenant_id, main, code, id) where is_deleted = 0;
alter table blade_rdm_hightechproduct enable row level security;
alter table blade_rdm_hightechproduct force row level security;
create policy own_tenant on blade_rdm_hightechproduct using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_hightechproduct to rdm_app;
create table blade_rdm_hightechincome (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  product_id bigint,
  month text collate "C",
  amount numeric(18,2),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_hightechincome_key on blade_rdm_hightechincome (tenant_id, product_id, month) nulls not distinct where is_deleted = 0;
create index blade_rdm_hightechincome_order on blade_rdm_hightechincome (tenant_id, month desc nulls last, product_id, id) where is_deleted = 0;
create index blade_rdm_hightechincome_by_product_id on blade_rdm_hightechincome (tenant_id, product_id, month desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_hightechincome enable row level security;
alter table blade_rdm_hightechincome force row level security;
create policy own_tenant on blade_rdm_hightechincome using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_hightechincome to rdm_app;
create table blade_rdm_achievementtrans (
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
  name text collate "C",
  year text collate "C",
  date date,
  type text collate "C",
  source text collate "C",
  form text collate "C",
  result text collate "C",
  htproduct_codes bigint[],
  project_codes bigint[],
  ipr_codes bigint[],
  income numeric(18,2),
  statement text collate "C",
  approval_files bigint[],
  sales_contract bigint[],
  invoice bigint[],
  test_files bigint[],
  user_files bigint[],
  photo_files bigint[],
  other_material bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_achievementtrans_key on blade_rdm_achievementtrans (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_achievementtrans_order on blade_rdm_achievementtrans (tenant_id, year desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_achievementtrans_by_type on blade_rdm_achievementtrans (tenant_id, type, year desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_achievementtrans_by_form on blade_rdm_achievementtrans (tenant_id, form, year desc nulls last, code, id) where is_deleted = 0;
create index blade_rdm_achievementtrans_by_result on blade_rdm_achievementtrans (tenant_id, result, year desc nulls last, code, id) where is_deleted = 0;
alter table blade_rdm_achievementtrans enable row level security;
alter table blade_rdm_achievementtrans force row level security;
create policy own_tenant on blade_rdm_achievementtrans using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_achievementtrans to rdm_app;
