import {
  fixedAssetsVerify,
  intangiblesVerify,
  leasesVerify,
  materialsVerify,
  personnelVerify,
  type VerifyResource,
} from '@rdm/core/cost';
import * as v from 'valibot';
import type { Endpoint, EndpointTable } from '../endpoint';
import { id, idList, month, optional } from './parameters';

const chosen = v.object({ ids: idList });
const ofMonth = v.object({ month, projectId: optional(id) });

const of = ({ name }: VerifyResource, action: 'lock' | 'unlock'): Endpoint => ({
  method: 'POST',
  path: `/api/${name}/${action}`,
  query: chosen,
});
const init = (resource: string): Endpoint => ({
  method: 'GET',
  path: `/api/blade-rdm/${resource}/init`,
  query: ofMonth,
  slow: true,
});

/** Locking months of cost and building the cost of one. */
export const costEndpoints: EndpointTable['cost'] = {
  lockPersonnel: of(personnelVerify, 'lock'),
  lockFixedAssets: of(fixedAssetsVerify, 'lock'),
  lockIntangibles: of(intangiblesVerify, 'lock'),
  lockLeases: of(leasesVerify, 'lock'),
  lockMaterials: of(materialsVerify, 'lock'),
  unlockPersonnel: of(personnelVerify, 'unlock'),
  unlockFixedAssets: of(fixedAssetsVerify, 'unlock'),
  unlockIntangibles: of(intangiblesVerify, 'unlock'),
  unlockLeases: of(leasesVerify, 'unlock'),
  unlockMaterials: of(materialsVerify, 'unlock'),
  initPersonnel: init('costpersonneldetail'),
  initFixedAssets: init('costassetsfixed'),
  initIntangibles: init('costassetsvirtual'),
  initEquipmentPower: init('costassetspower'),
  initPower: init('costpower'),
};
