import { text } from '../../../kernel';
import { voucherEntry } from '../../../finance';
import type { BuiltInLayout } from './built-in-layout';
import { amount, amountOf, column, countedEntries, firstOf, numberOfNumber, projectIn, typeOfNumber } from './sources';

const register = voucherEntry.name;
const accountCode = (heading: string) => column(heading, { do: 'code', decimals: 2 });
const day = (heading: string) => column(heading, { do: 'date' });
const side = (heading: string, direction: string, ...is: readonly string[]) =>
  column(heading, { do: 'amount' }, { do: 'where', heading: direction, is });
const debitWords = ['借', '借方', 'D', 'S', '1'];
const creditWords = ['贷', '贷方', 'C', 'H', '-1'];

/** Journals as accounting programs export them. */
export const voucherLayouts: readonly BuiltInLayout[] = [
  {
    certainty: 'twoSources',
    layout: {
      register,
      name: text('金蝶 KIS / K3 会计分录序时簿', 'Kingdee KIS / K3 journal'),
      headings: ['日期', '会计期间', '凭证字号', '科目代码'],
      carriedDown: ['日期', '会计期间', '凭证字号'],
      fields: {
        date: day('日期'),
        voucherType: typeOfNumber('凭证字号'),
        voucherNo: numberOfNumber('凭证字号'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目代码'),
        subjectName: column('科目名称'),
        debitAmount: amountOf('借方', '借方金额'),
        creditAmount: amountOf('贷方', '贷方金额'),
        projectId: projectIn('核算项目', '自定义项目'),
      },
    },
  },
  {
    certainty: 'partly',
    layout: {
      register,
      name: text('金蝶云星空 凭证', 'Kingdee Cloud Galaxy vouchers'),
      headings: ['日期', '凭证字', '凭证号', '科目编码', '核算维度名称', '借方金额', '贷方金额'],
      carriedDown: ['日期', '会计年度', '期间', '凭证字', '凭证号'],
      fields: {
        date: day('日期'),
        voucherType: column('凭证字'),
        voucherNo: column('凭证号', { do: 'match', pattern: '0*(\\d+)$' }),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: amount('借方金额'),
        creditAmount: amount('贷方金额'),
        projectId: projectIn('核算维度编码', '核算维度名称'),
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register,
      name: text('金蝶精斗云 / 云会计 凭证列表', 'Kingdee Jingdou Cloud vouchers'),
      headings: ['日期', '凭证字', '凭证号', '分录序号', '科目代码', '借方金额', '贷方金额'],
      fields: {
        date: day('日期'),
        voucherType: column('凭证字'),
        voucherNo: column('凭证号', { do: 'match', pattern: '0*(\\d+)$' }),
        entryNo: amount('分录序号'),
        summary: column('摘要'),
        subjectCode: accountCode('科目代码'),
        subjectName: column('科目名称'),
        debitAmount: amount('借方金额'),
        creditAmount: amount('贷方金额'),
        projectId: projectIn('项目', '自定义辅助核算编码', '自定义辅助核算编码1'),
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register,
      name: text('用友 U8 序时账', 'Yonyou U8 journal'),
      headings: ['日期', '凭证号数', '科目编码', '方向', '金额'],
      carriedDown: ['日期', '凭证号数'],
      fields: {
        date: day('日期'),
        voucherType: typeOfNumber('凭证号数'),
        voucherNo: numberOfNumber('凭证号数'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: side('金额', '方向', ...debitWords),
        creditAmount: side('金额', '方向', ...creditWords),
        projectId: projectIn('项目', '项目编码', '项目名称'),
      },
    },
  },
  {
    certainty: 'oneSource',
    layout: {
      register,
      name: text('用友 U8 凭证列表', 'Yonyou U8 voucher list'),
      headings: ['日期', '凭证类别', '凭证号数', '借方', '贷方'],
      carriedDown: ['日期', '凭证类别', '凭证号数'],
      fields: {
        date: day('日期'),
        voucherType: column('凭证类别', { do: 'match', pattern: '^([^\\d\\s]+)' }),
        voucherNo: numberOfNumber('凭证号数'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: firstOf(accountCode('科目编码'), {
          from: 'title',
          steps: [{ do: 'match', pattern: '科目[:：\\s]\\s?(\\d[\\d.]*)' }],
        }),
        subjectName: firstOf(column('科目名称'), {
          from: 'title',
          steps: [{ do: 'match', pattern: '科目[:：\\s]\\s?\\d[\\d.]*\\s+(\\S[^\\n]*)' }],
        }),
        debitAmount: amount('借方'),
        creditAmount: amount('贷方'),
        projectId: projectIn('项目', '项目编码', '项目名称'),
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register,
      name: text('用友 NC / NC Cloud 序时账', 'Yonyou NC journal'),
      headings: ['年', '月', '日', '凭证号', '科目编码'],
      carriedDown: ['年', '月', '日', '凭证号'],
      fields: {
        date: { from: 'joined', sources: [column('年'), column('月'), column('日')], by: '-', steps: [{ do: 'date' }] },
        voucherType: firstOf(typeOfNumber('凭证号'), { from: 'constant', value: '记' }),
        voucherNo: numberOfNumber('凭证号'),
        entryNo: firstOf(amount('分录号'), countedEntries),
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: amountOf('借方本币', '借方'),
        creditAmount: amountOf('贷方本币', '贷方'),
        projectId: firstOf(column('辅助项', { do: 'match', pattern: '项目[:：]([^】]+)' }), projectIn('项目')),
      },
    },
  },
  {
    certainty: 'inferred',
    layout: {
      register,
      name: text('畅捷通 T+ / 好会计 凭证', 'Chanjet T+ / Hao Kuaiji vouchers'),
      headings: ['制单日期', '凭证字号', '科目编码'],
      carriedDown: ['制单日期', '凭证字号'],
      fields: {
        date: day('制单日期'),
        voucherType: typeOfNumber('凭证字号'),
        voucherNo: numberOfNumber('凭证字号'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: amountOf('借方本币', '借方金额', '本币借方'),
        creditAmount: amountOf('贷方本币', '贷方金额', '本币贷方'),
        projectId: projectIn('项目', '项目编码', '辅助项'),
      },
    },
  },
  {
    certainty: 'inferred',
    layout: {
      register,
      name: text('畅捷通 T+ 凭证（凭证类别与编号分列）', 'Chanjet T+ vouchers with the type apart'),
      headings: ['制单日期', '凭证类别', '凭证编号', '科目编码'],
      carriedDown: ['制单日期', '凭证类别', '凭证编号'],
      fields: {
        date: day('制单日期'),
        voucherType: column('凭证类别', { do: 'match', pattern: '^([^\\d\\s]+)' }),
        voucherNo: numberOfNumber('凭证编号'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: amountOf('借方本币', '借方金额', '本币借方'),
        creditAmount: amountOf('贷方本币', '贷方金额', '本币贷方'),
        projectId: projectIn('项目', '项目编码', '辅助项'),
      },
    },
  },
  {
    certainty: 'oneSource',
    layout: {
      register,
      name: text('柠檬云 凭证', 'Ningmeng Cloud vouchers'),
      headings: ['日期', '凭证字号', '科目编码', '借方金额', '贷方金额'],
      carriedDown: ['日期', '凭证字号'],
      fields: {
        date: day('日期'),
        voucherType: typeOfNumber('凭证字号'),
        voucherNo: numberOfNumber('凭证字号'),
        entryNo: countedEntries,
        summary: column('摘要'),
        subjectCode: accountCode('科目编码'),
        subjectName: column('科目名称'),
        debitAmount: amount('借方金额'),
        creditAmount: amount('贷方金额'),
        projectId: projectIn('项目', '项目编码', '辅助核算'),
      },
    },
  },
  {
    certainty: 'inferred',
    layout: {
      register,
      name: text('SAP FBL3N 总账科目行项目', 'SAP FBL3N line items'),
      headings: ['总账科目', '凭证编号', '过账日期', '本币金额'],
      fields: {
        date: day('过账日期'),
        voucherType: firstOf(column('凭证类型'), { from: 'constant', value: 'SA' }),
        voucherNo: column('凭证编号'),
        entryNo: firstOf(amount('行项目'), countedEntries),
        summary: firstOf(column('文本'), column('分配'), column('凭证编号')),
        subjectCode: column('总账科目'),
        // The report has no column of names unless its layout was given one.
        subjectName: firstOf(column('总账科目名称'), column('科目名称'), column('总账科目')),
        debitAmount: column('本币金额', { do: 'debit' }),
        creditAmount: column('本币金额', { do: 'credit' }),
        projectId: firstOf(
          column('WBS要素', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
          column('文本', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
        ),
      },
    },
  },
];
