/** The bytes of a file that is made while it is sent. */
export async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return new Uint8Array(Buffer.concat(pieces));
}
