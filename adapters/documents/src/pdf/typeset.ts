import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Content, PageOrientation, TDocumentDefinitions } from 'pdfmake/interfaces';

/** Sides of paper in points, short and long. */
export const papers = { a4: [595.28, 841.89], a3: [841.89, 1190.55] } as const;
export const MARGIN = 36;
/** Points of the text of documents. */
const TEXT_SIZE = 10.5;

export interface Page {
  readonly paper: keyof typeof papers;
  readonly orientation: PageOrientation;
}

const FONT = 'Noto Sans Hans';
const fontFolder = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts');
const fileOf = (weight: string) => join(fontFolder, `NotoSansHans-${weight}.otf`);
// There is no italic of a Chinese face.
const faces = {
  normal: fileOf('Regular'),
  bold: fileOf('Bold'),
  italics: fileOf('Regular'),
  bolditalics: fileOf('Bold'),
};

/** Fonts of the package are all that a paper may take from outside of it. */
const open = (): typeof pdfmake => {
  pdfmake.setFonts({ [FONT]: faces });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => dirname(path) === fontFolder);
  return pdfmake;
};

/** The width between the margins, in points. */
export const roomOf = ({ paper, orientation }: Page): number =>
  papers[paper][orientation === 'landscape' ? 1 : 0] - 2 * MARGIN;

/** The pages of a paper, with the glyphs they use. */
export async function typeset(content: Content, { paper, orientation }: Page): Promise<Uint8Array> {
  const definition: TDocumentDefinitions = {
    content,
    pageSize: { width: papers[paper][0], height: papers[paper][1] },
    pageOrientation: orientation,
    pageMargins: MARGIN,
    defaultStyle: { font: FONT, fontSize: TEXT_SIZE, lineHeight: 1.2 },
  };
  return new Uint8Array(await open().createPdf(definition).getBuffer());
}
