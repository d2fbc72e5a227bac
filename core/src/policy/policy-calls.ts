import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, listedPage, type Call, type PageQuery, type PortOf } from '../records';
import { followedTypes, followPolicies, policyReminders } from './followed-policies';
import { matchPolicies } from './match-policies';
import { OFF_SHELF, ON_SHELF, type PolicyType, policyTypes } from './policy-dictionaries';
import { policy } from './policy';
import { shelvePolicies } from './shelve-policies';

const condition = v.object({
  ...{ key: v.string(), label: answer.bilingual, ok: v.nullable(v.boolean()), actual: v.nullable(v.string()) },
  ...{ required: v.string(), gap: v.optional(answer.bilingual) },
  basis: v.object({ document: v.string(), article: v.string() }),
});

const type = v.picklist(Object.keys(policyTypes) as [PolicyType, ...PolicyType[]]);
const types = v.object({ types: v.array(type) });

/** Policies. docs/product.md, Policies */
export const policyCalls = calls({
  shelve: {
    needs: policy.permissions.edit,
    about: text('政策上下架', 'Puts policies on the shelf (1) or takes them off (0), all or none.'),
    takes: v.object({ ids: argument.idList, contentStatus: v.picklist([ON_SHELF, OFF_SHELF]) }),
    answers: v.object({ changed: answer.count }),
    logged: 'write',
    does: shelvePolicies,
  },
  onShelf: {
    needs: policy.permissions.view,
    about: text('查询已上架政策', 'A page of the policies on the shelf, the newest first.'),
    does: (call: Call, query: PageQuery) =>
      listedPage(call, policy, call.hooksOf(policy), {
        ...query,
        where: [...(query.where ?? []), { field: 'contentStatus', is: 'equal', value: ON_SHELF }],
      }),
  },
  matches: {
    needs: policy.permissions.view,
    about: text(
      '政策匹配',
      'How the enterprise stands to each policy on the shelf that has conditions, for applications of a year, with the ' +
        'reasons.',
    ),
    takes: argument.ofYear,
    answers: v.array(
      v.object({ id: answer.id, outcome: v.picklist(['yes', 'no', 'maybe']), conditions: v.array(condition) }),
    ),
    wholly: true,
    does: matchPolicies,
  },
  followed: {
    needs: 'signedIn',
    about: text('查询关注的政策类型', 'The kinds of policies the account follows.'),
    answers: types,
    does: followedTypes,
  },
  follow: {
    needs: 'signedIn',
    about: text('关注政策类型', 'Follows a kind of policies (1), or no longer (0): what is new of it is reminded of.'),
    takes: v.object({ type, followed: v.picklist(['0', '1']) }),
    answers: types,
    does: followPolicies,
  },
  reminders: {
    needs: 'signedIn',
    about: text('政策提醒', 'New policies of the kinds the caller follows.'),
    answers: v.array(v.object({ kind: v.literal('news'), message: answer.bilingual, to: v.string() })),
    does: policyReminders,
  },
});

export type PolicyPort = PortOf<typeof policyCalls>;
