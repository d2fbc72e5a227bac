import type { Call, Visit } from '../../records';
import { dataSource } from '../data-source';
import { valueOf } from '../source-refusals';
import { connectionTo, presentTools, type DevelopServices } from './source-connection';

/** A data source to choose. */
export interface SourceChoice {
  readonly id: string;
  readonly name: string;
  readonly driverClass: string;
}

/** The result of a successful connection test. */
export interface TestedSource {
  readonly success: true;
  /** Of the server, e.g. `16.4`. */
  readonly version: string;
}

export const dataSourceChoices = async (call: Call): Promise<readonly SourceChoice[]> =>
  (await call.records.find(dataSource)).map(({ id, name, driverClass }) => ({
    id,
    name: name ?? '',
    driverClass: driverClass ?? '',
  }));

/** Connects with the stored settings, after the transaction; refuses with a message if that fails. */
export async function testDataSource(
  { run }: Visit,
  { id }: { readonly id: string },
  services: DevelopServices,
): Promise<TestedSource> {
  const source = await run((call) => connectionTo(call, id, services));
  return { success: true, ...valueOf(await presentTools(services).sources.test(source)) };
}
