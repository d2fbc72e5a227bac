import { answerCalls } from './answer-calls';
import { createDemo } from './container';
import { lineThrough, type CallMessage, type CancelMessage, type WorkerMessage } from './messages';

// Inside of a worker, `self` is the other end of the line and has the same calls as a worker.
const line = lineThrough<WorkerMessage, CallMessage | CancelMessage>(self as unknown as Worker);

void createDemo().then(({ application, fill }) => {
  const filled = fill(async (share) => {
    line.send({ filled: share });
    // Calls that came in the meantime go first.
    await new Promise((resolve) => setTimeout(resolve));
  });
  answerCalls(application, line, filled);
});
