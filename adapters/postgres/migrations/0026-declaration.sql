-- Declarations with the papers they were submitted with, and what changed of a year since its last recompute.

create table blade_rdm_declaration (
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
  period text collate "C",
  correction integer,
  review_status text collate "C",
  submitted_by text collate "C",
  submitted_by_id text collate "C",
  submitted_time timestamp(0),
  reviewed_by text collate "C",
  reviewed_time timestamp(0),
  correction_reason text collate "C",
  return_reason text collate "C",
  remark text collate "C",
  workbooks bigint[],
  digests jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_declaration_key on blade_rdm_declaration (tenant_id, year, period, correction) nulls not distinct where is_deleted = 0;
create index blade_rdm_declaration_order on blade_rdm_declaration (tenant_id, year desc nulls last, period, correction desc nulls last, id) where is_deleted = 0;
create index blade_rdm_declaration_by_period on blade_rdm_declaration (tenant_id, period, year desc nulls last, correction desc nulls last, id) where is_deleted = 0;
create index blade_rdm_declaration_by_review_status on blade_rdm_declaration (tenant_id, review_status, year desc nulls last, period, correction desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_declaration enable row level security;
alter table blade_rdm_declaration force row level security;
create policy own_tenant on blade_rdm_declaration using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_declaration to rdm_app;

create table rdm_declarationpaper (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  declaration_id text collate "C",
  paper text collate "C",
  content jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_declarationpaper_key on rdm_declarationpaper (tenant_id, declaration_id, paper) nulls not distinct where is_deleted = 0;
alter table rdm_declarationpaper enable row level security;
alter table rdm_declarationpaper force row level security;
create policy own_tenant on rdm_declarationpaper using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_declarationpaper to rdm_app;

create table rdm_yearchange (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  key text collate "C",
  year text collate "C",
  count integer,
  changes jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index rdm_yearchange_key on rdm_yearchange (tenant_id, key) nulls not distinct where is_deleted = 0;
alter table rdm_yearchange enable row level security;
alter table rdm_yearchange force row level security;
create policy own_tenant on rdm_yearchange using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on rdm_yearchange to rdm_app;
