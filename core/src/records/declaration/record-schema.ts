import { custom, pipe, rawTransform, type GenericSchema } from 'valibot';
import { inLanguage, text } from '../../kernel';
import type { Draft } from './field';
import type { Resource, ValuesOf } from './resource';
import { validateRecord } from './validate-record';

const UNREADABLE = text('填写的内容无法识别，请重新填写', 'What was entered cannot be read; enter it again');

/**
 * A resource as a schema for other programs: a valibot schema and, as every one of those, a Standard Schema
 * (`'~standard'`, version 1). It adds no rules: a record is checked by its declaration, as the forms and the server do.
 * The output has every field of the resource in canonical form, null where nothing is given.
 */
export function recordSchema<R extends Resource>(resource: R): GenericSchema<Draft, ValuesOf<R>> {
  return pipe(
    custom<Draft>(isRecord, ({ lang }) => inLanguage(UNREADABLE, lang)),
    rawTransform<Draft, ValuesOf<R>>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const { values, faults } = validateRecord(resource, input);
      for (const { field, message } of faults) {
        addIssue({
          message: ({ lang }) => inLanguage(message, lang),
          path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
        });
      }
      return faults.length > 0 ? NEVER : (values as ValuesOf<R>);
    }),
  );
}

function isRecord(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
