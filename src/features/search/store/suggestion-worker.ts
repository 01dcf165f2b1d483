/** The worker that answers questions from the index. */
import { answerOf, type WorkerQuestion, type WorkerReply } from './suggestion-engine.ts';

addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerQuestion>) => {
  const reply = (message: WorkerReply): void => postMessage(message);
  answerOf(question).then(
    (answer) => reply({ id, answer }),
    () => reply({ id }),
  );
});
