import {
  buildMonths,
  initMonth,
  lockMonths,
  subjectGroups,
  unlockMonths,
  type ChosenMonths,
  type CostPort,
  type SubjectGroup,
} from '../../cost';
import type { CostItemCode } from '../../tax';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.cost;
const idsOf = ({ ids }: ChosenMonths) =>
  String(ids ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** The items each init call builds; those of 设备动力 and 燃料动力 share 2.3. */
const power: readonly CostItemCode[] = ['2.2', '2.3'];
const equipmentPower: readonly CostItemCode[] = ['2.3'];

export const costPort = ({ run }: AreaRunner): CostPort => {
  const lock =
    (name: keyof CostPort, group: SubjectGroup): CostPort['lockPersonnel'] =>
    (args) =>
      run(access[name], (call) => {
        const { items } = subjectGroups[group];
        return lockMonths(call, group, idsOf(args), (months) => buildMonths(call, { items, months }));
      });
  const unlock =
    (name: keyof CostPort, group: SubjectGroup): CostPort['unlockPersonnel'] =>
    (args) =>
      run(access[name], (call) => unlockMonths(call, group, idsOf(args)));
  const init =
    (name: keyof CostPort, items: readonly CostItemCode[]): CostPort['initPersonnel'] =>
    (args) =>
      run(access[name], (call) => initMonth(call, items, args));
  return {
    lockPersonnel: lock('lockPersonnel', 'personnel'),
    lockFixedAssets: lock('lockFixedAssets', 'fixedAssets'),
    lockIntangibles: lock('lockIntangibles', 'intangibles'),
    lockLeases: lock('lockLeases', 'leases'),
    lockMaterials: lock('lockMaterials', 'materials'),
    unlockPersonnel: unlock('unlockPersonnel', 'personnel'),
    unlockFixedAssets: unlock('unlockFixedAssets', 'fixedAssets'),
    unlockIntangibles: unlock('unlockIntangibles', 'intangibles'),
    unlockLeases: unlock('unlockLeases', 'leases'),
    unlockMaterials: unlock('unlockMaterials', 'materials'),
    initPersonnel: init('initPersonnel', subjectGroups.personnel.items),
    initFixedAssets: init('initFixedAssets', subjectGroups.fixedAssets.items),
    initIntangibles: init('initIntangibles', subjectGroups.intangibles.items),
    initEquipmentPower: init('initEquipmentPower', equipmentPower),
    initPower: init('initPower', power),
  };
};
