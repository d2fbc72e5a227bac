import { SUBMISSION_HEADER } from '../clients';

/** What a submit's key is for. */
export const SUBMISSION_KEY =
  '提交标识 · A text of the caller’s own that names this submit: sent again with the same key, nothing is written twice.';

/** What the arguments of special calls mean, by the name they have everywhere. */
const texts: Readonly<Record<string, string>> = {
  year: '年度 · Year, yyyy.',
  id: '编号 · Id of the record.',
  ids: '编号 · Ids joined by commas.',
  month: '月份 · Month, yyyy-MM.',
  code: '编号 · Code of the dictionary.',
  key: '追溯键 · The `deeper` key of a leaf of a trace.',
  reportId: '辅助账编号 · Id of a project report, instead of the year.',
  addedType: '申报期 · First half year, first three quarters, or the whole year.',
  tenantId: '租户 · Tenant code.',
  username: '账号 · Account.',
  password: '密码 · Lower-case md5 hex of what the person types.',
  grant_type: '授权类型 · `password` (as when absent), `captcha`, `refresh_token` or `social`.',
  source: '第三方系统 · The other system, with `social`.',
  state: '登录状态 · What the other system sent back beside its code.',
  roleId: '角色 · Ids of roles one holds, joined by commas, to act in these alone.',
  deptId: '部门 · Id of a department.',
  oauthId: '第三方账号 · Id of the third-party account, `oauth_id` of the guest’s token.',
  refresh_token: '刷新令牌 · The refresh token of an earlier answer.',
  captchaKey: '验证码编号 · The key that came with the picture.',
  captchaCode: '验证码 · What the picture shows.',
  newPassword: '新密码 · Lower-case md5 hex.',
  newPassword1: '确认密码 · The same again.',
  projectId: '项目编号 · Id of the project.',
  objectId: '所属记录 · Id of the record the files belong to.',
  subject: '审核科目 · Subject of the month audit.',
  subject2: '科目 · Cost item, category, or code of an account.',
  coopLeader: '牵头单位 · Name of the lead unit.',
  type: '附件类型 · Kind of attachment.',
  [SUBMISSION_HEADER]: SUBMISSION_KEY,
};

export const parameterText = (name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;
