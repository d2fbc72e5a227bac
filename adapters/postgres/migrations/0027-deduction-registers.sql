-- What R&D brings: intangible assets formed, special income, trial batches and their shares. What is typed for A107012
-- instead of it carries a reason, and the fourth quarter of 2022 its method.

create table blade_rdm_formedintangible (
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
  date date,
  project_id bigint,
  book_cost numeric(18,2),
  deductible_cost numeric(18,2),
  months integer,
  term_reason text collate "C",
  disposed_on date,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_formedintangible_key on blade_rdm_formedintangible (tenant_id, assets_code) nulls not distinct where is_deleted = 0;
create index blade_rdm_formedintangible_order on blade_rdm_formedintangible (tenant_id, date desc nulls last, assets_code, id) where is_deleted = 0;
create index blade_rdm_formedintangible_by_project_id on blade_rdm_formedintangible (tenant_id, project_id, date desc nulls last, assets_code, id) where is_deleted = 0;
alter table blade_rdm_formedintangible enable row level security;
alter table blade_rdm_formedintangible force row level security;
create policy own_tenant on blade_rdm_formedintangible using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_formedintangible to rdm_app;

create table blade_rdm_specialincome (
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
  project_id bigint,
  item_name text collate "C",
  buyer text collate "C",
  amount numeric(18,2),
  voucher_no text collate "C",
  invoice_no text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_specialincome_key on blade_rdm_specialincome (tenant_id, date, item_name, voucher_no, invoice_no, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_specialincome_order on blade_rdm_specialincome (tenant_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_specialincome_by_project_id on blade_rdm_specialincome (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_specialincome enable row level security;
alter table blade_rdm_specialincome force row level security;
create policy own_tenant on blade_rdm_specialincome using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_specialincome to rdm_app;

create table blade_rdm_productionbatch (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  batch_no text collate "C",
  made_on date,
  project_id bigint,
  product_name text collate "C",
  quantity numeric(20,6),
  unit text collate "C",
  material_cost numeric(18,2),
  test_result text collate "C",
  disposition text collate "C",
  date date,
  sold_quantity numeric(20,6),
  sale_amount numeric(18,2),
  buyer text collate "C",
  voucher_no text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_productionbatch_key on blade_rdm_productionbatch (tenant_id, batch_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_productionbatch_order on blade_rdm_productionbatch (tenant_id, made_on desc nulls last, batch_no, id) where is_deleted = 0;
create index blade_rdm_productionbatch_by_disposition on blade_rdm_productionbatch (tenant_id, disposition, made_on desc nulls last, batch_no, id) where is_deleted = 0;
create index blade_rdm_productionbatch_by_date on blade_rdm_productionbatch (tenant_id, date, made_on desc nulls last, batch_no, id) where is_deleted = 0;
create index blade_rdm_productionbatch_by_project_id on blade_rdm_productionbatch (tenant_id, project_id, made_on desc nulls last, batch_no, id) where is_deleted = 0;
alter table blade_rdm_productionbatch enable row level security;
alter table blade_rdm_productionbatch force row level security;
create policy own_tenant on blade_rdm_productionbatch using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_productionbatch to rdm_app;

create table blade_rdm_productionbatchproject (
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
  batch_id bigint,
  project_id bigint,
  share numeric(20,4),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_productionbatchproject_key on blade_rdm_productionbatchproject (tenant_id, batch_id, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_productionbatchproject_order on blade_rdm_productionbatchproject (tenant_id, year desc nulls last, batch_id, id) where is_deleted = 0;
create index blade_rdm_productionbatchproject_by_batch_id on blade_rdm_productionbatchproject (tenant_id, batch_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_productionbatchproject_by_project_id on blade_rdm_productionbatchproject (tenant_id, project_id, year desc nulls last, batch_id, id) where is_deleted = 0;
alter table blade_rdm_productionbatchproject enable row level security;
alter table blade_rdm_productionbatchproject force row level security;
create policy own_tenant on blade_rdm_productionbatchproject using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_productionbatchproject to rdm_app;

alter table blade_rdm_projectreportyear
  add column reason43 text collate "C",
  add column reason44 text collate "C",
  add column reason46 text collate "C",
  add column reason48 text collate "C",
  add column reason49 text collate "C",
  add column q4_method text collate "C",
  add column q4_months_after integer,
  add column q4_months integer,
  add column q4_amount numeric(18,2);
