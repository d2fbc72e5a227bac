-- People whom other systems vouch for, and what somebody acts in while he is signed in.

-- A session without a user is a guest's; a choice is of some of the roles held.
alter table access_session
  add column oauth_id text collate "C",
  add column chosen_roles text collate "C",
  add column chosen_dept text collate "C";

-- 第三方账号 / Third-party account
create table blade_user_oauth (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  uuid text collate "C",
  source text collate "C",
  user_id text collate "C",
  username text collate "C",
  nickname text collate "C",
  avatar text collate "C",
  blog text collate "C",
  company text collate "C",
  location text collate "C",
  email text collate "C",
  remark text collate "C",
  gender text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_user_oauth_key on blade_user_oauth (tenant_id, source, uuid) nulls not distinct where is_deleted = 0;
alter table blade_user_oauth enable row level security;
alter table blade_user_oauth force row level security;
create policy own_tenant on blade_user_oauth using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_user_oauth to rdm_app;
