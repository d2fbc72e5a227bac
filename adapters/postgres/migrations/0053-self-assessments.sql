create table assess_self_assessment (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  kind text collate "C",
  year text collate "C",
  answers text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index assess_self_assessment_key on assess_self_assessment (tenant_id, kind, year) nulls not distinct where is_deleted = 0;
create index assess_self_assessment_order on assess_self_assessment (tenant_id, year desc nulls last, kind, id) where is_deleted = 0;
create index assess_self_assessment_by_kind on assess_self_assessment (tenant_id, kind, year desc nulls last, id) where is_deleted = 0;
alter table assess_self_assessment enable row level security;
alter table assess_self_assessment force row level security;
create policy own_tenant on assess_self_assessment using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on assess_self_assessment to rdm_app;
create table assess_evaluationrecord (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  kind text collate "C",
  year text collate "C",
  evaluated_at timestamp(0),
  outcome text collate "C",
  suggested integer,
  low integer,
  high integer,
  law text collate "C",
  evaluated_on date,
  evaluated_by text collate "C",
  remark text collate "C",
  answers text collate "C",
  result jsonb,
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index assess_evaluationrecord_key on assess_evaluationrecord (tenant_id, kind, year, evaluated_at) nulls not distinct where is_deleted = 0;
create index assess_evaluationrecord_order on assess_evaluationrecord (tenant_id, evaluated_at desc nulls last, year desc nulls last, id) where is_deleted = 0;
create index assess_evaluationrecord_by_kind on assess_evaluationrecord (tenant_id, kind, evaluated_at desc nulls last, year desc nulls last, id) where is_deleted = 0;
create index assess_evaluationrecord_by_year on assess_evaluationrecord (tenant_id, year, evaluated_at desc nulls last, id) where is_deleted = 0;
create index assess_evaluationrecord_by_outcome on assess_evaluationrecord (tenant_id, outcome, evaluated_at desc nulls last, year desc nulls last, id) where is_deleted = 0;
alter table assess_evaluationrecord enable row level security;
alter table assess_evaluationrecord force row level security;
create policy own_tenant on assess_evaluationrecord using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on assess_evaluationrecord to rdm_app;
