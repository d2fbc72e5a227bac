import { midSentence, text, type Text } from './text';

/**
 * An error as a value: an HTTP-like code for the wire and one clear sentence in both languages.
 * Thrown as a `Refusal`, which rolls the transaction back.
 */
export interface Fault {
  readonly code: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
  /** A stable name for programs to check, e.g. `STALE_VERSION`. */
  readonly name: string;
  readonly message: Text;
  /** Faults of single fields, in the order of the form. */
  readonly fields?: readonly FieldFault[];
  /** Data sent along with the fault, e.g. the report of a refused import. */
  readonly data?: unknown;
}

export interface FieldFault {
  readonly field: string;
  readonly message: Text;
}

/** Carries a fault out of a transaction, which is rolled back. */
export class Refusal extends Error {
  /** @param cause the error behind it, for whoever operates the program */
  constructor(
    readonly fault: Fault,
    cause?: unknown,
  ) {
    super(fault.message.en, { cause });
    this.name = 'Refusal';
  }
}

/** One thing that is wrong with the input of a calculation. */
export interface InputIssue {
  /** Where it is, e.g. `['projects', 0, 'personnel']`. */
  readonly path: readonly (string | number)[];
  /** What was given there. */
  readonly value: unknown;
  readonly message: Text;
}

/**
 * A programming error of the caller, as opposed to invalid user input. Check `code` rather than the class: the ESM and
 * the CommonJS build each have their own. docs/library/errors.md lists the codes.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What is wrong with the input, for `NOT_AN_AMOUNT`, `INVALID_INPUT` and `YEAR_NOT_COVERED`. */
    readonly issues: readonly InputIssue[] = [],
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** The error for one argument, or one item of an input, that a calculation cannot use. */
export function refusedInput(
  code: string,
  path: readonly (string | number)[],
  value: unknown,
  message: Text,
): DomainError {
  const place = path.length > 0 ? `${path.join('.')}: ` : '';
  return new DomainError(code, place + message.en, [{ path, value, message }]);
}

/** Names the fault of a write of which nobody can tell whether it was stored. */
export const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';
/** Names the fault of a call that came while the program was still starting; nothing was done. */
export const STARTING = 'STARTING';

export const faults = {
  invalid: (message: Text, fields?: readonly FieldFault[]): Fault => ({
    code: 400,
    name: 'INVALID',
    message,
    ...(fields && { fields }),
  }),
  unauthorised: (message = text('请求未授权', 'Please sign in')): Fault => ({
    code: 401,
    name: 'UNAUTHORISED',
    message,
  }),
  forbidden: (permission: string): Fault => ({
    code: 403,
    name: 'FORBIDDEN',
    message: text(
      `您没有此操作的权限（${permission}），请联系企业管理员授权`,
      `You lack the permission ${permission}; ask your enterprise administrator for it`,
    ),
  }),
  notFound: (what: Text): Fault => ({
    code: 404,
    name: 'NOT_FOUND',
    message: text(`${what.zh}不存在或已被删除`, `This ${midSentence(what.en)} does not exist or was deleted`),
  }),
  outcomeUnknown: (): Fault => ({
    code: 503,
    name: OUTCOME_UNKNOWN,
    message: text(
      '服务器与数据库的连接在保存时中断，数据可能已经保存，请刷新核对后再决定是否重试',
      'The connection to the database broke while saving: the data may have been saved; refresh and look before you try again',
    ),
  }),
  starting: (): Fault => ({
    code: 503,
    name: STARTING,
    message: text('系统正在启动，请稍候再试', 'The system is starting; try again in a moment'),
  }),
  staleVersion: (): Fault => ({
    code: 409,
    name: 'STALE_VERSION',
    message: text('数据已被他人修改，请刷新后重试', 'Someone else has changed this record; refresh and try again'),
  }),
} as const;
