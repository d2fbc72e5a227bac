import { parseWorkbook } from '../parse-workbook.mjs';
import type { ParsingLimits } from '../parsed-workbook';

type Message = Pick<ParsingLimits, 'maxRows' | 'maxCells' | 'firstRows'> & { readonly bytes: Uint8Array };

// Inside of a worker, `self` is the other end of the line and has the same calls.
const page = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

page.addEventListener('message', ({ data }) => {
  const { bytes, ...limits } = data as Message;
  void parseWorkbook(bytes, limits).then((parsed) => page.postMessage(parsed));
});
