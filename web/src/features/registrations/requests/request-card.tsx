import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { dayOf, formatDate, momentText } from '../../../core/text/dates.ts';
import { MailIcon, PersonIcon, QuestionIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ExternalLink } from '../../../core/ui/text/external-link.tsx';
import { CheckIcon, CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { displayUrl, toHttps } from '../../../core/text/web-links.ts';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { NameChips } from '../../companies/decisions/name-chips.tsx';
import { MailLink } from '../../../core/ui/text/mail-text.tsx';
import styles from './request-card.module.css';
import { RequestBadge } from './request-icons.tsx';
import { RequestQuestions } from './request-questions.tsx';
import { resendState } from './request-words.ts';

/** Action that an editor has chosen for a request. */
export type RequestAction = 'accept' | 'decline' | 'ask' | 'resend';

interface RequestCardProps {
  readonly request: CompanyRequest;
  readonly onAction: (action: RequestAction, request: CompanyRequest) => void;
}

/** A company's request with all its data. */
export function RequestCard({ request, onAction }: RequestCardProps) {
  const { id, name, status, created } = request;
  const isOpen = status === requestStatus.open;
  const headingId = `anfrage-${id}`;
  return (
    <article
      className={`${styles.card} card flex flex-col gap-4 min-w-0 h-full p-5 wrap-anywhere`}
      aria-labelledby={headingId}
    >
      <div className={`${styles.head} stack gap-1-4 items-start`}>
        <h2 id={headingId} className="text-xl hyphens-auto">
          {name}
        </h2>
        <p className="text-hint">
          Angefragt am <time dateTime={created}>{formatDate(dayOf(created))}</time>
        </p>
        <RequestBadge request={request} />
      </div>
      <RequestFacts request={request} />
      <RequestQuestions request={request} />
      <Outcome request={request} onResend={() => onAction('resend', request)} />
      {isOpen && request.waiting_since === null && (
        <Button
          variant="subtle"
          className={styles.ask}
          icon={<QuestionIcon />}
          aria-describedby={headingId}
          onClick={() => onAction('ask', request)}
        >
          Rückfrage stellen
        </Button>
      )}
      <DecisionButtons request={request} headingId={headingId} onAction={onAction} />
      <ObjectTrail subject="request" id={id} />
    </article>
  );
}

interface DecisionButtonsProps extends RequestCardProps {
  readonly headingId: string;
}

function DecisionButtons({ request, headingId, onAction }: DecisionButtonsProps) {
  const isOpen = request.status === requestStatus.open;
  return (
    <div className={`${styles.actions} mt-auto wrap gap-2 justify-end`}>
      <Button
        variant="default"
        icon={<CloseIcon />}
        aria-describedby={headingId}
        disabled={!isOpen}
        onClick={() => onAction('decline', request)}
      >
        Ablehnen
      </Button>
      <Button
        variant="light"
        icon={<CheckIcon />}
        aria-describedby={headingId}
        disabled={!isOpen}
        onClick={() => onAction('accept', request)}
      >
        Akzeptieren
      </Button>
    </div>
  );
}

function RequestFacts({ request }: { readonly request: CompanyRequest }) {
  const { street, additional, City, phone, email, Allowed_apprenticeships: asked } = request;
  const website = toHttps(request.weblink);
  const isOpen = request.status === requestStatus.open;
  return (
    <dl className="cols-fit-sm grid gap-3-6">
      <Fact name="Adresse">
        {street}
        {additional && `, ${additional}`}
        <br />
        {placeLine(City)}
      </Fact>
      <Fact name="Webseite">
        {website === null ? (
          '--'
        ) : (
          <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>
        )}
      </Fact>
      <Fact name="Kontaktperson">
        {salutations[request.salutation]} {request.first_name} {request.last_name}
      </Fact>
      <Fact name="Telefon">
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      </Fact>
      <Fact name="E-Mail" wide>
        <MailLink address={email} />
      </Fact>
      <Fact name={isOpen ? 'Gewünschte Ausbildungsberufe' : 'Ausbildungsberufe'} wide>
        {asked.length === 0 ? '--' : <NameChips names={asked} label="Ausbildungsberufe" />}
      </Fact>
    </dl>
  );
}

/** 1 Divers, 2 Frau, 3 Herr */
const salutations = { 1: '', 2: 'Frau', 3: 'Herr' } as const;

interface FactProps {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={`${styles.fact} min-w-0`} data-wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OutcomeProps {
  readonly request: CompanyRequest;
  readonly onResend: () => void;
}

/** The decision about a request and its result. */
function Outcome({ request, onResend }: OutcomeProps) {
  const { status, declined_message: reason, decided_by } = request;
  if (status === requestStatus.open) return null;
  const by = decided_by === '' ? '' : ` von ${decided_by}`;
  if (status === requestStatus.declined)
    return (
      <div className={`${styles.outcome} py-3 px-4 border rounded-md bg-ground`} data-tone="bad">
        <p>
          <strong>Abgelehnt{by}</strong>
        </p>
        <p className="whitespace-pre-line">{reason.trim() || 'Ohne Begründung.'}</p>
      </div>
    );
  const resend = resendState(request);
  return (
    <div className={`${styles.outcome} py-3 px-4 border rounded-md bg-ground`}>
      <p>
        <strong>Akzeptiert{by}</strong>
      </p>
      {resend === 'never' ? (
        <p className={`${styles.registered} line gap-2`}>
          <PersonIcon />{' '}
          {request.joined
            ? `Dem Konto von ${request.joined.name} zugeordnet.`
            : 'Das Konto ist registriert.'}
        </p>
      ) : (
        <Invitation request={request} resend={resend} onResend={onResend} />
      )}
    </div>
  );
}

interface InvitationProps extends OutcomeProps {
  readonly resend: Exclude<ReturnType<typeof resendState>, 'never'>;
}

/** State of the invitation of an accepted company, and the button to send it again. */
function Invitation({ request, resend, onResend }: InvitationProps) {
  return (
    <>
      <p>
        {request.account_status === 3
          ? 'Die Einladung ist abgelaufen.'
          : 'Die Einladung ist versendet, das Konto noch nicht aktiviert.'}
      </p>
      <Button
        variant="subtle"
        className={styles.resend}
        icon={<MailIcon />}
        disabled={resend !== 'now'}
        aria-describedby={`anfrage-${request.id}`}
        onClick={onResend}
      >
        Einladung neu versenden
      </Button>
      {resend !== 'now' && (
        <p className="text-hint">Wieder möglich ab {momentText(resend.from)}.</p>
      )}
    </>
  );
}
