/**
 * A request as a client of the family sends it, and what the client reads of the answer. `$name` stands for what an
 * earlier step has kept.
 */
export interface Step {
  /** What the person does. */
  readonly does: string;
  /** Method and path below `/api/`. */
  readonly sends: `${'GET' | 'POST'} ${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent urlencoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent in parts. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** A picture or a workbook, sent in parts as `file`. */
  readonly file?: { readonly name: string; readonly base64: string };
  /** What the client reads of the `data`, or of the whole answer where it is bare. */
  readonly reads?: Read;
  /** The answer has no envelope. */
  readonly bare?: true;
  /** The answer is a file. */
  readonly download?: true;
  /** Sent as an `<img>` does, without a token. */
  readonly anonymous?: true;
  /** Values for later steps: by their names, where they are in what is read. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The sentence the client shows in place of an answer. */
  readonly refused?: string;
}

/**
 * `text`, `filled` (a text that is not empty), `number`, `any`; `[one]`: a list, each of whose items is so; `{}`: an
 * object with at least these; `{ is }`: this very value.
 */
export type Read =
  | 'text'
  | 'filled'
  | 'number'
  | 'any'
  | readonly [Read]
  | { readonly is: unknown }
  | { readonly [name: string]: Read };

export interface Journey {
  readonly client: string;
  /** Whose journey it is. */
  readonly signsIn: { readonly tenantId: string; readonly account: string };
  readonly steps: readonly Step[];
}

/** A page of the family, with what is read of its rows. */
export const page = (row: Read): Read => ({ records: [row], total: 'number' });

/** The calls of a plain screen: a list with its paging, add, open, change, delete. */
export function screen(
  title: string,
  path: string,
  {
    row,
    added,
    changed = {},
    search,
  }: {
    readonly row: Read;
    readonly added: Readonly<Record<string, unknown>>;
    readonly changed?: Readonly<Record<string, unknown>>;
    readonly search?: Readonly<Record<string, string>>;
  },
  removal: 'query' | 'form' | 'parts' = 'query',
): Step[] {
  const paging = { current: '1', size: '10' };
  return [
    { does: `${title}: 新增`, sends: `POST ${path}/submit`, json: added },
    {
      does: `${title}: 查询`,
      sends: `GET ${path}/list`,
      query: { ...paging, ...search },
      reads: page(row),
      keeps: { rowId: 'records.0.id' },
    },
    {
      does: `${title}: 查看`,
      sends: `GET ${path}/detail`,
      query: { id: '$rowId' },
      reads: { id: { is: '$rowId' } },
      keeps: { row: '' },
    },
    // The whole record goes back, as the form has it.
    { does: `${title}: 编辑后原样保存`, sends: `POST ${path}/submit`, json: '$row' },
    { does: `${title}: 修改`, sends: `POST ${path}/submit`, json: { $row: '$row', ...changed } },
    { does: `${title}: 删除`, sends: `POST ${path}/remove`, [removal]: { ids: '$rowId' } },
  ];
}
