import type { Cancellation } from '../../kernel';
import type { Page, PageQuery } from '../page';
import type { Layout } from './layout';
import type { Draft } from './field';

/** What an import found, and what it wrote. `rows` counts the data rows of the sheet. */
export interface ImportReport {
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly errors: readonly ImportError[];
  /** Suspicious values that do not prevent writing; absent when there are none. */
  readonly warnings?: readonly ImportError[];
  /** Rows of the file that are not data of the register, with the reason; absent when there are none. */
  readonly leftOut?: readonly LeftOutRow[];
  /** What would change; only of a check. */
  readonly changes?: ImportPreview;
}

export interface LeftOutRow {
  readonly row: number;
  readonly why: string;
}

/** What an import would write: the changed records first, then the new ones. */
export interface ImportPreview {
  /** All of them; `rows` holds the first 500. */
  readonly total: number;
  readonly rows: readonly PreviewedRow[];
}

export interface PreviewedRow {
  /** Row of the file, from 1. */
  readonly row: number;
  readonly kind: 'new' | 'changed';
  /** The natural key as it is shown, e.g. `2024-05 记 1 2`. */
  readonly key: string;
  /** The cells that differ, of a new record those that are filled; a value as the workbook shows it. */
  readonly cells: readonly { readonly column: string; readonly before: string; readonly after: string }[];
}

/** A fault of one cell: sheet row (1 is the heading), heading of the column, the cell's value, what is wrong. */
export interface ImportError {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly message: string;
  /** Below row 1 and of a column, but of no cell that a correction could replace. */
  readonly noCell?: true;
}

/** A cell as the user corrected it on the screen after a refusal. */
export interface ImportCorrection {
  readonly row: number;
  /** The heading of its column. */
  readonly column: string;
  readonly value: string;
}

export interface ImportRequest {
  readonly file: Uint8Array;
  readonly fileName: string;
  /** The sheet to read; the first with content where it is not given. */
  readonly sheet?: string;
  /** How the file is read where it does not have the register's own headings in its first row. */
  readonly layout?: Layout;
  /** Check only, write nothing. */
  readonly check?: boolean;
  /** Write the valid rows although others are invalid. */
  readonly validOnly?: boolean;
  /** Replace the values in the file. */
  readonly corrections?: readonly ImportCorrection[];
  /** Only with `check`: reads and checks only so many rows under the headings, for a quick check of a large file. */
  readonly first?: number;
  /** Receives the uploaded share of the file, from 0 to 1, where it is known. */
  readonly onProgress?: (share: number) => void;
  /** Stops waiting for the response. The server may still finish the check; do not pass one to a writing import. */
  readonly signal?: Cancellation;
}

/** A file and how it is read. */
export type UploadedFile = Pick<ImportRequest, 'file' | 'fileName' | 'sheet' | 'layout' | 'corrections'>;

/** A document to save under its name. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** To be displayed inline, e.g. a PDF in the browser. */
  readonly inline?: boolean;
}

/** A file that is made while it is sent, because it may be larger than what should be in memory. */
export interface StreamedDownload {
  readonly name: string;
  readonly type: string;
  /** Can be read once; fails where the rest cannot be made. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A node of a select tree; leaves have no `children`. */
export interface TreeNode {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly key: string;
  readonly value: string;
  readonly children?: readonly TreeNode[];
}

/**
 * One change of a record: who made it, when, and the fields that differ, with what their references show. An insert
 * and a restored removal have no `before`, a removal no `after`.
 */
export interface HistoryEntry {
  readonly id: string;
  readonly action: 'insert' | 'update' | 'remove' | 'restore' | 'call' | 'export';
  readonly userId: string | null;
  readonly account: string | null;
  /** The person behind the account, e.g. `陈会计（finance）`; the account itself where it names nobody. */
  readonly accountName: string | null;
  readonly time: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/**
 * How a submit is sent. The idempotency key identifies one form's record for two days: a repeated submit, after a lost
 * response or a double click, writes nothing twice, and changes made in the form meanwhile update the same record.
 */
export interface SubmitOptions {
  readonly key?: string;
}

/**
 * What every resource offers. All calls refuse with a `Refusal` that carries a `Fault`:
 * 401 without session, 403 without permission, 400 with field faults, 404, 409 when `version` is stale.
 */
export interface ResourcePort<T> {
  list(query: PageQuery): Promise<Page<T>>;
  /** By its id, or by the fields the resource names as `detailBy`, all of them given. */
  detail(args: { readonly id: string } | { readonly by: Readonly<Record<string, string>> }): Promise<T>;
  /** Adds without `id`, else changes; fields not given keep their value. Returns the record as stored. */
  submit(draft: Draft, options?: SubmitOptions): Promise<T>;
  /** The changes of a record, removed ones included, the latest first. */
  history(args: { id: string }): Promise<readonly HistoryEntry[]>;
  remove(args: { ids: readonly string[] }): Promise<{ removed: number }>;
  /** Undoes a removal. */
  restore(args: { ids: readonly string[] }): Promise<{ restored: number }>;
  tree(): Promise<readonly TreeNode[]>;
  /** Refuses with code 400 and the report as `data` when a row is invalid and `validOnly` is not set. */
  import(request: ImportRequest): Promise<ImportReport>;
  /** The same workbook with its faulty cells marked; writes nothing. */
  marked(request: UploadedFile): Promise<Download>;
  template(): Promise<Download>;
  export(query: PageQuery): Promise<Download>;
}
