import { fixedAsset, type AssetErrors } from '@rdm/core/internal/cost';
import { columnOf } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';
import { Amount, type Column } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { labelWithUnit } from '../../../resource/money-unit-label';
import { columnText } from '../../../resource/record-text';

const labels = { reasons: text('错误原因', 'Fault') };

/** The fields of an asset that decide whether its power counts. docs/product.md, Power of machines */
const shown = [
  'category',
  'assetsModel',
  'buyDate',
  'inaccountDate',
  'depreciationMethod',
  'originalValue',
  'depreciationMonths',
  'useType',
] as const;

/** @param read returns a text in the user's language */
export function errorColumns(
  dictionaries: DictionaryStore,
  read: (said: (typeof labels)['reasons']) => string,
): readonly Column<AssetErrors>[] {
  const { fields } = fixedAsset;
  const said = (row: AssetErrors, name: (typeof shown)[number]) =>
    row.asset ? columnText(columnOf(fixedAsset, name)!, row.asset as never, dictionaries) : '';
  const reasonsOf = ({ reasons }: AssetErrors) => reasons.map(read).join('；');
  return [
    { key: 'assetsCode', title: fields.assetsCode.label, primary: true },
    { key: 'assetsName', title: fields.assetsName.label },
    { key: 'reasons', title: labels.reasons, width: 260, text: reasonsOf, render: reasonsOf },
    ...shown.map((name): Column<AssetErrors> => ({
      key: name,
      title: labelWithUnit(fields[name].label, fields[name]),
      numeric: name === 'originalValue' || name === 'depreciationMonths',
      text: (row) => said(row, name),
      render: (row) =>
        name === 'originalValue' ? <Amount value={row.asset?.[name] as string | null} /> : said(row, name) || '—',
    })),
  ];
}
