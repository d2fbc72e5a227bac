create table rdm_useterm (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  name text collate "C",
  activate integer,
  days integer,
  is_default text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_useterm_key on rdm_useterm (tenant_id, name) nulls not distinct where is_deleted = 0;
create index rdm_useterm_order on rdm_useterm (tenant_id, activate, days, id) where is_deleted = 0;
alter table rdm_useterm enable row level security;
alter table rdm_useterm force row level security;
create policy read_shared on rdm_useterm for select using (nullif(current_setting('app.tenant', true), '') is not null and tenant_id in (nullif(current_setting('app.tenant', true), ''), '000000'));
create policy insert_own on rdm_useterm for insert with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy update_own on rdm_useterm for update using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
create policy delete_own on rdm_useterm for delete using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_useterm to rdm_app;
