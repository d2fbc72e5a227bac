create table access_second_factor (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  user_id text collate "C",
  kind text collate "C",
  name text collate "C",
  secret text collate "C",
  handle text collate "C",
  counter integer,
  last_used_at timestamp(0),
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index access_second_factor_key on access_second_factor (tenant_id, handle) nulls not distinct where is_deleted = 0;
alter table access_second_factor enable row level security;
alter table access_second_factor force row level security;
create policy own_tenant on access_second_factor using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on access_second_factor to rdm_app;
