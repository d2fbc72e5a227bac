import type { Download } from '@rdm/core/internal/records';

/** The file of an answer, under the name the server gave it. */
export async function readDownload(response: Response): Promise<Download> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const named = /filename\*=UTF-8''([^;]+)/i.exec(disposition);
  return {
    name: named?.[1] ? decodeURIComponent(named[1]) : 'export.xlsx',
    type: response.headers.get('Content-Type') ?? 'application/octet-stream',
    bytes: new Uint8Array(await response.arrayBuffer()),
    ...(disposition.startsWith('inline') && { inline: true }),
  };
}
