import * as v from 'valibot';
import { answer } from '../records';

/** A menu of the side bar; leaves have no `children`. */
export interface MenuNode {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  /** The English name. */
  readonly nameEn: string;
  readonly alias: string;
  readonly path: string;
  readonly source: string;
  readonly sort: number;
  /** 1 menu, 2 button */
  readonly category: number;
  readonly action: number;
  readonly isOpen: number;
  readonly children?: readonly MenuNode[];
}

const whole = v.pipe(v.number(), v.integer());

/** Entries of a menu or a button, without its children. */
export const menuNodeEntries = {
  id: answer.id,
  parentId: answer.id,
  code: v.string(),
  name: v.string(),
  nameEn: v.string(),
  alias: v.string(),
  path: v.string(),
  source: v.string(),
  sort: whole,
  category: whole,
  action: whole,
  isOpen: whole,
};

export const menuNodeForm: v.GenericSchema<unknown, MenuNode> = v.object({
  ...menuNodeEntries,
  category: v.pipe(whole, v.description('1 menu, 2 button')),
  children: v.optional(v.array(v.lazy(() => menuNodeForm))),
});
