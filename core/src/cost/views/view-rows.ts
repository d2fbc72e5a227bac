import { compareShown, isSeen, type Call, type Condition, type Order, type StoredRecord } from '../../records';
import { yuan } from '../../kernel/money';
import { hoursTotal } from '../../hours';
import { addedFields, type CostView } from './cost-view';
import { baseOf } from './row-base';
import { rowId } from './row-id';
import { viewParts, type ViewPart } from './view-parts';

export interface ViewQuery {
  readonly where?: readonly Condition[];
  readonly order?: readonly Order[];
}

/** The rows of a view under these conditions, ordered: exact sums of the stored cost records. */
export async function viewRows(call: Call, view: CostView, { where = [], order }: ViewQuery): Promise<StoredRecord[]> {
  const { resource } = view;
  const parts = await viewParts(call, view, where);
  const registers = await registerRows(call, view, parts);
  const groups = new Map<string, { readonly named: string | null; readonly parts: ViewPart[] }>();
  for (const each of parts) {
    const named = nameOf(view, each, registers);
    const { year, month, projectId } = each.record;
    const key = JSON.stringify([year, month, projectId, named]);
    const group = groups.get(key);
    if (group) group.parts.push(each);
    else groups.set(key, { named, parts: [each] });
  }
  return [...groups.values()]
    .map(({ named, parts: own }) => rowOf(view, named, own, registers))
    .filter((row) => isSeen(call, resource, row, where))
    .sort(compareShown(resource, order?.length ? order : resource.order));
}

type Registers = ReadonlyMap<string, StoredRecord>;

/** The register rows the view needs beyond the cost records, by id. */
async function registerRows(call: Call, { by, hours }: CostView, parts: readonly ViewPart[]): Promise<Registers> {
  const register = by?.register ?? hours?.register;
  if (!register || parts.length === 0) return new Map();
  const ids = [...new Set(parts.map(({ part }) => part.source.id))];
  const rows = await call.records.find(register, { where: [{ field: 'id', is: 'in', value: ids }] });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The part of a row's key beyond project and month; null if its register row no longer exists. */
function nameOf({ by }: CostView, { part }: ViewPart, registers: Registers): string | null {
  if (!by) return null;
  if (!by.register) return part.source.id;
  return (registers.get(part.source.id)?.[by.named!] as string | undefined) ?? null;
}

function rowOf(
  { resource, items, by, hours }: CostView,
  named: string | null,
  parts: readonly ViewPart[],
  registers: Registers,
): StoredRecord {
  const { record } = parts[0]!;
  const { year, month, projectId } = record;
  const amounts = new Map(addedFields({ items }).map((field) => [field, yuan(0)]));
  const worked = new Map<string, unknown>();
  for (const { part } of parts) {
    for (const field of [items[part.item], 'amount']) {
      if (field) amounts.set(field, amounts.get(field)!.plus(yuan(part.amount)));
    }
    const said = hours?.of(part, registers.get(part.source.id) ?? null);
    if (said) worked.set(part.source.id, said);
  }
  return {
    ...baseOf(record),
    id: rowId(resource.name, String(month), String(projectId), named ?? ''),
    year,
    month,
    projectId,
    ...(by && { [by.field]: named }),
    ...(hours && { rdHours: hoursTotal([...worked.values()]) }),
    ...Object.fromEntries([...amounts].map(([field, amount]) => [field, amount.toString()])),
  };
}
