-- R&D expense of a year as the enterprise and its organisations state it.

-- 年度研发费用 / Year expense
create table blade_rdm_projectreportyearother (
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
  org_name text collate "C",
  labor numeric(18,2),
  direct_in numeric(18,2),
  depreciation numeric(18,2),
  amortize numeric(18,2),
  design numeric(18,2),
  other numeric(18,2),
  entrust_dev numeric(18,2),
  total numeric(18,2),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreportyearother_key on blade_rdm_projectreportyearother (tenant_id, year, org_name) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectreportyearother_order on blade_rdm_projectreportyearother (tenant_id, year desc nulls last, org_name, id) where is_deleted = 0;
alter table blade_rdm_projectreportyearother enable row level security;
alter table blade_rdm_projectreportyearother force row level security;
create policy own_tenant on blade_rdm_projectreportyearother using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreportyearother to rdm_app;
