create table blade_rdm_projectopinion (
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
  requested_on date,
  tax_organ text collate "C",
  request_no text collate "C",
  matter text collate "C",
  request_files bigint[],
  due_on date,
  replied_on date,
  reply_files bigint[],
  judge_level text collate "C",
  judge text collate "C",
  outcome text collate "C",
  opinion_on date,
  opinion_no text collate "C",
  grounds text collate "C",
  opinion_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectopinion_key on blade_rdm_projectopinion (tenant_id, year, project_id, requested_on) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectopinion_order on blade_rdm_projectopinion (tenant_id, year desc nulls last, requested_on desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectopinion_by_project_id on blade_rdm_projectopinion (tenant_id, project_id, year desc nulls last, requested_on desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectopinion_by_outcome on blade_rdm_projectopinion (tenant_id, outcome, year desc nulls last, requested_on desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectopinion_by_judge_level on blade_rdm_projectopinion (tenant_id, judge_level, year desc nulls last, requested_on desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_projectopinion enable row level security;
alter table blade_rdm_projectopinion force row level security;
create policy own_tenant on blade_rdm_projectopinion using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectopinion to rdm_app;
