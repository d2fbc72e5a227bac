-- How much of shared equipment, power and material R&D used, month by month.

-- 设备动力使用 / Use of equipment power
create table blade_rdm_projectassetspowerschema (
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
  assets_code text collate "C",
  assets_name text collate "C",
  assets_type text collate "C",
  rd_hours numeric(20,6),
  total_hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectassetspowerschema_key on blade_rdm_projectassetspowerschema (tenant_id, month, project_id, assets_code) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectassetspowerschema_order on blade_rdm_projectassetspowerschema (tenant_id, month desc nulls last, assets_code, id) where is_deleted = 0;
create index blade_rdm_projectassetspowerschema_by_project_id on blade_rdm_projectassetspowerschema (tenant_id, project_id, month desc nulls last, assets_code, id) where is_deleted = 0;
alter table blade_rdm_projectassetspowerschema enable row level security;
alter table blade_rdm_projectassetspowerschema force row level security;
create policy own_tenant on blade_rdm_projectassetspowerschema using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectassetspowerschema to rdm_app;

-- 燃料动力使用 / Use of fuel and power
create table blade_rdm_projectpowerschema (
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
  unit text collate "C",
  rd_qty numeric(20,6),
  total_qty numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectpowerschema_key on blade_rdm_projectpowerschema (tenant_id, month, project_id, power_type) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectpowerschema_order on blade_rdm_projectpowerschema (tenant_id, month desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectpowerschema_by_project_id on blade_rdm_projectpowerschema (tenant_id, project_id, month desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectpowerschema_by_power_type on blade_rdm_projectpowerschema (tenant_id, power_type, month desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectpowerschema enable row level security;
alter table blade_rdm_projectpowerschema force row level security;
create policy own_tenant on blade_rdm_projectpowerschema using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectpowerschema to rdm_app;

-- 材料使用 / Use of material
create table blade_rdm_projectmaterialschema (
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
  material_code text collate "C",
  material_name text collate "C",
  unit text collate "C",
  rd_qty numeric(20,6),
  total_qty numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectmaterialschema_key on blade_rdm_projectmaterialschema (tenant_id, month, project_id, material_code) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectmaterialschema_order on blade_rdm_projectmaterialschema (tenant_id, month desc nulls last, material_code, id) where is_deleted = 0;
create index blade_rdm_projectmaterialschema_by_project_id on blade_rdm_projectmaterialschema (tenant_id, project_id, month desc nulls last, material_code, id) where is_deleted = 0;
alter table blade_rdm_projectmaterialschema enable row level security;
alter table blade_rdm_projectmaterialschema force row level security;
create policy own_tenant on blade_rdm_projectmaterialschema using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectmaterialschema to rdm_app;
