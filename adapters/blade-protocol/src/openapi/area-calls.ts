import { formsOfShapes } from '../wire/session-forms';
import { areaCalls as declaredCalls, type AreaPorts } from '@rdm/core/internal/application';
import { accessOf, type Access, type AreaCalls, type Resource, type SpecialCall } from '@rdm/core/internal/records';
import type * as v from 'valibot';
import type { Endpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { wires } from '../wire';
import type { WireLine } from '../wire/wire-line';
import { schemaNameOf } from './document';
import { sharedForms } from './shared-forms';

/** A special call with all that is declared of it. */
export interface AreaCall {
  readonly area: keyof AreaPorts;
  readonly method: string;
  readonly endpoint: Endpoint;
  readonly described: Pick<SpecialCall, 'about'> &
    Pick<WireLine, 'orNothing' | 'many'> & { readonly schema?: v.GenericSchema };
  readonly access: Access;
}

type PerMethod<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Declarations and wire side by side. */
export const areaCalls = (): AreaCall[] =>
  Object.entries<AreaCalls>(declaredCalls).flatMap(([area, calls]) =>
    Object.entries(calls).map(([method, { about, answers: schema, needs }]) => {
      const { many, orNothing, shape } = (wires as PerMethod<WireLine>)[area]![method]!;
      return {
        area: area as keyof AreaPorts,
        method,
        endpoint: (endpoints as PerMethod<Endpoint>)[area]![method]!,
        described: { about, schema: (shape && formsOfShapes.get(shape)) ?? schema, many, orNothing },
        access: accessOf(needs),
      };
    }),
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
    ...(sheet ? [sheet.main.resource, ...Object.values(sheet.parts), ...Object.values(sheet.lists ?? {})] : []),
  ]);
