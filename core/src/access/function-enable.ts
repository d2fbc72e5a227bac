import { text } from '../kernel';
import { crud, defineResource, dictionary, string, yesNo, type RecordOf } from '../records';

/** The dictionary of the parts of the product. */
export const FUNCTION_MODULE = 'function_module';

/** 否 of the dictionary `yes_no`. */
export const SWITCHED_OFF = '1';

/**
 * Whether an enterprise uses a part of the product (功能启用). What is switched off is in no menu; its records stay, and
 * other parts go on using them. A part without a record is in use. docs/product.md, Modules in use
 */
export const functionEnable = defineResource('blade-rdm/functionenable', {
  label: text('功能启用', 'Modules in use'),
  fields: {
    code: dictionary(FUNCTION_MODULE, {
      label: text('功能模块', 'Module'),
      required: text('请选择功能模块', 'Choose the module'),
    }),
    enabled: yesNo({
      label: text('是否启用', 'In use'),
      required: text('请选择是否启用', 'Choose whether it is in use'),
      initial: () => '2',
    }),
    remark: string({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['code'],
  title: 'code',
  search: ['code', 'enabled'],
  columns: ['code', 'enabled', 'remark'],
  order: [{ field: 'code' }],
  submitFinds: 'naturalKey',
  detailBy: ['code'],
  permissions: crud('functionenable'),
});

export type FunctionEnable = RecordOf<typeof functionEnable>;
