import { openApi, type Operation, type OpenApiDocument } from '@rdm/blade-protocol';
import { storedResources } from '@rdm/core/internal/application';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { WireAnswer } from './wire-caller';

const described = openApi(storedResources);

export const operationAt = (path: string, method: 'get' | 'post'): Operation => {
  const operation = described.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};

/** Answers collected by operation. */
export class Examples {
  readonly #given = new Map<Operation, Map<number, unknown[]>>();

  add(operation: Operation, { status, body }: Pick<WireAnswer, 'status' | 'body'>): void {
    const byStatus = this.#given.get(operation) ?? new Map<number, unknown[]>();
    byStatus.set(status, [...(byStatus.get(status) ?? []), body]);
    this.#given.set(operation, byStatus);
  }

  get operations(): readonly Operation[] {
    return [...this.#given.keys()];
  }

  /**
   * The linter's problems when the answers are put into the document as examples: each is validated against its schema,
   * and properties the schema does not declare are reported as well.
   */
  async misfits(): Promise<string[]> {
    const paths = Object.entries(described.paths).map(([path, methods]) => {
      const shown = Object.entries(methods).map(([method, operation]) => [method, this.#withExamples(operation)]);
      return [path, Object.fromEntries(shown)];
    });
    const rule = { severity: 'error', allowAdditionalProperties: false };
    // As the text of a configuration: the type of one as an object takes the compiler a twentieth of its whole time.
    const config = await createConfig(JSON.stringify({ rules: { 'no-invalid-media-type-examples': rule } }));
    const document = { ...described, paths: Object.fromEntries(paths) as OpenApiDocument['paths'] };
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    return problems.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`);
  }

  #withExamples(operation: Operation): Operation {
    const given = this.#given.get(operation);
    if (!given) return operation;
    const responses = { ...operation.responses };
    for (const [status, bodies] of given) {
      const response = responses[status];
      if (!response) throw new Error(`${operation.operationId} is not described to answer ${status}`);
      const whole = '$ref' in response ? described.components.responses[nameIn(response.$ref)]! : response;
      const examples = Object.fromEntries(bodies.map((value, index) => [`answer${index + 1}`, { value }]));
      const json = { ...whole.content!['application/json']!, examples };
      responses[status] = { ...whole, content: { 'application/json': json } };
    }
    return { ...operation, responses };
  }
}

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
