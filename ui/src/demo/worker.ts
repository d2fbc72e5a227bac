import { expose } from 'comlink';
import { answerCalls } from './answer-calls';
import { createDemo } from './container';
import type { DemoWorker } from './demo-worker';

let begun: (call: DemoWorker['call']) => void;
const answering = new Promise<DemoWorker['call']>((resolve) => (begun = resolve));

const worker: DemoWorker = {
  async begin(clean, follow) {
    const { application, fill } = await createDemo({ clean });
    const filled = fill(async (share) => {
      follow(share);
      // Yields, so that calls received meanwhile are handled first.
      await new Promise((resolve) => setTimeout(resolve));
    });
    begun(answerCalls(application, filled));
    await filled;
  },
  call: async (asked, onProgress) => (await answering)(asked, onProgress),
};
expose(worker);
