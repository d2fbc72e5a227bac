import type { Fault } from '@rdm/core/internal/kernel';
import { workbookFaults } from './workbook-faults';
import { readZipDirectory, type ZipEntry } from './zip-directory';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];
/** Newer Excel numbers the part, e.g. `xl/workbook2.xml`. */
const WORKBOOK_PART = /^xl\/workbook\d*\.xml$/i;

export type Container =
  | {
      readonly ok: true;
      /** Of a zip: its entries, to be inflated within the cap; none of a file that is as large as it is. */
      readonly entries: readonly ZipEntry[];
    }
  | { readonly ok: false; readonly fault: Fault };

/** Looks at the content of a file, never at its name, as far as that needs no parsing. */
export function openContainer(bytes: Uint8Array): Container {
  if (bytes.byteLength === 0) return refused(workbookFaults.emptyFile());
  if (startsWith(bytes, OLE) && isEncryptedPackage(bytes)) return refused(workbookFaults.encrypted());
  if (!startsWith(bytes, ZIP)) return { ok: true, entries: [] };
  const entries = readZipDirectory(bytes);
  if (entries === null) return refused(workbookFaults.damaged());
  if (entries.some((entry) => entry.encrypted)) return refused(workbookFaults.encrypted());
  if (!entries.some((entry) => WORKBOOK_PART.test(entry.name))) return refused(workbookFaults.unknown());
  return { ok: true, entries };
}

function refused(fault: Fault): Container {
  return { ok: false, fault };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const PACKAGE = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** An encrypted workbook is an OLE container with a stream `EncryptedPackage` ([MS-OFFCRYPTO] 2.3.4.4). */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(PACKAGE[0]!); at >= 0; at = bytes.indexOf(PACKAGE[0]!, at + 1)) {
    if (PACKAGE.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}
