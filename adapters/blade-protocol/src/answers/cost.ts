import type { CostPort } from '@rdm/core/cost';
import { text, type Text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { count } from './wire-values';

const lock = (what: Text) => ({
  about: text(
    `锁定${what.zh}的月份`,
    `Locks months of ${what.en}: their inputs and their cost are not written any more. The ids are those a list shows. ` +
      'A month whose difference nobody has explained is refused.',
  ),
  schema: v.object({ locked: v.pipe(count, v.description('How many were not locked before')) }),
});
const unlock = (what: Text) => ({
  about: text(`解锁${what.zh}的月份`, `Opens locked months of ${what.en} for changes again; they stay verified.`),
  schema: v.object({ unlocked: v.pipe(count, v.description('How many were locked before')) }),
});
const init = (what: Text) => ({
  about: text(
    `生成${what.zh}的月度费用归集`,
    `Builds the cost of ${what.en} of a month from the registers, of one project or of all; run again it gives the same.`,
  ),
  schema: v.object({ costRecords: count }),
});

const personnel = text('人员人工费用', 'personnel');
const fixedAssets = text('固定资产折旧', 'depreciation');
const intangibles = text('无形资产摊销', 'amortisation');
const leases = text('租赁费用', 'leases');
const materials = text('材料、燃料和动力', 'material, fuel and power');

export const costAnswers: AnswersOf<CostPort> = {
  lockPersonnel: lock(personnel),
  lockFixedAssets: lock(fixedAssets),
  lockIntangibles: lock(intangibles),
  lockLeases: lock(leases),
  lockMaterials: lock(materials),
  unlockPersonnel: unlock(personnel),
  unlockFixedAssets: unlock(fixedAssets),
  unlockIntangibles: unlock(intangibles),
  unlockLeases: unlock(leases),
  unlockMaterials: unlock(materials),
  initPersonnel: init(personnel),
  initFixedAssets: init(fixedAssets),
  initIntangibles: init(intangibles),
  initEquipmentPower: init(text('设备动力', 'equipment power')),
  initPower: init(text('燃料动力', 'fuel and power')),
};
