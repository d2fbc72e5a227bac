-- The line of a slip of material; who verified a month; and the right to see pay by person for finance roles and
-- administrators.

alter table blade_rdm_projectmaterial add column line_no integer;
alter table blade_rdm_projectmaterial no force row level security;
update blade_rdm_projectmaterial set line_no = 1;
alter table blade_rdm_projectmaterial force row level security;
drop index blade_rdm_projectmaterial_key;
create unique index blade_rdm_projectmaterial_key on blade_rdm_projectmaterial (tenant_id, bill_no, material_code, project_id, line_no) nulls not distinct where is_deleted = 0;

alter table blade_rdm_costpersonnelverify add column verified_by text collate "C";
alter table blade_rdm_assetsfixedverify add column verified_by text collate "C";
alter table blade_rdm_assetsvirtualverify add column verified_by text collate "C";
alter table blade_rdm_assetsleaseverify add column verified_by text collate "C";
alter table blade_rdm_materialverify add column verified_by text collate "C";

-- An installation that has menus gets the button here, because the roles of its tenants need its id; its name follows
-- when the menus are brought up to date.
alter table blade_system_menu no force row level security;
alter table blade_system_role no force row level security;
insert into blade_system_menu (
  tenant_id, id, version, status, create_user, create_dept, create_time, update_user, update_time,
  name, code, parent_id, category, alias, sort, action, is_open
)
select
  tenant_id, (select max(id) + 1 from blade_system_menu), 1, status, null, null, create_time, null, update_time,
  '查看个人薪酬', 'payroll_view', id, 2, 'view', 7, 2, 1
from blade_system_menu
where code = 'costpersonnelsalary' and is_deleted = 0;
update blade_system_role set menu_ids = array_append(
  menu_ids, (select id from blade_system_menu where code = 'payroll_view' and is_deleted = 0)
)
where role_alias in ('user', 'admin', 'administrator') and menu_ids is not null and is_deleted = 0
  and exists (select 1 from blade_system_menu where code = 'payroll_view' and is_deleted = 0);
alter table blade_system_menu force row level security;
alter table blade_system_role force row level security;
