import { eventStatus, type EventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { versionStateOf } from './new-version.ts';

interface Words {
  readonly title: string;
  readonly confirm: string;
  readonly text: string;
  /** Message after the decision. */
  readonly done: string;
}

const canBeTakenBack = 'Diese Entscheidung kann später zurückgenommen werden.';

function ofVersion(name: string): Readonly<Record<EventStatus, Words>> {
  return {
    1: {
      title: 'Entscheidung zurücknehmen?',
      confirm: 'Zurücknehmen',
      text: `Über die neue Fassung von ${name} wird neu entschieden. Die bisherige bleibt öffentlich.`,
      done: 'Entscheidung zurückgenommen',
    },
    2: {
      title: 'Neue Fassung akzeptieren?',
      confirm: 'Akzeptieren',
      text: `Die neue Fassung von ${name} ist danach sofort öffentlich und ersetzt die bisherige.`,
      done: 'Neue Fassung akzeptiert',
    },
    3: {
      title: 'Neue Fassung ablehnen?',
      confirm: 'Ablehnen',
      text: `Die bisherige Fassung von ${name} bleibt öffentlich. ${canBeTakenBack}`,
      done: 'Neue Fassung abgelehnt',
    },
  };
}

function ofEvent(name: string): Readonly<Record<EventStatus, Words>> {
  return {
    1: {
      title: 'Entscheidung zurücknehmen?',
      confirm: 'Zurücknehmen',
      text: `${name} ist danach wieder in Bearbeitung und nicht öffentlich, bis neu entschieden ist.`,
      done: 'Entscheidung zurückgenommen',
    },
    2: {
      title: 'Event akzeptieren?',
      confirm: 'Akzeptieren',
      text: `${name} ist danach sofort öffentlich: auf der Startseite und bei den Suchergebnissen. ${canBeTakenBack}`,
      done: 'Event akzeptiert',
    },
    3: {
      title: 'Event ablehnen?',
      confirm: 'Ablehnen',
      text: `${name} wird nicht veröffentlicht. ${canBeTakenBack}`,
      done: 'Event abgelehnt',
    },
  };
}

/** Returns the texts of a decision: about the new version if there is one, otherwise about the event. */
export function wordsFor({
  event,
  status,
}: {
  readonly event: OwnEvent;
  readonly status: EventStatus;
}): Words {
  const words =
    event.status === eventStatus.accepted && versionStateOf(event) ? ofVersion : ofEvent;
  return words(`„${event.title}“`)[status];
}
