import { crud, date, defineResource, dictionary, string } from '../records';
import { identifyDocument, validateIdentityDocument } from '../identity';
import { text } from '../kernel';
import { departmentReference, numberFault } from '../system';

/** The names under which other systems know a person, in lower case: `wang@example.com`, `wangxm`. */
export const namesElsewhere = (stated: string | null): readonly string[] =>
  (stated ?? '')
    .toLowerCase()
    .split(/[\s,，;；、]+/)
    .filter((name) => name !== '');

/** R&D personnel (研发人员), the register that payroll, attendance and hours refer to. */
export const personnel = defineResource('blade-rdm/entpersonnel', {
  label: text('研发人员', 'R&D personnel'),
  fields: {
    name: string({ label: text('姓名', 'Name'), required: text('请输入姓名', 'Enter the name'), example: '王小明' }),
    code: string({
      isNarrow: true,
      label: text('工号', 'Staff number'),
      required: text('请输入工号', 'Enter the staff number'),
      maxLength: 50,
      example: 'E240001',
    }),
    idCard: string({
      label: text('证件号码', 'Identity document'),
      maxLength: 30,
      // Foreigners, and people from Hong Kong, Macao and Taiwan, have documents of other kinds.
      warning: (value) =>
        identifyDocument(value) === null ? numberFault(validateIdentityDocument, value, 'standard') : null,
    }),
    sex: dictionary('sex', { label: text('性别', 'Sex') }),
    education: dictionary('education', { label: text('学历', 'Education') }),
    deptId: departmentReference({ label: text('部门', 'Department') }),
    post: string({ label: text('岗位', 'Post'), example: '工程师' }),
    category: dictionary('personnel_category', { label: text('人员类别', 'Category') }),
    employmentForm: dictionary('employment_form', { label: text('用工形式', 'Form of employment') }),
    entryDate: date({ label: text('入职日期', 'Joined on') }),
    leaveDate: date({
      label: text('离职日期', 'Left on'),
      notBefore: {
        field: 'entryDate',
        message: text('离职日期不能早于入职日期', 'The leaving date is before the joining date'),
      },
    }),
    /** The account of the user who is this person; it lets him enter his own hours. */
    account: string({ label: text('登录账号', 'Account'), maxLength: 50 }),
    namesElsewhere: string({
      label: text('邮箱与代码平台账号', 'E-mail addresses and logins'),
      maxLength: 500,
      example: 'wangxm@example.com, wangxm',
    }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'deptId', 'category', 'employmentForm'],
  columns: [
    'code',
    'name',
    'sex',
    'education',
    'deptName',
    'post',
    'category',
    'employmentForm',
    'entryDate',
    'leaveDate',
  ],
  workbook: [
    'name',
    'code',
    'idCard',
    'sex',
    'education',
    'deptId',
    'post',
    'category',
    'employmentForm',
    'entryDate',
    'leaveDate',
    'account',
    'namesElsewhere',
  ],
  permissions: crud('entpersonnel'),
});
