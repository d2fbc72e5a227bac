-- People, their posts and sign-ins, and roles that stand above one another.

alter table blade_user rename column role_ids to role_id;
alter table blade_user
  add column code text collate "C",
  add column user_type text collate "C",
  add column phone text collate "C",
  add column email text collate "C",
  add column sex text collate "C",
  add column birthday date,
  add column post_id bigint[],
  add column user_ext text collate "C",
  add column password_set_at timestamp(0),
  add column earlier_passwords jsonb;
create index blade_user_by_dept_id on blade_user (tenant_id, dept_id, account, id) where is_deleted = 0;
create index blade_user_by_user_type on blade_user (tenant_id, user_type, account, id) where is_deleted = 0;

alter table access_session
  add column turn integer,
  add column remote_ip text collate "C",
  add column user_agent text collate "C";

alter table blade_system_role
  add column parent_id bigint,
  add column data_scope_ids bigint[],
  add column api_scope_ids bigint[];
create index blade_system_role_order on blade_system_role (tenant_id, sort, role_alias, id) where is_deleted = 0;

alter table blade_system_menu add column remark text collate "C";

-- 岗位 / Post
create table blade_system_post (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  category text collate "C",
  post_code text collate "C",
  post_name text collate "C",
  sort integer,
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_system_post_key on blade_system_post (tenant_id, post_code) nulls not distinct where is_deleted = 0;
create index blade_system_post_order on blade_system_post (tenant_id, sort, post_code, id) where is_deleted = 0;
create index blade_system_post_by_category on blade_system_post (tenant_id, category, sort, post_code, id) where is_deleted = 0;
alter table blade_system_post enable row level security;
alter table blade_system_post force row level security;
create policy own_tenant on blade_system_post using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_system_post to rdm_app;
