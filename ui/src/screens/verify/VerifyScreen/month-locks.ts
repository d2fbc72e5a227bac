import {
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
  type CostPort,
} from '@rdm/core/internal/cost';
import type { Resource } from '@rdm/core/internal/records';

/** The calls that lock the months of a verify register, and open them again. */
export interface MonthLocks {
  readonly resource: Resource;
  readonly lock: keyof CostPort & `lock${string}`;
  readonly unlock: keyof CostPort & `unlock${string}`;
  /** The path of its menu. */
  readonly path: string;
}

export const verifyScreens: readonly MonthLocks[] = [
  { resource: personnelVerify, lock: 'lockPersonnel', unlock: 'unlockPersonnel', path: '/rdm/verify/salary' },
  {
    resource: fixedAssetsVerify,
    lock: 'lockFixedAssets',
    unlock: 'unlockFixedAssets',
    path: '/rdm/verify/assets-fixed',
  },
  {
    resource: intangiblesVerify,
    lock: 'lockIntangibles',
    unlock: 'unlockIntangibles',
    path: '/rdm/verify/assets-virtual',
  },
  { resource: leasesVerify, lock: 'lockLeases', unlock: 'unlockLeases', path: '/rdm/verify/assets-lease' },
  { resource: materialsVerify, lock: 'lockMaterials', unlock: 'unlockMaterials', path: '/rdm/verify/material' },
];

/** Permissions in addition to those of every register, derived from the menu code. */
export const lockRights = ({ resource }: MonthLocks) => {
  const menu = resource.permissions.view.replace(/_view$/, '');
  return { lock: `${menu}_lock`, unlock: `${menu}_unlock` };
};
