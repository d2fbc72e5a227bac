import type { LegacyPorts as AreaPorts } from '@rdm/core/application';
import type { BaseRecord, Download, Page } from '@rdm/core/records';
import type { Text } from '@rdm/core/kernel';
import type * as v from 'valibot';

/** What a call is for, in words: the Chinese says it in a phrase, the English in sentences. */
export interface About {
  readonly about: Text;
}

/** What a call is for and the form of what it answers. A schema of another form does not compile. */
export interface Answer<Result> extends About {
  readonly schema: v.GenericSchema<unknown, Result>;
}

/** A record that may not be there; then the data are an empty object. */
export interface AnswerOrNothing extends About {
  readonly orNothing: true;
}

/** Several records of the resource the endpoint names. */
export interface AnswerOfMany extends About {
  readonly many: true;
}

type ResultOf<Method> = Method extends (...args: never[]) => Promise<infer Result> ? Result : never;

type NoData = Awaited<Promise<void>>;

type IsSheet<Result> = Result extends object
  ? [Result[keyof Result]] extends [BaseRecord | null]
    ? true
    : false
  : false;

/** Nothing, documents, and what is made of records have their form from the endpoint: it names their resources. */
type Described<Result> = [Result] extends [NoData] | [Download] | [Page<unknown>] | [BaseRecord]
  ? About
  : [Result] extends [BaseRecord | null]
    ? AnswerOrNothing
    : [Result] extends [readonly BaseRecord[]]
      ? AnswerOfMany
      : IsSheet<Result> extends true
        ? About
        : Answer<Result>;

/** Every method of a port with what it answers: a method without one does not compile. */
export type AnswersOf<Port> = { readonly [Method in keyof Port]: Described<ResultOf<Port[Method]>> };

/** The answers of every area, under the names of their ports. */
export type AnswerTable = { readonly [Area in keyof AreaPorts]: AnswersOf<AreaPorts[Area]> };
