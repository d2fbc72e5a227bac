import * as v from 'valibot';
import { text, type Text } from '../../kernel';
import { answer, argument, calls, type Call, type PermissionCode, type PortOf } from '../../records';
import type { CostItemCode } from '../../tax';
import { initMonth, type MonthOfProject } from './init-month';
import { lockMonths, unlockMonths, type ChosenMonths } from './lock-months';
import { subjectGroups, type SubjectGroup } from './subject-group';

const chosen = v.object({ ids: argument.idList });

/*
 * Months are locked, unlocked and built from the registers of the whole tenant; `chosenMonths` checks which months the
 * caller may choose, `initMonth` which project.
 */

const lock = (needs: PermissionCode, group: SubjectGroup, what: Text) => ({
  needs,
  about: text(
    `锁定${what.zh}的月份`,
    `Locks months of ${what.en}: their inputs and their cost are not written any more. The ids are those a list shows. ` +
      'A month whose difference nobody has explained is refused.',
  ),
  takes: chosen,
  answers: v.object({ locked: v.pipe(answer.count, v.description('How many were not locked before')) }),
  wholly: true as const,
  does: (call: Call, months: ChosenMonths) => lockMonths(call, group, months),
});

const unlock = (needs: PermissionCode, group: SubjectGroup, what: Text) => ({
  needs,
  about: text(`解锁${what.zh}的月份`, `Opens locked months of ${what.en} for changes again; they stay verified.`),
  takes: chosen,
  answers: v.object({ unlocked: v.pipe(answer.count, v.description('How many were locked before')) }),
  wholly: true as const,
  does: (call: Call, months: ChosenMonths) => unlockMonths(call, group, months),
});

const init = (items: readonly CostItemCode[], what: Text) => ({
  needs: 'costrecord_init' as const,
  about: text(
    `生成${what.zh}的月度费用归集`,
    `Builds the cost of ${what.en} of a month from the registers, of one project or of all; run again it gives the same.`,
  ),
  takes: v.object({ month: argument.month, projectId: argument.optional(argument.id) }),
  answers: v.object({ costRecords: answer.count }),
  wholly: true as const,
  logged: 'write' as const,
  does: (call: Call, month: MonthOfProject) => initMonth(call, items, month),
});

const personnel = text('人员人工费用', 'personnel');
const fixedAssets = text('固定资产折旧', 'depreciation');
const intangibles = text('无形资产摊销', 'amortisation');
const leases = text('租赁费用', 'leases');
const materials = text('材料、燃料和动力', 'material, fuel and power');

/** Locking months of cost, and building the cost of one month. */
export const costCalls = calls({
  lockPersonnel: lock('costpersonnelverify_lock', 'personnel', personnel),
  lockFixedAssets: lock('assetsfixedverify_lock', 'fixedAssets', fixedAssets),
  lockIntangibles: lock('assetsvirtualverify_lock', 'intangibles', intangibles),
  lockLeases: lock('assetsleaseverify_lock', 'leases', leases),
  lockMaterials: lock('materialverify_lock', 'materials', materials),
  unlockPersonnel: unlock('costpersonnelverify_unlock', 'personnel', personnel),
  unlockFixedAssets: unlock('assetsfixedverify_unlock', 'fixedAssets', fixedAssets),
  unlockIntangibles: unlock('assetsvirtualverify_unlock', 'intangibles', intangibles),
  unlockLeases: unlock('assetsleaseverify_unlock', 'leases', leases),
  unlockMaterials: unlock('materialverify_unlock', 'materials', materials),
  initPersonnel: init(subjectGroups.personnel.items, personnel),
  initFixedAssets: init(subjectGroups.fixedAssets.items, fixedAssets),
  initIntangibles: init(subjectGroups.intangibles.items, intangibles),
  // Of the items of 材料、燃料和动力; power of equipment and power billed share 2.3.
  initEquipmentPower: init(['2.3'], text('设备动力', 'equipment power')),
  initPower: init(['2.2', '2.3'], text('燃料动力', 'fuel and power')),
});

export type CostPort = PortOf<typeof costCalls>;
