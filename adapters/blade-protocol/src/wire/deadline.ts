import { deadline, type deadlineCalls } from '@rdm/core/internal/deadline';
import { download, get, post, type Wire } from './wire-line';

const { name } = deadline;

/** Deadlines of a year. docs/product.md, Calendar */
export const deadlineWire: Wire<typeof deadlineCalls> = {
  ofYear: get(`${name}/of-year`),
  assign: post(`${name}/assign`),
  download: download(`${name}/download`),
  makeFeed: post(`${name}/make-feed`),
  endFeed: post(`${name}/end-feed`),
  feed: download(`${name}/feed/{key}`),
  reminders: get(`${name}/reminders`),
};
