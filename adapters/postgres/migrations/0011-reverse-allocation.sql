-- Booked totals that hours are found from, with the hours before and after.

create table blade_rdm_reverseallocation (
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
  item text collate "C",
  project_id bigint,
  booked_amount numeric(18,2),
  hours numeric(20,6),
  allocated_by text collate "C",
  allocated_time timestamp(0),
  remark text collate "C",
  kept jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_reverseallocation_key on blade_rdm_reverseallocation (tenant_id, month, item, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_reverseallocation_order on blade_rdm_reverseallocation (tenant_id, month desc nulls last, item, project_id, id) where is_deleted = 0;
create index blade_rdm_reverseallocation_by_month on blade_rdm_reverseallocation (tenant_id, year, month, item, project_id, id) where is_deleted = 0;
create index blade_rdm_reverseallocation_by_item on blade_rdm_reverseallocation (tenant_id, year, item, month desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_reverseallocation_by_project_id on blade_rdm_reverseallocation (tenant_id, year, project_id, month desc nulls last, item, id) where is_deleted = 0;
alter table blade_rdm_reverseallocation enable row level security;
alter table blade_rdm_reverseallocation force row level security;
create policy own_tenant on blade_rdm_reverseallocation using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_reverseallocation to rdm_app;
