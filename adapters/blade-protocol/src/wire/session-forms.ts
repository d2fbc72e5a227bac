import { answer } from '@rdm/core/internal/records';
import * as v from 'valibot';
import { tokenShape, userInfoShape, type WireToken, type WireUserInfo } from './session-shapes';
import type { AnyShape } from './shape';

const detail = v.object({ type: v.literal('web'), deptName: v.string() });

const tokenForm: v.GenericSchema<unknown, WireToken> = v.object({
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
  detail,
  license: v.string(),
  reset_def_pass: v.pipe(answer.flag, v.description('1: the password must be changed before anything else')),
  password_expired: answer.flag,
  set_second_factor: v.optional(
    v.pipe(answer.flag, v.description('1: a second factor must be set up before anything else')),
  ),
});

const userInfoForm: v.GenericSchema<unknown, WireUserInfo> = v.object({
  roles: v.array(v.string()),
  tenantId: v.string(),
  userId: answer.idOrEmpty,
  account: v.string(),
  userName: v.string(),
  nickName: v.string(),
  roleId: answer.ids,
  deptId: answer.ids,
  avatar: v.string(),
  oauthId: v.pipe(v.string(), v.description('Of a guest, whose `userId` is empty: what he registers with')),
  detail,
  reset_def_pass: answer.flag,
  password_expired: answer.flag,
  set_second_factor: v.optional(
    v.pipe(answer.flag, v.description('1: a second factor must be set up before anything else')),
  ),
  idle_minutes: v.optional(
    v.pipe(answer.count, v.description('Minutes without use after which screens end the session; absent: never')),
  ),
  switch_mode: v.pipe(answer.flag, v.description('1: there are several roles to choose from')),
  settings: v.pipe(v.array(v.string()), v.description('The settings that are on and change what screens show')),
  assistant: v.pipe(answer.flag, v.description('1: the AI helpers are there for this account')),
});

/** The schemas of shaped answers on the wire, for OpenAPI. Kept apart from the shapes, which browsers load. */
export const formsOfShapes: ReadonlyMap<AnyShape, v.GenericSchema> = new Map<AnyShape, v.GenericSchema>([
  [tokenShape, tokenForm],
  [userInfoShape, userInfoForm],
]);
