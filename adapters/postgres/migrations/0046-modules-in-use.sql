create table blade_rdm_functionenable (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  code text collate "C",
  enabled text collate "C",
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_functionenable_key on blade_rdm_functionenable (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_functionenable_by_enabled on blade_rdm_functionenable (tenant_id, enabled, code, id) where is_deleted = 0;
alter table blade_rdm_functionenable enable row level security;
alter table blade_rdm_functionenable force row level security;
create policy own_tenant on blade_rdm_functionenable using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_functionenable to rdm_app;
