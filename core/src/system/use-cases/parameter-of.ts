import type { IdentityRule } from '../../identity';
import { wholly, type Call } from '../../records';
import { NUMBER_RULES, parseNumberRule } from '../number-rule';
import { fieldSettings, parameter, TAG_BAR, TAG_BAR_OF_ADMIN } from '../param';
import { QUIET_CODES, quietCodeSettings } from '../quiet-codes';

/**
 * The value of a parameter: the tenant's own, else the platform's, else the fallback. Data scopes on parameters do not
 * apply.
 */
export async function parameterOf(call: Call, key: string, fallback: string): Promise<string> {
  return (await parametersOf(call, [key])).get(key) ?? fallback;
}

/** The values of these parameters that have one, by key. */
async function parametersOf(call: Call, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await wholly(call).records.findByKeys(
    parameter,
    keys.map((paramKey) => ({ paramKey })),
  );
  const isOwn = ({ tenantId }: { tenantId: string }) => tenantId === call.caller.tenantId;
  const ownLast = [...found.filter((each) => !isOwn(each)), ...found.filter(isOwn)];
  return new Map(ownLast.map(({ paramKey, paramValue }) => [paramKey, paramValue]));
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
  isOn(await parameterOf(call, key, 'false'));

const isOn = (value: string | undefined): boolean => value?.trim() === 'true';

/** The rule by which the tenant judges official numbers. */
export const numberRule = async (call: Call): Promise<IdentityRule> =>
  parseNumberRule(await parameterOf(call, NUMBER_RULES, ''));

/**
 * The parameters that change what screens show and are on: those that show fields; `NUMBER_RULES` where the national
 * standard decides, `TAG_BAR` where the bar is for the administrator alone, one for each code that is quiet.
 */
export async function settingsOn(call: Call): Promise<readonly string[]> {
  const fields: readonly string[] = Object.values(fieldSettings);
  const values = await parametersOf(call, [...fields, NUMBER_RULES, TAG_BAR, QUIET_CODES]);
  return [
    ...fields.filter((key) => isOn(values.get(key))),
    ...(parseNumberRule(values.get(NUMBER_RULES) ?? '') === 'standard' ? [NUMBER_RULES] : []),
    ...(values.get(TAG_BAR)?.trim() === TAG_BAR_OF_ADMIN ? [TAG_BAR] : []),
    ...quietCodeSettings(values.get(QUIET_CODES) ?? ''),
  ];
}
