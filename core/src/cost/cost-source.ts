import { text, type Text } from '../kernel';
import type { CostItemCode } from '../tax';
import { registeredItem, type CostRegisters } from './registered-items';

/** Where a cost item's amounts are taken from, so that nothing counts twice: the registers or the vouchers. */
export type CostSource = 'allocation' | 'voucher';

/** `auto`: the registers where they hold a row of the year, else the vouchers. */
export type CostSourceChoice = 'auto' | CostSource;

/** What the enterprise chose for an item of the year: of one project, or of all that have no choice of their own. */
export interface CostSourceRow {
  readonly costItem: string;
  readonly source: string;
  readonly projectId: string | null;
}

/** The source in use, and why. */
export interface SourceInUse {
  readonly source: CostSource;
  readonly choice: CostSourceChoice;
  /** Whether the choice was made for the project itself. */
  readonly isOfProject: boolean;
  readonly reason: Text;
}

/** The source of an item, of a project or, without one, of the projects that have no choice of their own. */
export type SourceOf = (item: CostItemCode, projectId?: string | null) => SourceInUse;

/** The sources of a year, from its registers and the choices of the year. Nothing chosen is `auto`. */
export function costSources(registers: CostRegisters, choices: readonly CostSourceRow[] = []): SourceOf {
  const chosen = new Map(choices.map((row) => [keyOf(row.costItem, row.projectId), row.source as CostSourceChoice]));
  const known = new Map<string, SourceInUse>();
  return (item, projectId = null) => {
    const ofProject = projectId === null ? undefined : chosen.get(keyOf(item, projectId));
    const choice = ofProject ?? chosen.get(keyOf(item, null)) ?? 'auto';
    const isOfProject = ofProject !== undefined;
    const key = `${item} ${choice} ${isOfProject}`;
    const found = known.get(key) ?? { choice, isOfProject, ...inUse(item, choice, isOfProject, registers) };
    known.set(key, found);
    return found;
  };
}

/** Codes of items and ids have no space. Asked for every row of a year, so it is no JSON. */
const keyOf = (item: string, projectId: string | null) => `${item} ${projectId ?? ''}`;

function inUse(
  item: CostItemCode,
  choice: CostSourceChoice,
  isOfProject: boolean,
  registers: CostRegisters,
): Pick<SourceInUse, 'source' | 'reason'> {
  const registered = registeredItem(item, registers);
  if (!registered) {
    return { source: 'voucher', reason: text('没有对应的台账，取自凭证', 'No register gives this item: vouchers') };
  }
  const { label, rows } = registered;
  if (choice === 'auto') {
    return rows > 0
      ? {
          source: 'allocation',
          reason: text(
            `自动：${label.zh}台账本年有 ${rows} 行，按台账分摊`,
            `Automatic: rows of the year in the register of ${label.en}: ${rows}; allocated`,
          ),
        }
      : {
          source: 'voucher',
          reason: text(
            `自动：${label.zh}台账本年没有数据，取自凭证`,
            `Automatic: the register of ${label.en} holds nothing of the year; vouchers`,
          ),
        };
  }
  const [zh, en] = isOfProject ? ['按项目设置', 'Chosen for the project'] : ['按年度设置', 'Chosen for the year'];
  const reason =
    choice === 'allocation'
      ? text(`${zh}：按台账分摊`, `${en}: allocated`)
      : text(`${zh}：取自凭证`, `${en}: vouchers`);
  return { source: choice, reason };
}
