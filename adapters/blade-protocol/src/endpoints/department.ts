import { department, post } from '@rdm/core/system';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { draftFromWire } from '../wire-record';
import { id, optional } from './parameters';

const departments = `/api/${department.name}`;
const text = optional(v.string());
/** A form of a department, as every submit sends it. */
const draft = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((body) => draftFromWire(department, body)),
);
const level = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(100),
);

/** Departments and posts. docs/wire.md, Departments */
export const departmentEndpoints: EndpointTable['departments'] = {
  page: { method: 'GET', path: `${departments}/page`, page: department },
  lazyList: {
    method: 'GET',
    path: `${departments}/lazy-list`,
    query: v.object({ parentId: optional(id), deptName: text, fullName: text }),
  },
  lazyTree: { method: 'GET', path: `${departments}/lazy-tree`, query: v.object({ parentId: optional(id) }) },
  batchSubmit: {
    method: 'POST',
    path: `${departments}/batch/submit`,
    bodyList: { name: 'departments', items: draft, most: 500 },
    record: department,
  },
  roleTree: {
    method: 'GET',
    path: `${departments}/role/tree`,
    query: v.object({ tenantId: text, level: optional(level) }),
  },
  posts: { method: 'GET', path: `/api/${post.name}/select`, record: post },
};
