import { NOT_AN_OBJECT, SUBMISSION_HEADER } from '@rdm/blade-protocol';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { FastifyRequest } from 'fastify';

const CUT_SHORT = text('文件没有传完整，请重新上传', 'The upload is incomplete; upload the file again');
const ONE_FILE = text('请选择要上传的文件', 'Choose the file to upload');

/** The query by name; of a repeated parameter the last value counts. */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  );
}

/** The texts of the body by name, as a form has them; nothing where the body is no object. */
export function formOf({ body }: FastifyRequest): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/** The JSON body where it must be one object. */
export function objectBodyOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(faults.invalid(NOT_AN_OBJECT));
  return body as Record<string, unknown>;
}

/** The key that identifies the form a submit comes from. */
export function submissionKey(request: FastifyRequest): string | undefined {
  const key = request.headers[SUBMISSION_HEADER.toLowerCase()];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** No file system allows longer names, and a name is returned in a header, whose length clients limit. */
const LONGEST_NAME = 200;

/** A form may omit the file name, put a lone surrogate in it or make it endlessly long. */
const nameOf = (given: string | undefined): string => (given ?? '').slice(-LONGEST_NAME).replace(/\p{Cs}/gu, '');

export interface UploadedFile {
  readonly file: Uint8Array;
  readonly fileName: string;
  /** A text field of the form, sent before the file. */
  readonly textOf: (name: string) => unknown;
}

/** The one file of a form. Its size is limited by the server; an upload that breaks off is the client's fault. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal(faults.invalid(ONE_FILE));
  try {
    const part = await request.file();
    if (part) {
      return {
        file: new Uint8Array(await part.toBuffer()),
        fileName: nameOf(part.filename),
        textOf: (name) => (part.fields[name] as { value?: unknown } | undefined)?.value,
      };
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(faults.invalid(CUT_SHORT));
  }
  throw new Refusal(faults.invalid(ONE_FILE));
}
