import { generalRule, largestBytes, tooLarge } from '@rdm/core/internal/evidence';
import { Refusal, text } from '@rdm/core/internal/kernel';

const MOST = largestBytes(generalRule);
const PATIENCE = 60_000;

const FOREIGN = text(
  '编辑结果的地址不属于已设置的文档服务器，没有保存',
  'The address of what was edited is not of the document server that was set up, so nothing was kept',
);
const UNREACHED = text(
  '未能从文档服务器取得编辑结果，请稍后重试',
  'What was edited could not be fetched from the document server; try again later',
);

const unreached = () => new Refusal({ code: 503, name: 'EDITOR_UNREACHED', message: UNREACHED });

/**
 * Downloads an edited document from the document server only: neither its messages nor a redirect can make this server
 * request another host, or a path outside the document server's own on the same host.
 */
export async function downloadEdited(serverUrl: string, url: string): Promise<Uint8Array> {
  const server = new URL(`${serverUrl}/`);
  const asked = URL.canParse(url) ? new URL(url) : null;
  const isIts =
    asked !== null &&
    asked.origin === server.origin &&
    asked.username === '' &&
    asked.password === '' &&
    asked.pathname.startsWith(server.pathname);
  if (!isIts) throw new Refusal({ code: 403, name: 'FOREIGN_ADDRESS', message: FOREIGN });
  try {
    const response = await fetch(asked, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok || !response.body) throw unreached();
    return await upTo(MOST, response.body);
  } catch (error) {
    throw error instanceof Refusal ? error : unreached();
  }
}

/** Reads at most the maximum file size, whatever length was announced. */
async function upTo(most: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new Refusal({ code: 413, name: 'FILE_TOO_LARGE', message: tooLarge(generalRule) });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
