import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, optional } from './parameters';

const users = '/api/blade-user';
const text = v.optional(v.string());

/** What a person may do with his own account. docs/wire.md, Own profile */
export const profileEndpoints: EndpointTable['profile'] = {
  info: { method: 'GET', path: `${users}/info` },
  updateInfo: {
    method: 'POST',
    path: `${users}/update-info`,
    body: v.object({ name: text, realName: text, avatar: text, email: text, phone: text }),
  },
  updatePassword: {
    method: 'POST',
    path: `${users}/update-password`,
    query: v.object({ oldPassword: v.string(), newPassword: v.string(), newPassword1: v.string() }),
  },
  confirmPassword: { method: 'POST', path: `${users}/confirm-password`, query: v.object({ password: v.string() }) },
  sessions: { method: 'GET', path: `${users}/sessions`, query: v.object({ userId: optional(id) }) },
  endSession: { method: 'POST', path: `${users}/end-session`, query: v.object({ id }) },
};
