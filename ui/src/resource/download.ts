import type { Download } from '@rdm/core/kernel';

/** Hands a document to the browser to be saved under its name. */
export function download(document_: Download): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(document_.bytes)], { type: document_.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = document_.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
