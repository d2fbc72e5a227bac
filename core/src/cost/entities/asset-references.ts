import { reference } from '../../records';
import { text } from '../../kernel';

const shows = {
  assetsCode: { from: 'assetsCode', label: text('资产编号', 'Asset number') },
  assetsName: { from: 'assetsName', label: text('资产名称', 'Asset') },
} as const;

/** The fixed asset a row is about. */
export const fixedAssetReference = reference('blade-rdm/projectassetsfixed', {
  label: text('固定资产', 'Fixed asset'),
  heading: '资产编号',
  example: 'FA240001',
  required: text('请选择固定资产', 'Choose the fixed asset'),
  by: 'assetsCode',
  shows,
});

/** The intangible asset a row is about. */
export const intangibleReference = reference('blade-rdm/projectassetsvirtual', {
  label: text('无形资产', 'Intangible asset'),
  heading: '资产编号',
  example: 'IA24001',
  required: text('请选择无形资产', 'Choose the intangible asset'),
  by: 'assetsCode',
  shows,
});
