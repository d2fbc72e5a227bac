create table blade_rdm_deadline (
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
  key text collate "C",
  date date,
  title text collate "C",
  kind text collate "C",
  responsible text collate "C",
  done text collate "C",
  done_on date,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_deadline_key on blade_rdm_deadline (tenant_id, year, key, date, title) nulls not distinct where is_deleted = 0;
create index blade_rdm_deadline_order on blade_rdm_deadline (tenant_id, date, title, id) where is_deleted = 0;
create index blade_rdm_deadline_by_year on blade_rdm_deadline (tenant_id, year, date, title, id) where is_deleted = 0;
create index blade_rdm_deadline_by_kind on blade_rdm_deadline (tenant_id, kind, date, title, id) where is_deleted = 0;
create index blade_rdm_deadline_by_done on blade_rdm_deadline (tenant_id, done, date, title, id) where is_deleted = 0;
alter table blade_rdm_deadline enable row level security;
alter table blade_rdm_deadline force row level security;
create policy own_tenant on blade_rdm_deadline using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_deadline to rdm_app;
create table blade_rdm_calendarfeed (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  account text collate "C",
  user_id text collate "C",
  prefix text collate "C",
  digest text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_calendarfeed_key on blade_rdm_calendarfeed (tenant_id, account) nulls not distinct where is_deleted = 0;
alter table blade_rdm_calendarfeed enable row level security;
alter table blade_rdm_calendarfeed force row level security;
create policy own_tenant on blade_rdm_calendarfeed using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_calendarfeed to rdm_app;
