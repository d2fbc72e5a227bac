create table blade_rdm_furthercost (
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
  parts jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_furthercost_key on blade_rdm_furthercost (tenant_id, year, month, project_id, item) nulls not distinct where is_deleted = 0;
create index blade_rdm_furthercost_order on blade_rdm_furthercost (tenant_id, year desc nulls last, month, project_id, item, id) where is_deleted = 0;
create index blade_rdm_furthercost_by_month on blade_rdm_furthercost (tenant_id, month, year desc nulls last, project_id, item, id) where is_deleted = 0;
create index blade_rdm_furthercost_by_project_id on blade_rdm_furthercost (tenant_id, project_id, year desc nulls last, month, item, id) where is_deleted = 0;
create index blade_rdm_furthercost_by_item on blade_rdm_furthercost (tenant_id, item, year desc nulls last, month, project_id, id) where is_deleted = 0;
alter table blade_rdm_furthercost enable row level security;
alter table blade_rdm_furthercost force row level security;
create policy own_tenant on blade_rdm_furthercost using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_furthercost to rdm_app;
