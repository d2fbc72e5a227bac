import type { CellStyle } from 'hucre/xlsx';

/*
 * Styles of official sheets: Song typeface, a full grid of thin lines, no colour but grey for what is not part of them.
 */

const FONT = '宋体';
const side = { style: 'thin' } as const;
const grid: CellStyle['border'] = { top: side, right: side, bottom: side, left: side };
const body = { name: FONT, size: 10 };
const GREY = '808080';

export const titleStyle: CellStyle = {
  font: { name: FONT, size: 16, bold: true },
  alignment: { horizontal: 'center', vertical: 'center' },
};

export const headerStyle = (horizontal: 'left' | 'right'): CellStyle => ({ font: body, alignment: { horizontal } });

export const footerStyle: CellStyle = { font: body, alignment: { horizontal: 'left' } };

export const headStyle: CellStyle = {
  font: { ...body, bold: true },
  border: grid,
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
};

/** The look of a body cell; `indent` in characters, `decimals` of an amount. */
export function bodyStyle(look: {
  readonly align?: 'left' | 'center' | 'right';
  readonly indent?: number;
  readonly decimals?: number;
  readonly strong?: boolean;
  readonly memo?: boolean;
}): CellStyle {
  const { align, indent, decimals, strong, memo } = look;
  return {
    font: { ...body, ...(strong && { bold: true }), ...(memo && { color: { rgb: GREY } }) },
    border: grid,
    // A text stays a text when it is edited; otherwise 001 would become 1.
    numFmt: decimals === undefined ? '@' : amountFormat(decimals),
    alignment: {
      horizontal: align ?? 'left',
      vertical: 'center',
      ...(decimals === undefined && { wrapText: true }),
      ...(indent && { indent }),
    },
  };
}

const amountFormat = (decimals: number) => (decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`);
