-- What a form's key has written
create table rdm_submission (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  key text collate "C",
  record_id text collate "C",
  record_version integer,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_submission_key on rdm_submission (tenant_id, key) nulls not distinct where is_deleted = 0;
create index rdm_submission_order on rdm_submission (tenant_id, update_time, id) where is_deleted = 0;
alter table rdm_submission enable row level security;
alter table rdm_submission force row level security;
create policy own_tenant on rdm_submission using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_submission to rdm_app;
