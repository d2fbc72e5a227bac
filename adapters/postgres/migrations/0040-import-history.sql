-- The history of imports, and which import a change of a record came from.
alter table audit_entry add column import_id bigint;
create index audit_entry_import on audit_entry (tenant_id, import_id, time, id) where import_id is not null;
create table blade_rdm_importrecord (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  import_no text collate "C",
  file_name text collate "C",
  file_size integer,
  sha256 text collate "C",
  register text collate "C",
  register_label text collate "C",
  sheet text collate "C",
  profile text collate "C",
  account text collate "C",
  imported_at timestamp(0),
  rows integer,
  inserted integer,
  updated integer,
  unchanged integer,
  left_out integer,
  state text collate "C",
  undone_by text collate "C",
  undone_at timestamp(0),
  kept_as text collate "C",
  store_id text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_importrecord_key on blade_rdm_importrecord (tenant_id, import_no) nulls not distinct where is_deleted = 0;
create index blade_rdm_importrecord_order on blade_rdm_importrecord (tenant_id, imported_at desc nulls last, import_no desc nulls last, id) where is_deleted = 0;
create index blade_rdm_importrecord_by_state on blade_rdm_importrecord (tenant_id, state, imported_at desc nulls last, import_no desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_importrecord enable row level security;
alter table blade_rdm_importrecord force row level security;
create policy own_tenant on blade_rdm_importrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_importrecord to rdm_app;
