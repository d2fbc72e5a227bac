import type { GenericSchema } from 'valibot';
import type { Language, Text } from '../kernel';
import type { Needs } from './access';
import type { Call, Caller } from './call';
import type { BaseRecord } from './declaration/resource';
import type { Download, StreamedDownload } from './declaration/resource-port';
import type { Exports } from './exported';
import type { Page } from './page';
import type { Printed } from './printed';
import type { Visitor } from './visitor';

/**
 * A special call as its area declares it. Port, permission, data scope, OpenAPI, log titles and the permissions page
 * follow from the declaration; the wire adds one line with its path.
 *
 * The implementation is one of three functions. The type of its second parameter is the type of the port's argument,
 * and the third names the services it needs besides the call.
 */
export interface SpecialCall {
  /** The access the caller must have. */
  readonly needs: Needs;
  /** The purpose of the call: a phrase in Chinese, used as its title in the log, and sentences in English. */
  readonly about: Text;
  /** Schema of the plain arguments. Records, page queries and files are parsed by the wire from their resources. */
  readonly takes?: GenericSchema<unknown, object>;
  /** Schema of optional plain arguments besides those of `takes`: in the query of a call with a body. */
  readonly takesBeside?: GenericSchema<unknown, object>;
  /** Schema of a plain response. That of pages, records and files follows from the resource the wire names. */
  readonly answers?: GenericSchema;
  /** Refuses the call before its work, in each of its transactions: what a permission cannot say. */
  readonly requires?: (call: Call) => Promise<void>;
  /** The call ignores the caller's data scopes, because its figures are those of the whole enterprise. */
  readonly wholly?: true;
  /**
   * How the call is logged, where its HTTP method does not imply it: `write` goes into the call log, `event` into the
   * event log as well, with what it counted.
   */
  readonly logged?: 'read' | 'write' | 'event';
  /**
   * Takes so long that it is long work, listed under this name and cancelled where somebody wishes. Its last transaction
   * keeps the outcome (`keepOutcome`) where doing it twice would show.
   */
  readonly longWork?: Text;
  /** What it takes out of the product, so that the history of the project or the year tells who took it. */
  readonly exports?: Exports;
  /** What it answers follows from its arguments and the call alone, without any service, and is kept as long as it holds. */
  readonly isKept?: true;
  /** Runs in one transaction of the caller's tenant. */
  readonly does?: (call: Call, args: never, services: never) => Promise<unknown>;
  /** Runs in one transaction; the file is written after it has ended. */
  readonly prints?: (call: Call, args: never, services: never) => Promise<Printed>;
  /** Begins its transactions itself, because work has to happen before, between or after them. */
  readonly conducts?: (visit: Visit, args: never, services: never) => Promise<unknown>;
}

export type AreaCalls = Readonly<Record<string, SpecialCall>>;

/** The context of a call that begins its transactions itself, for one admitted visitor. */
export interface Visit {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly language: Language;
  /** One transaction of the caller's tenant, within the caller's data scopes unless the call is declared `wholly`. */
  run<T>(work: (call: Call) => Promise<T>): Promise<T>;
  /** Read-only work without a common transaction: each read has its own, so long work in between blocks nothing. */
  look<T>(work: (call: Call) => Promise<T>): Promise<T>;
  /** One transaction as another caller, e.g. an anonymous one in the tenant that a sign-in names. */
  open<T>(caller: Caller, work: (call: Call) => Promise<T>): Promise<T>;
}

type Work<C> = C extends { readonly does: infer F }
  ? F
  : C extends { readonly prints: infer F }
    ? F
    : C extends { readonly conducts: infer F }
      ? F
      : never;

type RestOf<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : [];

/** The port's arguments: none, one, or one that may be left out. */
type Arguments<F> =
  RestOf<F> extends readonly []
    ? []
    : RestOf<F> extends readonly [infer Args, ...unknown[]]
      ? unknown extends Args
        ? []
        : undefined extends Args
          ? [args?: Args]
          : [args: Args]
      : RestOf<F> extends readonly [(infer Args)?, ...unknown[]]
        ? [args?: Args]
        : [];

type ResultOf<C> = C extends { readonly prints: unknown }
  ? Download
  : Work<C> extends (...args: never[]) => Promise<infer Result>
    ? Result
    : never;

/** The inbound port of an area: each call by its name. */
export type PortOf<Calls extends AreaCalls> = {
  readonly [Name in keyof Calls]: (...args: Arguments<Work<Calls[Name]>>) => Promise<ResultOf<Calls[Name]>>;
};

/** The ports of several areas, by their names. */
export type PortsOf<Areas extends Readonly<Record<string, AreaCalls>>> = {
  readonly [Area in keyof Areas]: PortOf<Areas[Area]>;
};

type ServicesIn<C> = RestOf<Work<C>> extends readonly [unknown, infer Services, ...unknown[]] ? Services : unknown;

/** All services the calls of some areas need, by name. Inference from a parameter position intersects them. */
export type ServicesOf<Areas extends Readonly<Record<string, AreaCalls>>> = {
  [Area in keyof Areas]: {
    [Name in keyof Areas[Area]]: (each: ServicesIn<Areas[Area][Name]>) => void;
  }[keyof Areas[Area]];
}[keyof Areas] extends (all: infer All) => void
  ? All
  : never;

type NoData = Awaited<Promise<void>>;

/** Results whose schema the wire derives from the resources it names. */
type HasOwnForm<Result> = [Result] extends
  | [NoData]
  | [Download]
  | [StreamedDownload]
  | [Page<unknown>]
  | [BaseRecord | null]
  | [readonly BaseRecord[]]
  | [Readonly<Record<string, BaseRecord | null | readonly BaseRecord[]>>]
  ? true
  : false;

/** Checks a declaration against its function: a schema of another type does not compile. */
type Checked<C> = (Arguments<Work<C>> extends readonly [(infer Args)?]
  ? { readonly takes?: Takes<Args>; readonly takesBeside?: Takes<Args> }
  : unknown) &
  (HasOwnForm<ResultOf<C>> extends true ? unknown : { readonly answers: GenericSchema<unknown, ResultOf<C>> });

type Takes<Args> = GenericSchema<unknown, Partial<NonNullable<Args>> & object>;

/** Declares the special calls of an area. */
export const calls = <const Calls extends AreaCalls>(
  declared: Calls & { readonly [Name in keyof Calls]: Checked<Calls[Name]> },
): Calls => declared;
