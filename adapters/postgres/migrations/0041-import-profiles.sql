-- Import profiles: how files of other programs are read into registers.
create table blade_rdm_templatecolumndata (
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
  code text collate "C",
  fingerprint text collate "C",
  layout text collate "C",
  used_at timestamp(0),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_templatecolumndata_key on blade_rdm_templatecolumndata (tenant_id, code, name) nulls not distinct where is_deleted = 0;
create index blade_rdm_templatecolumndata_order on blade_rdm_templatecolumndata (tenant_id, used_at desc nulls last, name, id) where is_deleted = 0;
alter table blade_rdm_templatecolumndata enable row level security;
alter table blade_rdm_templatecolumndata force row level security;
create policy own_tenant on blade_rdm_templatecolumndata using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_templatecolumndata to rdm_app;
