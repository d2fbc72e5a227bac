// Parses one file. Plain JavaScript, so that the same file runs in a worker thread of Node beside the TypeScript
// source, beside a bundle, and in a worker of the browser; its types are in parse-workbook.d.mts. What reads a kind of
// file is loaded with the first such file.

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** An old workbook without its container begins with this record. */
const WORKBOOK = [0x09, 0x08];
const ZIP = [0x50, 0x4b];

export async function parseWorkbook(bytes, limits) {
  if (beginsWith(bytes, ZIP)) return (await import('./read-xlsx.mjs')).readXlsx(bytes, limits);
  if (beginsWith(bytes, OLE)) return (await import('./read-xls.mjs')).readXls(bytes, limits);
  if (beginsWith(bytes, WORKBOOK))
    return (await import('./read-xls.mjs')).readXls(bytes, { ...limits, isStream: true });
  return (await import('./read-text.mjs')).readText(bytes, limits);
}

const beginsWith = (bytes, signature) => signature.every((byte, at) => bytes[at] === byte);
