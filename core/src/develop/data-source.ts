import { crud, defineResource, longText, string, yesNo } from '../records';
import { text } from '../kernel';
import { credentialsIn, POSTGRES_DRIVER } from './source-address';

/**
 * Data source (数据源): an external database the code generator reads tables from. Platform only. The password is
 * encrypted in the store and never returned. docs/wire.md, Data sources and code generator
 */
export const dataSource = defineResource('blade-develop/datasource', {
  label: text('数据源', 'Data source'),
  fields: {
    name: string({ label: text('名称', 'Name'), required: text('请输入名称', 'Enter the name'), maxLength: 100 }),
    driverClass: string({
      label: text('驱动类', 'Driver'),
      required: text('请输入驱动类', 'Enter the driver'),
      hint: text('只能连接 PostgreSQL：org.postgresql.Driver', 'Only PostgreSQL is reached: org.postgresql.Driver'),
      initial: () => POSTGRES_DRIVER,
    }),
    url: string({
      label: text('连接地址', 'Address'),
      required: text('请输入连接地址', 'Enter the address'),
      hint: text(
        '如 jdbc:postgresql://主机:5432/数据库；修改地址后须重新填写密码',
        'E.g. jdbc:postgresql://host:5432/database; after a change of it the password must be entered again',
      ),
      maxLength: 500,
      rule: credentialsIn,
    }),
    username: string({ label: text('用户名', 'User name'), required: text('请输入用户名', 'Enter the user name') }),
    password: string({
      label: text('密码', 'Password'),
      secret: true,
      setFlag: 'hasPassword',
      maxLength: 2000,
    }),
    hasPassword: yesNo({ label: text('已设置密码', 'Password set'), readOnly: true, initial: () => '1' }),
    remark: longText({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['name'],
  title: 'name',
  search: ['name', 'url'],
  columns: ['name', 'driverClass', 'url', 'username', 'hasPassword', 'remark'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  permissions: crud('datasource'),
});
