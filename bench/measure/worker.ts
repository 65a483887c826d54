import { fork } from 'node:child_process';

/** The flags of `npm start`, and access to the garbage collection for measuring memory. */
export const nodeFlags = ['--liftoff-only', '--disable-warning=ExperimentalWarning', '--expose-gc'];

/** Functions that another process can call, by name. */
export type Questions = Readonly<Record<string, (argument: never) => unknown>>;

type Asked<Q extends Questions> = {
  [Name in keyof Q]: (argument: Parameters<Q[Name]>[0]) => Promise<Awaited<ReturnType<Q[Name]>>>;
};

interface Reply {
  readonly value?: unknown;
  readonly error?: string;
}

/** Starts a file of this folder that calls `serveQuestions`; handles one call at a time. */
export function startWorker<Q extends Questions>(
  name: string,
  argument: object,
): { ask: Asked<Q>; stop: () => void } {
  const file = new URL(`./${name}.ts`, import.meta.url);
  const child = fork(file, [JSON.stringify(argument)], { execArgv: nodeFlags });
  const ask = (question: string, value: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`${name} ended with ${code}.`));
      child.once('exit', onExit);
      child.once('message', (reply: Reply) => {
        child.off('exit', onExit);
        if (reply.error === undefined) resolve(reply.value);
        else reject(new Error(`${name}: ${reply.error}`));
      });
      child.send({ question, value });
    });
  return {
    ask: new Proxy({} as Asked<Q>, {
      get: (_, question) => (value: unknown) => ask(String(question), value),
    }),
    stop: () => child.kill(),
  };
}

/** Called in the other process: answers calls until it is stopped. */
export function serveQuestions(questions: Questions): void {
  process.on('message', ({ question, value }: { question: string; value: unknown }) => {
    const answered = Promise.try(() => questions[question]?.(value as never));
    answered.then(
      (result) => process.send?.({ value: result ?? null }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}
