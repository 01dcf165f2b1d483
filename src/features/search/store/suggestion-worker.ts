/** The thread of the index: reading it takes a slow phone longer than a shopper may wait for a letter to appear. */
import { type Asked, answerOf, type Reply } from './suggestion-engine.ts';

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  const reply = (more: Omit<Reply, 'id'>): void => postMessage({ id, ...more } satisfies Reply);
  answerOf(question).then(
    (answer) => reply({ answer }),
    () => reply({}),
  );
});
