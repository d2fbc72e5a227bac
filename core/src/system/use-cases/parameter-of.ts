import type { IdentityRule } from '../../identity';
import { wholly, type Call } from '../../records';
import { NUMBER_RULES, parseNumberRule } from '../number-rule';
import { fieldSettings, parameter } from '../param';

/**
 * The value of a parameter: the tenant's own, else the platform's, else the fallback. Data scopes on parameters do not
 * apply.
 */
export async function parameterOf(call: Call, key: string, fallback: string): Promise<string> {
  const found = await wholly(call).records.findByKeys(parameter, [{ paramKey: key }]);
  const meant = found.find(({ tenantId }) => tenantId === call.caller.tenantId) ?? found[0];
  return meant?.paramValue ?? fallback;
}

/** A parameter that is a whole number; anything else, or a value out of range, yields the fallback. */
export async function wholeParameterOf(
  call: Call,
  key: string,
  fallback: number,
  { least = 0, most = 1_000_000 } = {},
): Promise<number> {
  const given = (await parameterOf(call, key, String(fallback))).trim();
  const value = /^\d{1,7}$/.test(given) ? Number(given) : fallback;
  return value >= least && value <= most ? value : fallback;
}

export const parameterIsOn = async (call: Call, key: string): Promise<boolean> =>
  (await parameterOf(call, key, 'false')).trim() === 'true';

/** The rule by which the tenant judges official numbers. */
export const numberRule = async (call: Call): Promise<IdentityRule> =>
  parseNumberRule(await parameterOf(call, NUMBER_RULES, ''));

/** The enabled parameters among those that show fields or choose rules; of `NUMBER_RULES` the value `national`. */
export async function settingsOn(call: Call): Promise<readonly string[]> {
  const on: string[] = [];
  for (const key of Object.values(fieldSettings)) if (await parameterIsOn(call, key)) on.push(key);
  if ((await numberRule(call)) === 'standard') on.push(NUMBER_RULES);
  return on;
}
