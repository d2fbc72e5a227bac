-- What several projects share of a grant in common: 政府补助分配.

create table blade_rdm_grantshare (
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
  grant_id bigint,
  project_id bigint,
  share numeric(20,4),
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_grantshare_key on blade_rdm_grantshare (tenant_id, grant_id, project_id) nulls not distinct where is_deleted = 0;
create index blade_rdm_grantshare_order on blade_rdm_grantshare (tenant_id, year desc nulls last, grant_id, id) where is_deleted = 0;
create index blade_rdm_grantshare_by_grant_id on blade_rdm_grantshare (tenant_id, grant_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_grantshare_by_project_id on blade_rdm_grantshare (tenant_id, project_id, year desc nulls last, grant_id, id) where is_deleted = 0;
alter table blade_rdm_grantshare enable row level security;
alter table blade_rdm_grantshare force row level security;
create policy own_tenant on blade_rdm_grantshare using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_grantshare to rdm_app;
