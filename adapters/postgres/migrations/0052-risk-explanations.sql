create table blade_rdm_riskexplanation (
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
  finding text collate "C",
  rule text collate "C",
  message text collate "C",
  state text collate "C",
  reason text collate "C",
  explained_by text collate "C",
  explained_on date,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_riskexplanation_key on blade_rdm_riskexplanation (tenant_id, year, finding) nulls not distinct where is_deleted = 0;
create index blade_rdm_riskexplanation_order on blade_rdm_riskexplanation (tenant_id, year desc nulls last, explained_on desc nulls last, id) where is_deleted = 0;
create index blade_rdm_riskexplanation_by_state on blade_rdm_riskexplanation (tenant_id, state, year desc nulls last, explained_on desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_riskexplanation enable row level security;
alter table blade_rdm_riskexplanation force row level security;
create policy own_tenant on blade_rdm_riskexplanation using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_riskexplanation to rdm_app;
