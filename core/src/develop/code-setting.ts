import { crud, defineResource, reference, string, yesNo } from '../records';
import { text } from '../kernel';

const keptOnly = text(
  'RDM 的记录总带有基础字段，此项仅随记录保存，不影响生成',
  'Records of RDM always have their base fields: this is kept with the record and changes nothing of what is made',
);

/**
 * Settings of the code generator (代码生成): a table of a data source, and where its declaration is placed. The field names
 * are those of the product family; the hints explain what they mean here. docs/wire.md, Data sources and code generator
 */
export const codeSetting = defineResource('blade-develop/code', {
  label: text('代码生成', 'Code to generate'),
  fields: {
    datasourceId: reference('blade-develop/datasource', {
      label: text('数据源', 'Data source'),
      required: text('请选择数据源', 'Choose the data source'),
      by: 'name',
      shows: { datasourceName: { from: 'name', label: text('数据源名称', 'Name of the data source') } },
    }),
    codeName: string({
      label: text('模块名', 'Module'),
      required: text('请输入模块名', 'Enter the name of the module'),
      hint: text('界面上显示的名称，如 设备借用', 'As it is shown, e.g. 设备借用'),
      maxLength: 100,
    }),
    serviceName: string({
      label: text('服务名', 'Service'),
      required: text('请输入服务名', 'Enter the service'),
      hint: text('接口路径的第一段，如 blade-rdm', 'The first part of the path of its calls, e.g. blade-rdm'),
      initial: () => 'blade-rdm',
      maxLength: 100,
    }),
    tableName: string({
      label: text('数据表', 'Table'),
      required: text('请输入数据表', 'Enter the table'),
      hint: text('可带模式名，如 public.blade_equipment', 'A schema may stand before it, e.g. public.blade_equipment'),
      maxLength: 130,
    }),
    tablePrefix: string({
      label: text('表前缀', 'Table prefix'),
      hint: text('从表名去掉，如 blade_', 'Left out of the names made from the table, e.g. blade_'),
      maxLength: 60,
    }),
    pkName: string({
      label: text('主键', 'Primary key'),
      hint: text('RDM 自己编号，此列不生成字段', 'RDM numbers records itself, so this column becomes no field'),
      initial: () => 'id',
      maxLength: 63,
    }),
    baseMode: yesNo({ label: text('基础业务', 'Base fields'), hint: keptOnly, initial: () => '2' }),
    wrapMode: yesNo({ label: text('包装器', 'Wrapper'), hint: keptOnly, initial: () => '2' }),
    packageName: string({
      label: text('包名', 'Package'),
      hint: text(
        'core/src 下的文件夹，取最后一段，如 equipment',
        'The folder under core/src: its last part, e.g. equipment',
      ),
    }),
    apiPath: string({
      label: text('接口路径', 'Path of the calls'),
      hint: text(
        '如 blade-rdm/equipment；留空则由服务名和表名得出',
        'E.g. blade-rdm/equipment; left empty it follows from service and table',
      ),
      maxLength: 300,
    }),
    webPath: string({
      label: text('页面路径', 'Path of the page'),
      hint: text(
        '如 /equipment/list；留空则由包名和表名得出',
        'E.g. /equipment/list; left empty it follows from package and table',
      ),
      maxLength: 300,
    }),
  },
  naturalKey: ['codeName', 'tableName'],
  title: 'codeName',
  search: ['codeName', 'tableName', 'serviceName'],
  columns: ['codeName', 'datasourceName', 'serviceName', 'tableName', 'packageName', 'apiPath', 'webPath'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  permissions: crud('code'),
});
