-- The record behind a month's attendance, day by day.

-- 每日考勤 / Daily attendance
create table blade_rdm_attendance (
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
  personnel_id bigint,
  due_hours numeric(20,6),
  actual_hours numeric(20,6),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_attendance_key on blade_rdm_attendance (tenant_id, date, personnel_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_attendance_order on blade_rdm_attendance (tenant_id, date desc nulls last, personnel_id, id) where is_deleted = 0;
create index blade_rdm_attendance_by_personnel_id on blade_rdm_attendance (tenant_id, personnel_id, date desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_attendance enable row level security;
alter table blade_rdm_attendance force row level security;
create policy own_tenant on blade_rdm_attendance using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_attendance to rdm_app;
