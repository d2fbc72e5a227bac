import http from 'node:http';

/** Requests URLs over one keep-alive connection, one after another. */
export function httpClient(headers) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = (url) =>
    new Promise((resolve, reject) => {
      const request = http.get(url, { agent, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const body = Buffer.concat(chunks);
          if (response.statusCode === 200) resolve(body);
          else reject(new Error(`${url} answered ${response.statusCode}: ${body.toString('utf8')}`));
        });
      });
      request.once('error', reject);
    });
  return { get, close: () => agent.destroy() };
}
