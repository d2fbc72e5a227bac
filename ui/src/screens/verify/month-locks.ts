import {
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
  type CostPort,
  type SubjectGroup,
} from '@rdm/core/internal/cost';
import type { AllocationKind } from '@rdm/core/internal/ledger';
import type { Resource } from '@rdm/core/internal/records';

/** The calls that lock the months of a verify register, and open them again. */
export interface MonthLocks {
  readonly group: SubjectGroup;
  readonly resource: Resource;
  readonly lock: keyof CostPort & `lock${string}`;
  readonly unlock: keyof CostPort & `unlock${string}`;
  /** The sheets that show how its cost was allocated. */
  readonly sheets: AllocationKind;
  /** The path of its menu. */
  readonly path: string;
}

export const verifyScreens: readonly MonthLocks[] = [
  {
    group: 'personnel',
    resource: personnelVerify,
    sheets: 'personnel',
    lock: 'lockPersonnel',
    unlock: 'unlockPersonnel',
    path: '/rdm/verify/salary',
  },
  {
    group: 'fixedAssets',
    resource: fixedAssetsVerify,
    sheets: 'fixedAssets',
    lock: 'lockFixedAssets',
    unlock: 'unlockFixedAssets',
    path: '/rdm/verify/assets-fixed',
  },
  {
    group: 'intangibles',
    resource: intangiblesVerify,
    sheets: 'intangibles',
    lock: 'lockIntangibles',
    unlock: 'unlockIntangibles',
    path: '/rdm/verify/assets-virtual',
  },
  {
    group: 'leases',
    resource: leasesVerify,
    sheets: 'leases',
    lock: 'lockLeases',
    unlock: 'unlockLeases',
    path: '/rdm/verify/assets-lease',
  },
  {
    group: 'materials',
    resource: materialsVerify,
    sheets: 'materials',
    lock: 'lockMaterials',
    unlock: 'unlockMaterials',
    path: '/rdm/verify/material',
  },
];

/** Permissions in addition to those of every register, derived from the menu code. */
export const lockRights = ({ resource }: MonthLocks) => {
  const menu = resource.permissions.view.replace(/_view$/, '');
  return { lock: `${menu}_lock`, unlock: `${menu}_unlock` };
};
