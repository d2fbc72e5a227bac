import { insertRecords, type Call } from '../../records';
import { parameter, standardParameters } from '../param';

/** Adds the platform's missing parameters. Run in the platform tenant. */
export async function seedParameters(call: Call): Promise<void> {
  const stored = new Set((await call.records.find(parameter)).map(({ paramKey }) => paramKey));
  await insertRecords(
    call,
    parameter,
    standardParameters
      .filter(({ key }) => !stored.has(key))
      .map(({ key, name, value, remark }) => ({ paramName: name.zh, paramKey: key, paramValue: value, remark })),
  );
}
