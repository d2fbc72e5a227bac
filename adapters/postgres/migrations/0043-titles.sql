-- Titles an enterprise applies for or holds: high-tech certificates, technology SME, above scale, and local ones.

create table blade_rdm_enterprisehthr (
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
  state text collate "C",
  steps jsonb,
  remarks jsonb,
  overrides jsonb,
  figures jsonb,
  versions jsonb,
  cert_no text collate "C",
  issue_date date,
  valid_to text collate "C",
  batch text collate "C",
  tech_field text collate "C",
  organ text collate "C",
  listed_field text collate "C",
  no_breach text collate "C",
  annual_report_year text collate "C",
  certificate_files bigint[],
  report_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterprisehthr_key on blade_rdm_enterprisehthr (tenant_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterprisehthr_order on blade_rdm_enterprisehthr (tenant_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterprisehthr_by_state on blade_rdm_enterprisehthr (tenant_id, state, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_enterprisehthr enable row level security;
alter table blade_rdm_enterprisehthr force row level security;
create policy own_tenant on blade_rdm_enterprisehthr using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterprisehthr to rdm_app;

create table blade_rdm_enterprisehtsme (
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
  state text collate "C",
  steps jsonb,
  remarks jsonb,
  overrides jsonb,
  figures jsonb,
  versions jsonb,
  resident text collate "C",
  banned_products text collate "C",
  accident text collate "C",
  bad_faith text collate "C",
  national_prize text collate "C",
  provincial_rd_body text collate "C",
  led_standard text collate "C",
  reg_no text collate "C",
  reg_date date,
  commitment_files bigint[],
  statement_files bigint[],
  staff_files bigint[],
  evidence_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterprisehtsme_key on blade_rdm_enterprisehtsme (tenant_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterprisehtsme_order on blade_rdm_enterprisehtsme (tenant_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterprisehtsme_by_state on blade_rdm_enterprisehtsme (tenant_id, state, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_enterprisehtsme enable row level security;
alter table blade_rdm_enterprisehtsme force row level security;
create policy own_tenant on blade_rdm_enterprisehtsme using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterprisehtsme to rdm_app;

create table blade_rdm_enterpriseabovescale (
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
  state text collate "C",
  steps jsonb,
  remarks jsonb,
  overrides jsonb,
  figures jsonb,
  versions jsonb,
  entry_kind text collate "C",
  stat_code text collate "C",
  qualification text collate "C",
  opened_on date,
  library_date date,
  left_date date,
  licence_files bigint[],
  income_files bigint[],
  balance_files bigint[],
  vat_files bigint[],
  opening_files bigint[],
  photo_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterpriseabovescale_key on blade_rdm_enterpriseabovescale (tenant_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterpriseabovescale_order on blade_rdm_enterpriseabovescale (tenant_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterpriseabovescale_by_entry_kind on blade_rdm_enterpriseabovescale (tenant_id, entry_kind, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterpriseabovescale_by_state on blade_rdm_enterpriseabovescale (tenant_id, state, year desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_enterpriseabovescale enable row level security;
alter table blade_rdm_enterpriseabovescale force row level security;
create policy own_tenant on blade_rdm_enterpriseabovescale using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterpriseabovescale to rdm_app;

create table blade_rdm_enterprisegazelle (
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
  state text collate "C",
  steps jsonb,
  remarks jsonb,
  overrides jsonb,
  figures jsonb,
  versions jsonb,
  kind text collate "C",
  unlisted text collate "C",
  provincial_rd_body text collate "C",
  science_prize text collate "C",
  model_enterprise text collate "C",
  new_equity numeric(18,2),
  debt_ratio numeric(20,2),
  cert_no text collate "C",
  issue_date date,
  valid_to date,
  organ text collate "C",
  form_files bigint[],
  report_files bigint[],
  certificate_files bigint[],
  evidence_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_enterprisegazelle_key on blade_rdm_enterprisegazelle (tenant_id, year, kind) nulls not distinct where is_deleted = 0;
create index blade_rdm_enterprisegazelle_order on blade_rdm_enterprisegazelle (tenant_id, year desc nulls last, kind, id) where is_deleted = 0;
create index blade_rdm_enterprisegazelle_by_kind on blade_rdm_enterprisegazelle (tenant_id, kind, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_enterprisegazelle_by_state on blade_rdm_enterprisegazelle (tenant_id, state, year desc nulls last, kind, id) where is_deleted = 0;
alter table blade_rdm_enterprisegazelle enable row level security;
alter table blade_rdm_enterprisegazelle force row level security;
create policy own_tenant on blade_rdm_enterprisegazelle using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_enterprisegazelle to rdm_app;
