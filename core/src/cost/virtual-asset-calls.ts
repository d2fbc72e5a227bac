import * as v from 'valibot';
import { text } from '../kernel';
import { argument, calls } from '../records';
import { hasVirtualAssets } from './use-cases/virtual-assets';

/** Calls on the projects port that read the register of intangible assets, which depends on projects. */
export const virtualAssetCalls = calls({
  hasVirtualAssets: {
    needs: 'project_view',
    about: text('项目是否形成无形资产', 'Whether a project forms intangible assets.'),
    takes: v.object({ id: argument.id }),
    answers: v.boolean(),
    does: hasVirtualAssets,
  },
});
