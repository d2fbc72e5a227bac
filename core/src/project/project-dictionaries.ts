import { text } from '../kernel';
import type { StandardDictionary } from '../system';

/** The dictionaries of contracts with external units and of shared cost. */
export const projectDictionaries: readonly StandardDictionary[] = [
  {
    // 企业所得税法实施条例第一百零九条
    code: 'relation_kind',
    name: text('关联关系', 'Kind of relation'),
    entries: [
      ['control', text('在资金、经营、购销等方面存在直接或者间接的控制关系', 'Direct or indirect control')],
      ['sameController', text('直接或者间接地同为第三者控制', 'Controlled by the same third party')],
      ['otherInterest', text('在利益上具有相关联的其他关系', 'Other relation of interests')],
    ],
  },
  {
    code: 'unit_place',
    name: text('所在地', 'Place'),
    entries: [
      ['domestic', text('境内', 'Domestic')],
      ['abroad', text('境外', 'Abroad')],
    ],
  },
  {
    code: 'unit_holder',
    name: text('机构/个人', 'Institution or individual'),
    entries: [
      ['institution', text('机构', 'Institution')],
      ['person', text('个人', 'Person')],
    ],
  },
  {
    code: 'dev_contract_kind',
    name: text('研发合同类型', 'Kind of development contract'),
    entries: [
      ['entrusted', text('委托开发', 'Entrusted development')],
      ['cooperative', text('合作开发', 'Cooperative development')],
    ],
  },
  {
    code: 'result_ownership',
    name: text('成果归属', 'Ownership of results'),
    entries: [
      ['client', text('委托方', 'Client')],
      ['trustee', text('受托方', 'Entrusted party')],
      ['both', text('双方', 'Both')],
    ],
  },
  {
    code: 'share_status',
    name: text('分摊状态', 'State of the agreement'),
    entries: [
      ['draft', text('草稿', 'Draft')],
      ['confirmed', text('确认', 'Confirmed')],
      ['ended', text('结束', 'Ended')],
    ],
  },
  {
    code: 'share_claimant',
    name: text('加计扣除享受方', 'Who claims the deduction'),
    entries: [
      ['each', text('各方分别享受', 'Each for its own share')],
      ['own', text('本企业', 'This enterprise')],
      ['partner', text('对方', 'The other party')],
    ],
  },
  {
    // 国科发政〔2017〕211号
    code: 'project_opinion',
    name: text('鉴定结论', 'Expert opinion'),
    entries: [
      ['pending', text('鉴定中', 'Pending')],
      ['positive', text('属于研发活动', 'Is R&D')],
      ['negative', text('不属于研发活动', 'Is not R&D')],
      ['exempt', text('无需鉴定', 'None needed')],
      ['withdrawn', text('异议已撤回', 'Objection withdrawn')],
    ],
  },
  {
    code: 'opinion_level',
    name: text('鉴定层级', 'Level of the opinion'),
    entries: [
      ['city', text('地市级科技部门', 'Department of the city')],
      ['province', text('省级科技部门', 'Department of the province')],
    ],
  },
];
