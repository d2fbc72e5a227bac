-- Use of intangible assets, booked depreciation, the dated project of an asset, and depreciation for tax.

create table blade_rdm_projectassetsvirtualschema (
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
  rd_share numeric(20,4),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetsvirtualschema_key on blade_rdm_projectassetsvirtualschema (tenant_id, month, project_id, assets_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectassetsvirtualschema_order on blade_rdm_projectassetsvirtualschema (tenant_id, month desc nulls last, assets_id, id) where is_deleted = 0;
create index blade_rdm_projectassetsvirtualschema_by_project_id on blade_rdm_projectassetsvirtualschema (tenant_id, project_id, month desc nulls last, assets_id, id) where is_deleted = 0;
create index blade_rdm_projectassetsvirtualschema_by_assets_id on blade_rdm_projectassetsvirtualschema (tenant_id, assets_id, month desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_projectassetsvirtualschema enable row level security;
alter table blade_rdm_projectassetsvirtualschema force row level security;
create policy own_tenant on blade_rdm_projectassetsvirtualschema using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetsvirtualschema to rdm_app;

create table blade_rdm_bookeddepreciation (
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
  assets_id bigint,
  amount numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_bookeddepreciation_key on blade_rdm_bookeddepreciation (tenant_id, month, assets_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_bookeddepreciation_order on blade_rdm_bookeddepreciation (tenant_id, month desc nulls last, assets_id, id) where is_deleted = 0;
create index blade_rdm_bookeddepreciation_by_assets_id on blade_rdm_bookeddepreciation (tenant_id, assets_id, month desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_bookeddepreciation enable row level security;
alter table blade_rdm_bookeddepreciation force row level security;
create policy own_tenant on blade_rdm_bookeddepreciation using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_bookeddepreciation to rdm_app;

alter table blade_rdm_projectassetsfixed
  add column project_id bigint,
  add column project_from text collate "C",
  add column former_projects jsonb,
  add column tax_method text collate "C",
  add column tax_class text collate "C",
  add column tax_months integer,
  add column used_months integer,
  add column tax_start_date date,
  add column change_date date,
  add column change_months integer,
  add column impair_date date,
  add column impair_amount numeric(18,2),
  add column dispose_date date,
  add column dispose_kind text collate "C";
create index blade_rdm_projectassetsfixed_by_tax_method on blade_rdm_projectassetsfixed (tenant_id, tax_method, assets_code, id) where is_deleted = 0;

alter table blade_rdm_projectassetsvirtual
  add column project_from text collate "C",
  add column former_projects jsonb;
