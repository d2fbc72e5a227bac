create table assess_diagnoserecord (
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
  round integer,
  state text collate "C",
  question text collate "C",
  contact text collate "C",
  attachments bigint[],
  submitted_at timestamp(0),
  expert text collate "C",
  diagnosed_at timestamp(0),
  conclusion text collate "C",
  report_files bigint[],
  previous_id bigint,
  data_id bigint,
  steps jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index assess_diagnoserecord_key on assess_diagnoserecord (tenant_id, year, round) nulls not distinct where is_deleted = 0;
create index assess_diagnoserecord_order on assess_diagnoserecord (tenant_id, year desc nulls last, round desc nulls last, id) where is_deleted = 0;
create index assess_diagnoserecord_by_state on assess_diagnoserecord (tenant_id, state, year desc nulls last, round desc nulls last, id) where is_deleted = 0;
alter table assess_diagnoserecord enable row level security;
alter table assess_diagnoserecord force row level security;
create policy own_tenant on assess_diagnoserecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on assess_diagnoserecord to rdm_app;
create table assess_diagnosedata (
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
  serial integer,
  taken_at timestamp(0),
  remark text collate "C",
  data jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index assess_diagnosedata_key on assess_diagnosedata (tenant_id, year, serial) nulls not distinct where is_deleted = 0;
create index assess_diagnosedata_order on assess_diagnosedata (tenant_id, year desc nulls last, serial desc nulls last, id) where is_deleted = 0;
alter table assess_diagnosedata enable row level security;
alter table assess_diagnosedata force row level security;
create policy own_tenant on assess_diagnosedata using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on assess_diagnosedata to rdm_app;
create table assess_diagnosefinding (
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
  record_id bigint,
  topic text collate "C",
  level text collate "C",
  finding text collate "C",
  advice text collate "C",
  basis text collate "C",
  due_on date,
  responsible text collate "C",
  done text collate "C",
  done_on date,
  done_remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index assess_diagnosefinding_key on assess_diagnosefinding (tenant_id, record_id, topic, finding) nulls not distinct where is_deleted = 0;
create index assess_diagnosefinding_order on assess_diagnosefinding (tenant_id, year desc nulls last, due_on, id) where is_deleted = 0;
create index assess_diagnosefinding_by_topic on assess_diagnosefinding (tenant_id, topic, year desc nulls last, due_on, id) where is_deleted = 0;
create index assess_diagnosefinding_by_level on assess_diagnosefinding (tenant_id, level, year desc nulls last, due_on, id) where is_deleted = 0;
create index assess_diagnosefinding_by_done on assess_diagnosefinding (tenant_id, done, year desc nulls last, due_on, id) where is_deleted = 0;
alter table assess_diagnosefinding enable row level security;
alter table assess_diagnosefinding force row level security;
create policy own_tenant on assess_diagnosefinding using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on assess_diagnosefinding to rdm_app;
