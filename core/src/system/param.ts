import { crud, defineResource, longText, string } from '../records';
import { text, type Text } from '../kernel';
import { NUMBER_RULES } from './number-rule';
import { NO_QUIET_CODES, QUIET_CODES } from './quiet-codes';

/**
 * Parameter (参数): a setting an administrator may change at run time. The platform's rows are the defaults of all
 * tenants; a tenant overrides one by adding a row with the same key. docs/wire.md, Parameters
 */
export const parameter = defineResource('blade-system/param', {
  label: text('参数', 'Parameter'),
  fields: {
    paramName: string({ label: text('参数名称', 'Name'), required: text('请输入参数名称', 'Enter the name') }),
    paramKey: string({ label: text('参数键名', 'Key'), required: text('请输入参数键名', 'Enter the key') }),
    paramValue: longText({ label: text('参数键值', 'Value'), required: text('请输入参数键值', 'Enter the value') }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['paramKey'],
  title: 'paramName',
  search: ['paramName', 'paramKey'],
  columns: ['paramName', 'paramKey', 'paramValue', 'remark'],
  aliases: ['blade-rdm/param'],
  sharing: 'platform',
  permissions: crud('param'),
});

/** Parameters that enable fields hidden by default, by the field they show. */
export const fieldSettings = {
  /** 设备动力的使用部门 */
  assetsPowerDept: 'assets_power_dept',
} as const;

/** Who sees the bar of open pages: `all`, or `admin`, the account of that name. */
export const TAG_BAR = 'ui.tagBar';
/** Its other value than the standard, `all`. */
export const TAG_BAR_OF_ADMIN = 'admin';

/** Whether verifying a month and locking it, and locking and unlocking it, take two people. */
export const TWO_PEOPLE = 'finance.twoPeople';

/** The account the AI assistant is available to, as `tenant/account` or as an account of the own tenant. */
export const ASSISTANT_ACCOUNT = 'ai.account';
/** The account of the demonstration data. */
export const STANDARD_ASSISTANT_ACCOUNT = '100001/manager';

interface StandardParameter {
  readonly key: string;
  /** What it is entered with is the Chinese one. */
  readonly name: Text;
  readonly value: string;
  /** The values it may have, where the name does not tell. */
  readonly remark?: string;
}

/** The platform's initial parameters. docs/wire.md, Parameters */
export const standardParameters: readonly StandardParameter[] = [
  {
    key: 'account.registerUser',
    name: text('是否开放第三方账号注册', 'Accounts of other sites may register'),
    value: 'true',
  },
  {
    key: 'account.failCount',
    name: text('登录失败锁定次数', 'Failed sign-ins before an account is locked'),
    value: '5',
  },
  {
    key: 'account.idleMinutes',
    name: text('闲置多少分钟后退出登录（0为不限）', 'Minutes without use before signing out (0: never)'),
    value: '720',
  },
  {
    key: 'account.secondFactor',
    name: text('是否要求全员两步验证登录', 'Everybody signs in with a second factor'),
    value: 'false',
  },
  {
    key: 'account.switchMode',
    name: text('是否可选择登录角色和部门', 'Role and department are chosen at sign-in'),
    value: 'false',
  },
  {
    key: fieldSettings.assetsPowerDept,
    name: text('设备动力是否填写使用部门', 'Equipment power is entered by department'),
    value: 'false',
  },
  {
    key: 'tenant.default.accountNumber',
    name: text('租户默认账号额度', 'Accounts a new tenant may have'),
    value: '100',
  },
  {
    key: ASSISTANT_ACCOUNT,
    name: text('AI助手开放的账号', 'Account with the AI assistant'),
    value: STANDARD_ASSISTANT_ACCOUNT,
  },
  { key: 'enterprise.register', name: text('是否开放企业注册', 'Enterprises may register'), value: 'true' },
  {
    key: NUMBER_RULES,
    name: text('证照号码的校验规则', 'Rule for the numbers of certificates'),
    value: 'form',
    remark: 'form 表单规则 (rule of the forms) · national 国家标准 (national standard)',
  },
  {
    key: TAG_BAR,
    name: text('页签栏对谁显示', 'Who sees the bar of open pages'),
    value: 'all',
    remark: 'all 所有用户 (everybody) · admin 账号 admin (the account admin)',
  },
  {
    key: QUIET_CODES,
    name: text('不提示的错误码', 'Error codes that are not shown'),
    value: NO_QUIET_CODES,
    remark: 'none 全部提示 (every error is shown) · 404,409 以逗号分隔的错误码 (codes by commas)',
  },
  {
    key: TWO_PEOPLE,
    name: text('核对、锁定和解锁是否须由不同人员办理', 'Verifying, locking and unlocking take two people'),
    value: 'false',
  },
  { key: 'enterprise.trialDays', name: text('企业试用天数', 'Days of a trial'), value: '30' },
  {
    key: 'token.maxDays',
    name: text('访问令牌最长有效天数', 'Most days an access token is valid'),
    value: '365',
    remark: '1 – 365',
  },
  { key: 'log.days', name: text('日志保留天数', 'Days that logs are kept'), value: '180' },
];
