-- Files kept for inspection.
create table blade_rdm_projectreferencefile (
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
  file_no text collate "C",
  edition integer,
  code text collate "C",
  state text collate "C",
  reason text collate "C",
  responsible bigint,
  due_on date,
  record_files bigint[],
  supplement text collate "C",
  supplemented_on date,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectreferencefile_key on blade_rdm_projectreferencefile (tenant_id, year, project_id, file_no, edition) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectreferencefile_order on blade_rdm_projectreferencefile (tenant_id, year desc nulls last, project_id, file_no, edition, id) where is_deleted = 0;
create index blade_rdm_projectreferencefile_by_project_id on blade_rdm_projectreferencefile (tenant_id, project_id, year desc nulls last, file_no, edition, id) where is_deleted = 0;
create index blade_rdm_projectreferencefile_by_file_no on blade_rdm_projectreferencefile (tenant_id, file_no, year desc nulls last, project_id, edition, id) where is_deleted = 0;
create index blade_rdm_projectreferencefile_by_state on blade_rdm_projectreferencefile (tenant_id, state, year desc nulls last, project_id, file_no, edition, id) where is_deleted = 0;
create index blade_rdm_projectreferencefile_by_responsible on blade_rdm_projectreferencefile (tenant_id, responsible, year desc nulls last, project_id, file_no, edition, id) where is_deleted = 0;
alter table blade_rdm_projectreferencefile enable row level security;
alter table blade_rdm_projectreferencefile force row level security;
create policy own_tenant on blade_rdm_projectreferencefile using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectreferencefile to rdm_app;
