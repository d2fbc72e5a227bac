import { policy, type policyCalls } from '@rdm/core/internal/policy';
import { get, post, type Wire } from './wire-line';

/** Policies. docs/product.md, Policies */
export const policyWire: Wire<typeof policyCalls> = {
  shelve: get(`${policy.name}/handleUpAndDownShelves`),
  onShelf: get(`${policy.name}/getPoliciesList`, { page: policy }),
  matches: get(`${policy.name}/matches`),
  followed: get(`${policy.name}/followed`),
  follow: post(`${policy.name}/follow`),
  reminders: get(`${policy.name}/reminders`),
};
