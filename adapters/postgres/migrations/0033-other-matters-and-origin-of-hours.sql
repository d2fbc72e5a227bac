-- 其他事项 of the summary of 2021; where the hours of people come from; what reverse allocation leaves.

create table blade_rdm_othermatter (
  tenant_id varchar(12) not null,
  id bigint not null,
  version integer not null,
  status integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamp(0) not null,
  update_user bigint,
  update_time timestamp(0) not null,
  month text collate "C",
  item text collate "C",
  amount numeric(18,2),
  reason text collate "C",
  year text collate "C",
  is_deleted smallint not null default 0,
  primary key (tenant_id, id)
);
create unique index blade_rdm_othermatter_key on blade_rdm_othermatter (tenant_id, month, item, reason) nulls not distinct where is_deleted = 0;
create index blade_rdm_othermatter_order on blade_rdm_othermatter (tenant_id, month desc nulls last, item, id) where is_deleted = 0;
create index blade_rdm_othermatter_by_year on blade_rdm_othermatter (tenant_id, year, month desc nulls last, item, id) where is_deleted = 0;
create index blade_rdm_othermatter_by_item on blade_rdm_othermatter (tenant_id, item, month desc nulls last, id) where is_deleted = 0;
alter table blade_rdm_othermatter enable row level security;
alter table blade_rdm_othermatter force row level security;
create policy own_tenant on blade_rdm_othermatter using (tenant_id = nullif(current_setting('app.tenant', true), '')) with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert, update, delete on blade_rdm_othermatter to rdm_app;

alter table blade_rdm_projectworktime add column origin text collate "C";
alter table blade_rdm_projectworktime no force row level security;
update blade_rdm_projectworktime set origin = 'unrecorded';
alter table blade_rdm_projectworktime force row level security;
create index blade_rdm_projectworktime_by_origin on blade_rdm_projectworktime (tenant_id, origin, month desc nulls last, project_id, personnel_id, id) where is_deleted = 0;
alter table blade_rdm_reverseallocation add column difference numeric(18,2);
