import type { Received } from './received';
import type { Download, StreamedDownload } from '@rdm/core/internal/records';

/** The file of an answer, under the name the server gave it. */
export async function readDownload(response: Received): Promise<Download> {
  const isInline = dispositionOf(response).startsWith('inline');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { ...headOf(response), bytes, ...(isInline && { inline: true }) };
}

/** The file of an answer, read as it arrives. */
export const readStream = (response: Received): StreamedDownload => ({
  ...headOf(response),
  chunks: chunksOf(response),
});

async function* chunksOf({ body }: Received): AsyncGenerator<Uint8Array> {
  if (!body) return;
  // Not every browser can iterate over a stream.
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}

const dispositionOf = (response: Received): string => response.headers.get('Content-Disposition') ?? '';

function headOf(response: Received): Pick<Download, 'name' | 'type'> {
  const named = /filename\*=UTF-8''([^;]+)/i.exec(dispositionOf(response));
  return {
    name: named?.[1] ? decodeURIComponent(named[1]) : 'export.xlsx',
    type: response.headers.get('Content-Type') ?? 'application/octet-stream',
  };
}
