-- 附件 / Attachments
create table blade_rdm_attachment (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  original_name text collate "C",
  name text collate "C",
  file_key text collate "C",
  link text collate "C",
  content_type text collate "C",
  size integer,
  type text collate "C",
  object_id text collate "C",
  enterprise_id text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_attachment_key on blade_rdm_attachment (tenant_id, link) nulls not distinct where is_deleted = 0;
create index blade_rdm_attachment_order on blade_rdm_attachment (tenant_id, create_time desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_attachment enable row level security;
alter table blade_rdm_attachment force row level security;
create policy own_tenant on blade_rdm_attachment using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_attachment to rdm_app;
