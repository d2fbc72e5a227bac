import type { RecordOf } from '../../records';
import type { codeSetting } from '../code-setting';
import type { SourceColumn, SourceTable } from '../driven';

/** A column of a type, nullable unless said otherwise. */
export const column = (name: string, type: string, given: Partial<SourceColumn> = {}): SourceColumn => ({
  ...{ name, type, nullable: true, maxLength: null, precision: null, scale: null, comment: null },
  ...given,
});

/** A setting as it is stored. */
export const settingOf = (values: Partial<RecordOf<typeof codeSetting>> = {}): RecordOf<typeof codeSetting> => ({
  ...{ id: '1', tenantId: '000000', version: 1, status: 1, createUser: null, createDept: null, updateUser: null },
  ...{ createTime: '2024-01-01 00:00:00', updateTime: '2024-01-01 00:00:00' },
  ...{ datasourceId: '2', codeName: '设备借用', serviceName: 'blade-rdm', tableName: 'blade_equipment_loan' },
  ...{ tablePrefix: 'blade_', pkName: 'id', packageName: 'org.example.equipment', apiPath: null, webPath: null },
  ...{ baseMode: '2', wrapMode: '2' },
  ...values,
});

/** One column of every kind, after the base columns. */
const everyColumn: readonly SourceColumn[] = [
  column('id', 'int8', { nullable: false }),
  column('tenant_id', 'varchar', { maxLength: 12 }),
  column('serial_no', 'varchar', { maxLength: 50, nullable: false, comment: '编号' }),
  column('borrower', 'bpchar', { maxLength: 20, comment: '借用人：领用设备的人' }),
  column('purpose', 'text', { comment: '用途' }),
  column('description', 'varchar', { maxLength: 2000 }),
  column('key', 'uuid'),
  column('floor', 'int2'),
  column('pieces', 'int4', { nullable: false, comment: '件数' }),
  column('asset_number', 'int8'),
  column('deposit', 'numeric', { precision: 18, scale: 2, comment: '押金(元)' }),
  column('budget', 'numeric', { precision: 18, scale: 2, comment: '预算，万元' }),
  column('weight', 'numeric', { precision: 10, scale: 3, comment: '重量' }),
  column('ratio', 'numeric'),
  column('rank', 'numeric', { precision: 5, scale: 0 }),
  column('temperature', 'float8'),
  column('is_returned', 'bool', { nullable: false, comment: '是否归还' }),
  column('lent_on', 'date', { nullable: false, comment: '借出日期' }),
  column('returned_at', 'timestamptz', { comment: '归还时间' }),
  column('extra', 'jsonb', { nullable: false }),
  column('photo', 'bytea'),
  column('tags', '_text'),
  column('create_time', 'timestamp'),
  column('is_deleted', 'int4'),
];

export const everyKind: SourceTable = { comment: null, columns: everyColumn, uniqueKeys: [['tenant_id', 'serial_no']] };

/** Names and comments that would end a string, a comment or a file if inserted unescaped. */
export const hostile: SourceTable = {
  comment: `*/ process.exit(1) /*`,
  columns: [
    column('class', 'varchar', { maxLength: 5, nullable: false, comment: `'); process.exit(1); ('` }),
    column('CreateTime', 'varchar', { comment: '第一行\n第二行 */ `${1}` \\' }),
    column('current', 'int4', { comment: '\u2028\u2029\0\u0007' }),
    column('中文 列', 'text', { comment: '“引号”\'"`' }),
    column('2nd column', 'text'),
    column('a-b', 'text'),
    column('a_b', 'text', { comment: '一'.repeat(5_000) }),
    column('aB', 'text'),
    column('x'.repeat(63), 'numeric', { precision: 60, scale: 50 }),
    column('__proto__', 'text'),
    column('constructor', 'date'),
    column(`"; drop table students; --`, 'bool'),
    column('😀', 'varchar', { maxLength: 10_485_760 }),
  ],
  uniqueKeys: [['missing'], ['a-b', '中文 列']],
};
