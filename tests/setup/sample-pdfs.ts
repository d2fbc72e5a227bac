export const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A small PDF that differs from every other with another mark. */
export const pdf = (mark = ''): Uint8Array => ascii(`%PDF-1.4\n%${mark}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);

/** A complete PDF: objects in order, then the cross-reference table. */
function wholePdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [ascii('%PDF-1.4\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, { length: each }) => sum + each, 0);
  objects.forEach((object, at) => {
    places.push(length());
    const body = typeof object === 'string' ? ascii(object) : object;
    parts.push(ascii(`${at + 1} 0 obj\n`), body, ascii('\nendobj\n'));
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, ascii(end)]));
}

const stream = (dictionary: string, content: string | Uint8Array) => {
  const body = typeof content === 'string' ? ascii(content) : content;
  const head = ascii(`<<${dictionary}/Length ${body.length}>>stream\n`);
  return new Uint8Array(Buffer.concat([head, body, ascii('\nendstream')]));
};

/**
 * A PDF whose pages show these texts in Chinese characters without an embedded font: a reader needs the encoding table
 * and a font of its own, as for most PDFs of Chinese offices. Adobe Technical Note 5094, UniGB-UCS2-H
 */
export function chinesePdf(pages: readonly string[]): Uint8Array {
  const ucs2 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const kids = pages.map((_, at) => `${6 + 2 * at} 0 R`).join(' ');
  return wholePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    ...pages.flatMap((text, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${7 + 2 * at} 0 R>>`,
      stream('', `BT /F1 24 Tf 72 700 Td <${ucs2(text)}> Tj ET`),
    ]),
  ]);
}

/** A PDF with one black square of 200 points, coded as scanners code pages (CCITT group 4, ITU-T T.6). */
export function scannedPdf(): Uint8Array {
  // Sixteen lines equal to the white one above, and the end-of-block code; rendered with inverted colours.
  const lines = Uint8Array.from([0xff, 0xff, 0x00, 0x10, 0x01]);
  const image =
    '/Type/XObject/Subtype/Image/Width 16/Height 16/BitsPerComponent 1/ColorSpace/DeviceGray/Decode[1 0]/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16>>';
  return wholePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Im1 4 0 R>>>>/Contents 5 0 R>>',
    stream(image, lines),
    stream('', 'q 200 0 0 200 72 500 cm /Im1 Do Q'),
  ]);
}

/** A PDF of one page with a square picture: three bytes for each pixel, which are not packed. */
export const picturePdf = (side: number, pixels: Uint8Array): Uint8Array =>
  wholePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Im1 4 0 R>>>>/Contents 5 0 R>>',
    stream(`/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB`, pixels),
    stream('', 'q 500 0 0 500 48 300 cm /Im1 Do Q'),
  ]);
