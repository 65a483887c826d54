import { limits } from '@lehrpfad/contract/core/limits.ts';
import { requestAnswer } from '@lehrpfad/contract/registrations/questions.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { messagePage, openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { lockRequest } from '../store.ts';
import { answerPath } from './deps.ts';
import { findQuestion, setAnswer, type ValidQuestion } from './store.ts';

interface AnsweringDeps {
  readonly database: Database;
  readonly clock: Clock;
}

const template = openTemplates(new URL('pages/', import.meta.url));

const donePath = `${answerPath}/erledigt`;
const start = { label: 'Zur Startseite', url: '/' };

const donePage = messagePage({
  title: 'Ihre Antwort ist angekommen',
  paragraphs: [
    'Vielen Dank! Die Redaktion liest sie und meldet sich danach unter Ihrer E-Mail-Adresse.',
  ],
  ways: [start],
});

const invalidPage = messagePage({
  status: 410,
  title: 'Dieser Link gilt nicht mehr',
  paragraphs: [
    'Die Frage ist schon beantwortet, über die Anfrage ist entschieden, oder der Link ist abgelaufen oder nicht vollständig.',
    'Möchten Sie noch etwas mitteilen, so schreiben Sie bitte Ihrer Kammer.',
  ],
  ways: [{ label: 'Zum Kontaktformular', url: '/#/kontakt' }, start],
});

function formPage(
  { csrf }: Visit,
  { question }: ValidQuestion,
  { token, answer = '', error }: { token: string; answer?: string; error?: string | undefined },
): ServerPage {
  const max = limits.requestAnswer;
  const body = template('answer', {
    csrf,
    token,
    question,
    answer,
    error,
    max,
    action: answerPath,
  });
  const isWrong = error !== undefined && { status: 400, hasErrors: true };
  return { title: 'Rückfrage beantworten', body, ...isWrong };
}

/** Stores the answer; the request then waits for the editors again. @returns whether it could still be answered */
function keepAnswer(
  { database, clock }: AnsweringDeps,
  { id, requestId }: ValidQuestion,
  { token, answer }: { token: string; answer: string },
): Promise<boolean> {
  const now = clock();
  return database.transaction(async (tx) => {
    // The request is locked, as in decisions.
    await lockRequest(tx, requestId);
    return (await findQuestion(tx, token, now)) !== undefined && setAnswer(tx, id, answer, now);
  });
}

/** Serves the page on which a company answers an editor's question. It needs the link of the mail, which works once. */
export function serveAnswerPage(pages: Pages, deps: AnsweringDeps): void {
  const find = (token: string) => findQuestion(deps.database, token, deps.clock());
  const show = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const question = await find(token);
    return question ? formPage(visit, question, { token }) : invalidPage;
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const [token, typed] = [visit.field('token'), visit.field('answer')];
    const question = await find(token);
    if (question === undefined) return invalidPage;
    const answer = requestAnswer.safeParse(typed);
    if (!answer.success)
      return formPage(visit, question, {
        token,
        answer: typed,
        error: answer.error.issues[0]?.message,
      });
    const isKept = await keepAnswer(deps, question, { token, answer: answer.data });
    return isKept ? { goTo: donePath } : invalidPage;
  };
  pages.page(answerPath, show, send);
  pages.page(donePath, () => donePage);
}
