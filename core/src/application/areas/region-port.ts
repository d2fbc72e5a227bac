import { regionNodes, regionsBelow, regionTree, type RegionPort } from '../../system';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.regions;

export const regionPort = ({ run }: AreaRunner): RegionPort => ({
  lazyTree: (args) => run(access.lazyTree, (call) => regionNodes(call, args)),
  lazyList: (args) => run(access.lazyList, (call) => regionsBelow(call, args)),
  tree: ({ parentId }) => run(access.tree, (call) => regionTree(call, parentId)),
  select: ({ code }) => run(access.select, (call) => regionsBelow(call, { parentCode: code })),
});
