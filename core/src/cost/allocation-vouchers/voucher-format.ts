import { text, type Text } from '../../kernel';

/** The program a file is for. */
export type VoucherFormat = 'u8' | 'jdy' | 'kis' | 'galaxy' | 'tplus' | 'xlsx' | 'csv';

/** The dictionary of the formats. */
export const VOUCHER_FORMAT = 'voucher_format';

export const voucherFormatLabels: Readonly<Record<VoucherFormat, Text>> = {
  u8: text('用友 U8（文本）', 'Yonyou U8 (text)'),
  jdy: text('金蝶精斗云 / KIS 云（Excel）', 'Kingdee Jingdouyun / KIS cloud (Excel)'),
  kis: text('金蝶 KIS 标准版（DBF）', 'Kingdee KIS standard (DBF)'),
  galaxy: text('金蝶云星空（Excel）', 'Kingdee Cloud Galaxy (Excel)'),
  tplus: text('用友 T+ / 好会计（通用表）', 'Yonyou T+ / Hao Kuaiji (general table)'),
  xlsx: text('通用表（Excel）', 'General table (Excel)'),
  csv: text('通用表（CSV）', 'General table (CSV)'),
};

export const voucherFormats = Object.keys(voucherFormatLabels) as VoucherFormat[];

/** What a person has to know of a format before the file is imported there. */
export const voucherFormatNotes: Readonly<Partial<Record<VoucherFormat, Text>>> = {
  u8: text(
    '在“总账工具—凭证引入”中引入，建议勾选“重新编号”；科目编码、项目编码须与 U8 一致。',
    'Taken in under 总账工具—凭证引入, with 重新编号; codes of accounts and projects must be those of U8.',
  ),
  jdy: text(
    '在“凭证—导入”中导入；科目、项目、部门的编码或名称须与账套一致。',
    'Taken in under 凭证—导入; accounts, projects and departments must be those of the books.',
  ),
  kis: text(
    '在“账务处理—引入标准格式凭证”中引入；字段名称依 KIS 标准格式，字段长度由本系统确定。',
    'Taken in as a voucher of standard format; the names of the fields are those of KIS, their lengths our own.',
  ),
  galaxy: text(
    '引入模板因租户的自定义核算维度而不同：请填写账簿编码、核算组织编码和研发项目所用的维度字段，并先在测试账簿试引入。',
    'The template differs by the custom dimensions of a tenant: give the codes of book and organisation and the field of ' +
      'the project dimension, and try it on a test book first.',
  ),
  tplus: text(
    '没有取得 T+、好会计的官方导入模板，提供通用表，请在软件中按列对应后导入。',
    'The official templates of T+ and 好会计 were not found: this is the general table, to be matched column by column.',
  ),
};

/** The state of an exported voucher. */
export type AllocationVoucherState = 'exported' | 'booked' | 'voided';

/** The dictionary of the states. */
export const ALLOCATION_VOUCHER_STATE = 'allocation_voucher_state';

export const allocationVoucherStates: Readonly<Record<AllocationVoucherState, Text>> = {
  exported: text('已导出', 'Exported'),
  booked: text('已入账', 'Booked'),
  voided: text('已作废', 'Voided'),
};
