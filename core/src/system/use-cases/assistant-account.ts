import { Refusal, text } from '../../kernel';
import type { Call } from '../../records';
import { ASSISTANT_ACCOUNT, STANDARD_ASSISTANT_ACCOUNT } from '../param';
import { parameterOf } from './parameter-of';

const NOT_FOR_YOU = text(
  'AI 助手仅对指定账号开放，请联系管理员修改参数 ai.account',
  'The AI helpers are there for one account; an administrator names it in the parameter ai.account',
);

/** Whether the AI assistant is available to the caller. */
export async function isAssistantAccount(call: Call): Promise<boolean> {
  const { tenantId, account } = call.caller;
  const named = (await parameterOf(call, ASSISTANT_ACCOUNT, STANDARD_ASSISTANT_ACCOUNT)).trim();
  return named === `${tenantId}/${account}` || named === account;
}

/** For other accounts the AI assistant does not exist (404). */
export async function requireAssistantAccount(call: Call): Promise<void> {
  if (!(await isAssistantAccount(call))) {
    throw new Refusal({ code: 404, name: 'NOT_THE_ASSISTANT_ACCOUNT', message: NOT_FOR_YOU });
  }
}
