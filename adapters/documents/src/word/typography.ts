import { convertMillimetersToTwip, type IRunOptions } from 'docx';

/*
 * An official form by GB/T 9704—2012: A4, margins 37/28/35/26 mm, title in 小标宋 二号, headings in 黑体 三号, text in 仿宋 三号.
 * Tables are set smaller, in 宋体 小四, so that the lines of a form fit, and in 五号 where they have many columns. Sizes are
 * half points.
 */

const roman = 'Times New Roman';
const typeface = (eastAsia: string) => ({ ascii: roman, hAnsi: roman, cs: roman, eastAsia });

export const faces = {
  title: { font: typeface('方正小标宋简体'), size: 44 },
  heading: { font: typeface('黑体'), size: 32 },
  text: { font: typeface('仿宋'), size: 32 },
  label: { font: typeface('黑体'), size: 24 },
  cell: { font: typeface('宋体'), size: 24 },
  denseLabel: { font: typeface('黑体'), size: 21 },
  dense: { font: typeface('宋体'), size: 21 },
} as const satisfies Record<string, IRunOptions>;

const margin = { top: 37, left: 28, bottom: 35, right: 26 };
/** A4 in twips, as Word itself writes it. */
const a4 = { width: 11906, height: 16838 };

export const page = {
  size: a4,
  margin: {
    top: convertMillimetersToTwip(margin.top),
    left: convertMillimetersToTwip(margin.left),
    bottom: convertMillimetersToTwip(margin.bottom),
    right: convertMillimetersToTwip(margin.right),
  },
};

/** Width between the margins, in twips. */
export const textWidth = a4.width - page.margin.left - page.margin.right;

/** A line spacing of 28.8 points, and a first-line indent of two characters. */
export const lines = { line: 576 } as const;
export const firstLine = { firstLineChars: 200 } as const;
