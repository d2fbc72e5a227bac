import { parseWorkbook } from '../reading/parse-workbook.mjs';
import type { ParsingLimits } from '../parsed-workbook';

type Message = Omit<ParsingLimits, 'timeoutMs'> & { readonly bytes: Uint8Array };

// Inside a worker, `self` is the other end of the channel and has the same methods.
const page = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

page.addEventListener('message', ({ data }) => {
  const { bytes, ...limits } = data as Message;
  void parseWorkbook(bytes, limits).then((parsed) => page.postMessage(parsed));
});
