import { areaAccess, type Access, type AreaPorts } from '@rdm/core/application';
import type { Resource } from '@rdm/core/records';
import type * as v from 'valibot';
import { answers, sharedForms, type About } from '../answers';
import type { Endpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { formsOfShapes } from '../wire/session-forms';
import { schemaNameOf } from './document';

/** A special call with all that is declared of it. */
export interface AreaCall {
  readonly area: keyof AreaPorts;
  readonly method: string;
  readonly endpoint: Endpoint;
  readonly described: About & { readonly schema?: v.GenericSchema; readonly orNothing?: true; readonly many?: true };
  readonly access: Access;
}

type PerMethod<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The tables of endpoints, answers and permissions side by side. */
export const areaCalls = (): AreaCall[] =>
  Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([area, methods]) =>
    Object.entries(methods).map(([method, endpoint]) => ({
      area: area as keyof AreaPorts,
      method,
      endpoint,
      described: {
        ...(answers as PerMethod<AreaCall['described']>)[area]![method]!,
        ...(endpoint.shape && { schema: formsOfShapes.get(endpoint.shape) }),
      },
      access: (areaAccess as PerMethod<Access>)[area]![method]!,
    })),
  );

/** The name of a call's answer among the schemas. */
export function answerName({ area, method, described }: AreaCall): string {
  const shared = Object.entries(sharedForms).find(([, form]) => form === described.schema);
  return shared ? shared[0] : schemaNameOf(`${area}-${method}`);
}

/** The forms of all declared answers, under their names. */
export const areaAnswers = (): Readonly<Record<string, v.GenericSchema>> =>
  Object.fromEntries(
    areaCalls().flatMap((call) => (call.described.schema ? [[answerName(call), call.described.schema]] : [])),
  );

/** The resources whose records special calls take or answer. */
export const resourcesOfCalls = (): Resource[] =>
  areaCalls().flatMap(({ endpoint: { page, draft, record, sheet } }) => [
    ...[page, draft, record].flatMap((resource) => resource ?? []),
    ...(sheet ? [sheet.main.resource, ...Object.values(sheet.parts)] : []),
  ]);
