import type {
  CompanyRequest,
  RequestQuestion,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { dayOf, formatDate, momentText } from '../../../core/text/dates.ts';
import styles from './request-questions.module.css';

/** Questions to the company and its answers; nothing if there are none. */
export function RequestQuestions({ request }: { readonly request: CompanyRequest }) {
  const { questions, waiting_since: isWaiting } = request;
  if (questions.length === 0) return null;
  return (
    <div className="py-3 px-4 border rounded-md bg-ground">
      <h3 className="text-base m-0 mb-1">{questions.length === 1 ? 'Rückfrage' : 'Rückfragen'}</h3>
      <ol className="grid list-plain gap-3">
        {questions.map((question, at) => (
          <li key={question.id} className={styles.question}>
            <p className={styles.when}>
              Gefragt am {momentText(question.asked)}
              {question.asked_by && ` von ${question.asked_by}`}
            </p>
            <p className={`${styles.text} whitespace-pre-line`}>{question.question}</p>
            <Answer
              question={question}
              isWaiting={isWaiting !== null && at === questions.length - 1}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface AnswerProps {
  readonly question: RequestQuestion;
  readonly isWaiting: boolean;
}

function Answer({ question, isWaiting }: AnswerProps) {
  const { asked, answer, answered, reminded, expires } = question;
  const reminder =
    reminded === null ? '' : ` Am ${formatDate(dayOf(reminded))} wurde daran erinnert.`;
  if (answered !== null)
    return (
      <>
        <p className={styles.when}>Antwort vom {momentText(answered)}</p>
        <p className={`${styles.text} whitespace-pre-line`} data-answer>
          {answer}
        </p>
      </>
    );
  return (
    <p className={styles.when}>
      {isWaiting
        ? `Wartet seit ${formatDate(dayOf(asked))} auf Antwort. Der Link gilt bis ${momentText(expires)}.`
        : 'Ohne Antwort.'}
      {reminder}
    </p>
  );
}
