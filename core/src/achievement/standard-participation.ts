import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, string } from '../records';

/** 参与制定标准: a standard that the enterprise led or took part in. */
export const standardParticipation = defineResource('blade-rdm/techstandard', {
  label: text('参与制定标准', 'Standards contributed to'),
  fields: {
    code: string({
      label: text('标准编号', 'Number'),
      required: text('请输入标准编号', 'Enter the number'),
      hint: text('申报系统中标准编号不能含空格', 'The portal takes it without blanks'),
      maxLength: 60,
      example: 'GB/T29030-2024',
    }),
    name: string({
      label: text('标准名称', 'Name'),
      required: text('请输入标准名称', 'Enter the name'),
      example: '低温冷机能效限定值',
    }),
    level: dictionary('standard_level', {
      label: text('标准级别', 'Level'),
      required: text('请选择标准级别', 'Choose the level'),
    }),
    role: dictionary('standard_role', {
      label: text('参与方式', 'Part taken'),
      required: text('请选择参与方式', 'Choose the part taken'),
      initial: () => 'part',
    }),
    publishTime: date({
      label: text('发布日期', 'Published on'),
      required: text('请选择发布日期', 'Choose the day it was published'),
    }),
    proofFiles: files({ label: text('证明材料', 'Proof') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'level', 'publishTime'],
  columns: ['code', 'name', 'level', 'role', 'publishTime', 'remark'],
  workbook: ['code', 'name', 'level', 'role', 'publishTime', 'remark'],
  order: [{ field: 'publishTime', descending: true }, { field: 'code' }],
  permissions: crud('techstandard'),
});
