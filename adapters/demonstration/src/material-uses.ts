import { monthOf } from '@rdm/core/calendar';
import type { MaterialRows } from './materials';
import { seededRandom } from './seeded-random';

/** Rows of 材料使用: what a project used of a material in a month, net of returns, and the total use of the material. */
export function materialUseRows(slips: MaterialRows) {
  const used = new Map<string, { readonly slip: MaterialRows[number]; qty: number }>();
  const ofMonth = new Map<string, number>();
  for (const slip of slips) {
    const qty = slip.direction === 'issue' ? Number(slip.qty) : -Number(slip.qty);
    const month = monthOf(slip.date);
    const key = `${month} ${slip.projectId} ${slip.materialCode}`;
    const known = used.get(key);
    if (known) known.qty += qty;
    else used.set(key, { slip, qty });
    const whole = `${month} ${slip.materialCode}`;
    ofMonth.set(whole, (ofMonth.get(whole) ?? 0) + qty);
  }
  return [...used.values()].map(({ slip, qty }) => {
    const whole = `${monthOf(slip.date)} ${slip.materialCode}`;
    return {
      month: monthOf(slip.date),
      projectId: slip.projectId,
      materialCode: slip.materialCode,
      materialName: slip.materialName,
      unit: slip.unit,
      rdQty: String(qty),
      totalQty: String(ofMonth.get(whole)! + seededRandom(`store ${whole}`).integer(20, 240)),
    };
  });
}
