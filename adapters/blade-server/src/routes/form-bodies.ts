import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';

/** As many fields as no call has, and as long a list of ids as none needs: together less than a JSON body may have. */
const LIMITS = { fields: 50, fieldSize: 40 * 1024 };

const UNREADABLE = text('表单内容无法读取，请重试', 'The form cannot be read; try again');

/**
 * Reads the arguments of forms, which some clients of the family send in place of JSON and of the query: urlencoded, or
 * in parts where the route takes no file.
 */
export function formBodies(server: FastifyInstance): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook('preHandler', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.takesFile) request.body = await fieldsOf(request);
  });
}

async function fieldsOf(request: FastifyRequest): Promise<object> {
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      // A file is read to its end, or the form would never come to its own.
      if (part.type === 'file') part.file.resume();
      else if (part.valueTruncated) throw Object.assign(new Error('a field is too long'), { statusCode: 413 });
      else fields.push([part.fieldname, part.value]);
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(faults.invalid(UNREADABLE));
  }
  return Object.fromEntries(fields);
}

/** Whether the arguments of a request came as a form, all of them texts. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '');

/** The arguments of a form: a list is its items joined by commas. */
export function formArguments(schema: v.GenericSchema<unknown, object>, form: unknown): unknown {
  if (typeof form !== 'object' || form === null || !('entries' in schema)) return form;
  const entries = schema.entries as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && Object.hasOwn(entries, name) && isList(entries[name])
        ? value.split(',').filter((item) => item !== '')
        : value,
    ]),
  );
}

function isList(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return false;
  if (schema.type === 'array') return true;
  return 'wrapped' in schema && isList(schema.wrapped);
}
