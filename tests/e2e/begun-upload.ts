import http from 'node:http';
import net from 'node:net';
import { resourcePath } from '@rdm/blade-protocol';
import type { SampleWorkbook } from '../setup/sample-enterprise';

/** An upload that has sent its first half; `finish` sends the second and reads the answer. */
export function beginUpload(url: string, token: string, { resource, bytes, fileName }: SampleWorkbook) {
  const head = `--half\r\nContent-Disposition: form-data; name="file"; filename="${encodeURIComponent(fileName)}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--half--\r\n')]);
  const half = Math.floor(body.length / 2);
  const request = http.request(`${url}${resourcePath(resource, 'import')}`, {
    method: 'POST',
    headers: {
      'Blade-Auth': `bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=half',
      'Content-Length': body.length,
    },
  });
  const answer = new Promise<{
    status: number;
    connection: string | undefined;
    body: { data: { rows: number; inserted: number } };
  }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (data: string) => (text += data));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          connection: response.headers.connection,
          body: JSON.parse(text) as never,
        }),
      );
    });
  });
  answer.catch(() => undefined);
  const begun = new Promise<void>((resolve) => request.write(body.subarray(0, half), () => resolve()));
  return {
    begun,
    finish: () => {
      request.end(body.subarray(half));
      return answer;
    },
  };
}

/** Waits until nothing listens at the address any more. */
export async function untilClosed(url: string): Promise<void> {
  const { port } = new URL(url);
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
}
