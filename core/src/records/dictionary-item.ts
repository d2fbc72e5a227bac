/** An entry of a dictionary as it is offered for choice. */
export interface DictionaryItem {
  readonly id: string;
  /** The entry above, where it was read for a tree; `0` above a dictionary. */
  readonly parentId?: string;
  readonly code: string;
  readonly dictKey: string;
  readonly dictValue: string;
  /** The English label; empty where there is none. */
  readonly dictValueEn: string;
  readonly sort: number;
  readonly remark: string;
}
