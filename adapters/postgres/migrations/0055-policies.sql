create table pol_policies (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  title text collate "C",
  document_no text collate "C",
  organ text collate "C",
  level text collate "C",
  type text collate "C",
  content_status text collate "C",
  published_on date,
  effective_on date,
  expires_on date,
  opens_on date,
  closes_on date,
  industry text collate "C",
  amount text collate "C",
  conditions text collate "C",
  summary text collate "C",
  content text collate "C",
  attachments bigint[],
  source_url text collate "C",
  replaces text collate "C",
  replaced_by text collate "C",
  title_en text collate "C",
  summary_en text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index pol_policies_key on pol_policies (tenant_id, title, document_no) nulls not distinct where is_deleted = 0;
create index pol_policies_order on pol_policies (tenant_id, published_on desc nulls last, document_no, id) where is_deleted = 0;
create index pol_policies_by_level on pol_policies (tenant_id, level, published_on desc nulls last, document_no, id) where is_deleted = 0;
create index pol_policies_by_type on pol_policies (tenant_id, type, published_on desc nulls last, document_no, id) where is_deleted = 0;
create index pol_policies_by_content_status on pol_policies (tenant_id, content_status, published_on desc nulls last, document_no, id) where is_deleted = 0;
alter table pol_policies enable row level security;
alter table pol_policies force row level security;
create policy own_tenant on pol_policies using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on pol_policies to rdm_app;
create table blade_desk_readingmark (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  account text collate "C",
  kind text collate "C",
  item_id text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_desk_readingmark_key on blade_desk_readingmark (tenant_id, account, kind, item_id) nulls not distinct where is_deleted = 0;
alter table blade_desk_readingmark enable row level security;
alter table blade_desk_readingmark force row level security;
create policy own_tenant on blade_desk_readingmark using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_desk_readingmark to rdm_app;
