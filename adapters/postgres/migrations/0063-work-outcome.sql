create table rdm_work_outcome (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  work_id text collate "C",
  answer text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_work_outcome_key on rdm_work_outcome (tenant_id, work_id) nulls not distinct where is_deleted = 0;
create index rdm_work_outcome_order on rdm_work_outcome (tenant_id, update_time, id) where is_deleted = 0;
alter table rdm_work_outcome enable row level security;
alter table rdm_work_outcome force row level security;
create policy own_tenant on rdm_work_outcome using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_work_outcome to rdm_app;
