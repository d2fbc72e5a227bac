-- Months of hours as their people confirm them, traces of work that propose hours, and who a user is.

create table blade_rdm_hoursmonth (
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
  personnel_id bigint,
  state text collate "C",
  submitted_on date,
  lines jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_hoursmonth_key on blade_rdm_hoursmonth (tenant_id, month, personnel_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_hoursmonth_order on blade_rdm_hoursmonth (tenant_id, month desc nulls last, personnel_id, id) where is_deleted = 0;
create index blade_rdm_hoursmonth_by_personnel_id on blade_rdm_hoursmonth (tenant_id, personnel_id, month desc nulls last, id) where is_deleted = 0;
create index blade_rdm_hoursmonth_by_state on blade_rdm_hoursmonth (tenant_id, state, month desc nulls last, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_hoursmonth enable row level security;
alter table blade_rdm_hoursmonth force row level security;
create policy own_tenant on blade_rdm_hoursmonth using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_hoursmonth to rdm_app;

create table blade_rdm_worksignal (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  day date,
  person text collate "C",
  kind text collate "C",
  hint text collate "C",
  source text collate "C",
  count integer,
  hours numeric(20,6),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_worksignal_key on blade_rdm_worksignal (tenant_id, day, person, kind, hint, source) nulls not distinct where is_deleted = 0;
create index blade_rdm_worksignal_order on blade_rdm_worksignal (tenant_id, day desc nulls last, person, id) where is_deleted = 0;
create index blade_rdm_worksignal_by_kind on blade_rdm_worksignal (tenant_id, kind, day desc nulls last, person, id) where is_deleted = 0;
alter table blade_rdm_worksignal enable row level security;
alter table blade_rdm_worksignal force row level security;
create policy own_tenant on blade_rdm_worksignal using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_worksignal to rdm_app;

create table blade_rdm_signalpattern (
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
  pattern text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_signalpattern_key on blade_rdm_signalpattern (tenant_id, year, pattern) nulls not distinct where is_deleted = 0;
create index blade_rdm_signalpattern_order on blade_rdm_signalpattern (tenant_id, year desc nulls last, project_id, pattern, id) where is_deleted = 0;
create index blade_rdm_signalpattern_by_project_id on blade_rdm_signalpattern (tenant_id, project_id, year desc nulls last, pattern, id) where is_deleted = 0;
alter table blade_rdm_signalpattern enable row level security;
alter table blade_rdm_signalpattern force row level security;
create policy own_tenant on blade_rdm_signalpattern using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_signalpattern to rdm_app;

alter table blade_rdm_entpersonnel add column account text collate "C";
alter table blade_rdm_entpersonnel add column names_elsewhere text collate "C";
create index blade_rdm_entpersonnel_by_account on blade_rdm_entpersonnel (tenant_id, account) where is_deleted = 0;
