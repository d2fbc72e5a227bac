-- How projects are prepared, carried out and completed.
create table blade_rdm_projectdevinfo (
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
  background text collate "C",
  state_of_art text collate "C",
  market_analysis text collate "C",
  feasibility text collate "C",
  key_technology text collate "C",
  uncertainty text collate "C",
  technical_route text collate "C",
  schedule text collate "C",
  indicators text collate "C",
  equipment text collate "C",
  ownership text collate "C",
  risk text collate "C",
  prepared_by bigint,
  prepared_on date,
  preparation_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectdevinfo_key on blade_rdm_projectdevinfo (tenant_id, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectdevinfo_order on blade_rdm_projectdevinfo (tenant_id, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdevinfo_by_project_id on blade_rdm_projectdevinfo (tenant_id, project_id, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_projectdevinfo enable row level security;
alter table blade_rdm_projectdevinfo force row level security;
create policy own_tenant on blade_rdm_projectdevinfo using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectdevinfo to rdm_app;
create table blade_rdm_projectmember (
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
  personnel_id bigint,
  role text collate "C",
  from_date date,
  to_date date,
  planned_share numeric(20,4),
  duty text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectmember_key on blade_rdm_projectmember (tenant_id, project_id, personnel_id, from_date) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectmember_order on blade_rdm_projectmember (tenant_id, year desc nulls last, project_id, from_date, personnel_id, id) where is_deleted = 0;
create index blade_rdm_projectmember_by_project_id on blade_rdm_projectmember (tenant_id, project_id, year desc nulls last, from_date, personnel_id, id) where is_deleted = 0;
create index blade_rdm_projectmember_by_personnel_id on blade_rdm_projectmember (tenant_id, personnel_id, year desc nulls last, project_id, from_date, id) where is_deleted = 0;
create index blade_rdm_projectmember_by_role on blade_rdm_projectmember (tenant_id, role, year desc nulls last, project_id, from_date, personnel_id, id) where is_deleted = 0;
create index blade_rdm_projectmember_by_from_date on blade_rdm_projectmember (tenant_id, from_date, year desc nulls last, project_id, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_projectmember enable row level security;
alter table blade_rdm_projectmember force row level security;
create policy own_tenant on blade_rdm_projectmember using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectmember to rdm_app;
create table blade_rdm_projectsearchrecord (
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
  kind text collate "C",
  date date,
  institution text collate "C",
  report_no text collate "C",
  scope text collate "C",
  conclusion text collate "C",
  opinion text collate "C",
  record_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectsearchrecord_key on blade_rdm_projectsearchrecord (tenant_id, project_id, kind, date, report_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectsearchrecord_order on blade_rdm_projectsearchrecord (tenant_id, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectsearchrecord_by_year on blade_rdm_projectsearchrecord (tenant_id, year, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectsearchrecord_by_project_id on blade_rdm_projectsearchrecord (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectsearchrecord_by_kind on blade_rdm_projectsearchrecord (tenant_id, kind, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectsearchrecord_by_conclusion on blade_rdm_projectsearchrecord (tenant_id, conclusion, date desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectsearchrecord enable row level security;
alter table blade_rdm_projectsearchrecord force row level security;
create policy own_tenant on blade_rdm_projectsearchrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectsearchrecord to rdm_app;
create table blade_rdm_projectsurveyrecord (
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
  subject text collate "C",
  date date,
  method text collate "C",
  place text collate "C",
  participants bigint[],
  findings text collate "C",
  record_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectsurveyrecord_key on blade_rdm_projectsurveyrecord (tenant_id, project_id, subject, date) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectsurveyrecord_order on blade_rdm_projectsurveyrecord (tenant_id, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectsurveyrecord_by_year on blade_rdm_projectsurveyrecord (tenant_id, year, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectsurveyrecord_by_project_id on blade_rdm_projectsurveyrecord (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectsurveyrecord_by_method on blade_rdm_projectsurveyrecord (tenant_id, method, date desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectsurveyrecord enable row level security;
alter table blade_rdm_projectsurveyrecord force row level security;
create policy own_tenant on blade_rdm_projectsurveyrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectsurveyrecord to rdm_app;
create table blade_rdm_projectdemonstrrecord (
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
  stage text collate "C",
  date date,
  place text collate "C",
  chair text collate "C",
  experts text collate "C",
  conclusion text collate "C",
  opinion text collate "C",
  signed text collate "C",
  record_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectdemonstrrecord_key on blade_rdm_projectdemonstrrecord (tenant_id, project_id, stage, date) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectdemonstrrecord_order on blade_rdm_projectdemonstrrecord (tenant_id, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdemonstrrecord_by_year on blade_rdm_projectdemonstrrecord (tenant_id, year, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdemonstrrecord_by_project_id on blade_rdm_projectdemonstrrecord (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectdemonstrrecord_by_stage on blade_rdm_projectdemonstrrecord (tenant_id, stage, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdemonstrrecord_by_conclusion on blade_rdm_projectdemonstrrecord (tenant_id, conclusion, date desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectdemonstrrecord enable row level security;
alter table blade_rdm_projectdemonstrrecord force row level security;
create policy own_tenant on blade_rdm_projectdemonstrrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectdemonstrrecord to rdm_app;
create table blade_rdm_projectdevactivities (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  project_id bigint,
  date date,
  kind text collate "C",
  title text collate "C",
  place text collate "C",
  participants bigint[],
  content text collate "C",
  result text collate "C",
  amount numeric(18,2),
  record_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectdevactivities_key on blade_rdm_projectdevactivities (tenant_id, project_id, date, title) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectdevactivities_order on blade_rdm_projectdevactivities (tenant_id, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectdevactivities_by_project_id on blade_rdm_projectdevactivities (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectdevactivities_by_kind on blade_rdm_projectdevactivities (tenant_id, kind, date desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectdevactivities enable row level security;
alter table blade_rdm_projectdevactivities force row level security;
create policy own_tenant on blade_rdm_projectdevactivities using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectdevactivities to rdm_app;
create table blade_rdm_projectachievement (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  project_id bigint,
  kind text collate "C",
  name text collate "C",
  number text collate "C",
  date date,
  ipr_id bigint,
  participants bigint[],
  description text collate "C",
  record_files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectachievement_key on blade_rdm_projectachievement (tenant_id, project_id, kind, name) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectachievement_order on blade_rdm_projectachievement (tenant_id, date desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectachievement_by_project_id on blade_rdm_projectachievement (tenant_id, project_id, date desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectachievement_by_kind on blade_rdm_projectachievement (tenant_id, kind, date desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectachievement enable row level security;
alter table blade_rdm_projectachievement force row level security;
create policy own_tenant on blade_rdm_projectachievement using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectachievement to rdm_app;
create table blade_rdm_projectcompletion (
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
  state text collate "C",
  summary text collate "C",
  indicators text collate "C",
  innovation text collate "C",
  funds_use text collate "C",
  problems text collate "C",
  applied_on date,
  reviewed_on date,
  date date,
  document_files bigint[],
  steps jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectcompletion_key on blade_rdm_projectcompletion (tenant_id, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectcompletion_order on blade_rdm_projectcompletion (tenant_id, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectcompletion_by_project_id on blade_rdm_projectcompletion (tenant_id, project_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectcompletion_by_state on blade_rdm_projectcompletion (tenant_id, state, year desc nulls last, project_id, id) where is_deleted = 0;
create index blade_rdm_projectcompletion_by_applied_on on blade_rdm_projectcompletion (tenant_id, applied_on, year desc nulls last, project_id, id) where is_deleted = 0;
alter table blade_rdm_projectcompletion enable row level security;
alter table blade_rdm_projectcompletion force row level security;
create policy own_tenant on blade_rdm_projectcompletion using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectcompletion to rdm_app;
-- What was done about a project is found by the records that named it.
create index audit_entry_project on audit_entry (tenant_id, (after ->> 'projectId')) where action = 'insert' and after ->> 'projectId' is not null;
