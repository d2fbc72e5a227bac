-- Projects over their years, their phases and balances from before, and carrying them over.

create table blade_rdm_projectmaster (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  code text collate "C",
  name text collate "C",
  total_budget numeric(18,2),
  start_time date,
  end_time date,
  result text collate "C",
  date date,
  result_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectmaster_key on blade_rdm_projectmaster (tenant_id, code) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectmaster_order on blade_rdm_projectmaster (tenant_id, code desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectmaster_by_result on blade_rdm_projectmaster (tenant_id, result, code desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_projectmaster enable row level security;
alter table blade_rdm_projectmaster force row level security;
create policy own_tenant on blade_rdm_projectmaster using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectmaster to rdm_app;
create table blade_rdm_projectphase (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  master_id bigint,
  phase text collate "C",
  date date,
  condition_files bigint[],
  remark text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectphase_key on blade_rdm_projectphase (tenant_id, master_id, date) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectphase_order on blade_rdm_projectphase (tenant_id, master_id desc nulls last, date, id) where is_deleted = 0;
create index blade_rdm_projectphase_by_phase on blade_rdm_projectphase (tenant_id, phase, master_id desc nulls last, date, id) where is_deleted = 0;
create index blade_rdm_projectphase_by_date on blade_rdm_projectphase (tenant_id, date, master_id desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_projectphase enable row level security;
alter table blade_rdm_projectphase force row level security;
create policy own_tenant on blade_rdm_projectphase using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectphase to rdm_app;
create table blade_rdm_projectopening (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  master_id bigint,
  date date,
  expenditure_type text collate "C",
  item text collate "C",
  amount numeric(18,2),
  files bigint[],
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectopening_key on blade_rdm_projectopening (tenant_id, master_id, expenditure_type, item) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectopening_order on blade_rdm_projectopening (tenant_id, master_id desc nulls last, expenditure_type, item, id) where is_deleted = 0;
create index blade_rdm_projectopening_by_expenditure_type on blade_rdm_projectopening (tenant_id, expenditure_type, master_id desc nulls last, item, id) where is_deleted = 0;
create index blade_rdm_projectopening_by_item on blade_rdm_projectopening (tenant_id, item, master_id desc nulls last, expenditure_type, id) where is_deleted = 0;
create index blade_rdm_projectopening_by_date on blade_rdm_projectopening (tenant_id, date, master_id desc nulls last, expenditure_type, item, id) where is_deleted = 0;
alter table blade_rdm_projectopening enable row level security;
alter table blade_rdm_projectopening force row level security;
create policy own_tenant on blade_rdm_projectopening using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectopening to rdm_app;
create table blade_rdm_projectcrossyear (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  source_id bigint,
  year text collate "C",
  remaining_budget numeric(18,2),
  opening_balance numeric(18,2),
  remark text collate "C",
  data_status text collate "C",
  target_id bigint,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_projectcrossyear_key on blade_rdm_projectcrossyear (tenant_id, source_id, year) nulls not distinct where is_deleted = 0;
create index blade_rdm_projectcrossyear_order on blade_rdm_projectcrossyear (tenant_id, year desc nulls last, source_id, id) where is_deleted = 0;
create index blade_rdm_projectcrossyear_by_source_id on blade_rdm_projectcrossyear (tenant_id, source_id, year desc nulls last, id) where is_deleted = 0;
create index blade_rdm_projectcrossyear_by_data_status on blade_rdm_projectcrossyear (tenant_id, data_status, year desc nulls last, source_id, id) where is_deleted = 0;
alter table blade_rdm_projectcrossyear enable row level security;
alter table blade_rdm_projectcrossyear force row level security;
create policy own_tenant on blade_rdm_projectcrossyear using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_projectcrossyear to rdm_app;

-- The type of expenditure of a cost record, by the phase of its project; empty where it was recorded before there were phases.
alter table blade_rdm_costrecord add column expenditure_type text collate "C";
drop index blade_rdm_costrecord_key;
create unique index blade_rdm_costrecord_key on blade_rdm_costrecord (tenant_id, year, month, project_id, item, expenditure_type) nulls not distinct where is_deleted = 0;
