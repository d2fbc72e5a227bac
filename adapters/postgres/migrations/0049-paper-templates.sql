create table blade_rdm_papertemplate (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  kind text collate "C",
  name text collate "C",
  active text collate "C",
  template_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_papertemplate_key on blade_rdm_papertemplate (tenant_id, kind, name) nulls not distinct where is_deleted = 0;
create index blade_rdm_papertemplate_by_active on blade_rdm_papertemplate (tenant_id, active, kind, name, id) where is_deleted = 0;
alter table blade_rdm_papertemplate enable row level security;
alter table blade_rdm_papertemplate force row level security;
create policy own_tenant on blade_rdm_papertemplate using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_papertemplate to rdm_app;
