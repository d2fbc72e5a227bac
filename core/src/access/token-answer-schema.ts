import * as v from 'valibot';
import { answer } from '../records';
import type { TokenAnswer } from './ports';

/** The form of a token answer. */
export const tokenAnswerSchema: v.GenericSchema<unknown, TokenAnswer> = v.object({
  tenant_id: v.string(),
  user_id: v.pipe(answer.idOrEmpty, v.description('Empty for a guest')),
  dept_id: answer.ids,
  post_id: answer.ids,
  role_id: answer.ids,
  oauth_id: v.string(),
  account: v.string(),
  user_name: v.string(),
  nick_name: v.string(),
  real_name: v.string(),
  role_name: v.pipe(v.string(), v.description('Aliases of the roles joined by commas')),
  avatar: v.string(),
  access_token: v.string(),
  refresh_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.pipe(answer.count, v.description('Seconds until the access token ends')),
  detail: v.object({ type: v.literal('web'), deptName: v.string() }),
  license: v.string(),
  reset_def_pass: v.pipe(answer.flag, v.description('1: the password must be changed before anything else')),
  password_expired: answer.flag,
});
