import {
  documentsFor,
  draftOf,
  draftText,
  isForInternship,
  mailtoOf,
  maxAnswerLengths,
  noWords,
  type OwnWords,
} from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';
import { useEffect, useRef, useState } from 'react';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import { useDraft, useKeepDraft } from '../../../core/form/drafts/use-draft.ts';
import { Button, ButtonLink } from '../../../core/ui/controls/button.tsx';
import { CheckIcon } from '../../../core/ui/icons/icons.tsx';
import { TextArea } from '../../../core/ui/inputs/text-area.tsx';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { germanContent, t, translated } from '../../../core/texts/texts.ts';
import styles from './apply.module.css';

interface MailStepProps {
  readonly ad: PublicJobAd;
  readonly people: readonly { readonly name: string; readonly email: string }[];
}

/** The pupil's own texts for an ad. They are stored in this tab, because Back, a link and the mail program close the sheet. */
function useOwnWords(ad: number) {
  const { draft } = useDraft({
    of: draftOnPage(`application-${ad}`),
    initial: noWords,
    files: undefined,
  });
  const [words, setWords] = useState(draft.values);
  useKeepDraft(draft, words, noWords);
  return [words, setWords] as const;
}

/** A first draft of the mail, filled from the ad and the pupil's own texts. */
export function MailStep({ ad, people }: MailStepProps) {
  const [words, setWords] = useOwnWords(ad.id);
  const [first] = people;
  const draft = draftOf(ad, first?.name ?? '', words);
  return (
    <>
      <h4>{t('Eine E-Mail schreiben')}</h4>
      <p className="text-soft">
        {t(
          'Füll die Lücken, dann öffnet dein Mailprogramm den Entwurf. Wir verschicken und speichern davon nichts.',
        )}
      </p>
      <WordFields ad={ad} words={words} onChange={setWords} />
      <Attachments ad={ad} />
      <ul className="grid w-full list-plain gap-3">
        {people.map(({ email, name }) => (
          <li key={email}>
            <ButtonLink href={mailtoOf(email, draftOf(ad, name, words))} variant="light" wraps>
              {t('E-Mail an')} {name || email}
            </ButtonLink>
            {/* For a mail that is written in the browser or on another device. */}
            {name !== '' && <p className="mt-1 wrap-anywhere">{email}</p>}
          </li>
        ))}
      </ul>
      <Draft text={draftText(first?.email ?? '', draft)} />
    </>
  );
}

/** A link opens a mail without attachments, although the draft names them. */
function Attachments({ ad }: { readonly ad: PublicJobAd }) {
  if (ad.application_documents.length === 0) return null;
  const list = documentsFor(ad)
    .map(({ label }) => translated(label))
    .join(', ');
  return list && <p>{t('Häng deine Unterlagen selbst an die E-Mail: {list}.', { list })}</p>;
}

interface WordFieldsProps {
  readonly ad: PublicJobAd;
  readonly words: OwnWords;
  readonly onChange: (words: OwnWords) => void;
}

function WordFields({ ad, words, onChange }: WordFieldsProps) {
  const change = (name: keyof OwnWords) => (event: { currentTarget: { value: string } }) =>
    onChange({
      ...words,
      [name]: firstCharacters(event.currentTarget.value, maxAnswerLengths[name]),
    });
  return (
    <div className="grid w-full gap-3">
      <TextInput
        label={t('Dein Name')}
        autoComplete="name"
        value={words.name}
        onChange={change('name')}
      />
      <TextInput
        label={t('Deine Schule und Klasse')}
        autoComplete="off"
        value={words.school}
        onChange={change('school')}
      />
      {isForInternship(ad) && (
        <TextInput
          label={t('Wann soll dein Praktikum sein?')}
          autoComplete="off"
          value={words.period}
          onChange={change('period')}
        />
      )}
      <TextArea
        label={t('Der Beruf interessiert mich, weil …')}
        rows={3}
        value={words.reason}
        onChange={change('reason')}
      />
    </div>
  );
}

/** Time in ms that the button confirms the copy. */
const confirmedMs = 3_000;

/** The whole draft, to read and to copy for users who write their mails in the browser. It opens if it can only be copied by hand. */
function Draft({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const preview = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      setCopied(true);
      announce(t('Entwurf kopiert'));
    } catch {
      if (preview.current) preview.current.open = true;
      setRefused(true);
    }
  }

  return (
    <>
      <Button variant="default" wraps icon={isCopied && <CheckIcon />} onClick={() => void copy()}>
        {isCopied ? t('Entwurf kopiert') : t('Entwurf kopieren')}
      </Button>
      <p role="status">
        {isRefused &&
          t('Dein Browser erlaubt kein Kopieren. Markiere den Entwurf, und kopiere ihn selbst.')}
      </p>
      <details ref={preview} className="grid w-full gap-3">
        <summary className={`${styles.summary} w-fit min-h-tap text-brand underline`}>
          {t('Entwurf ansehen')}
        </summary>
        <p
          lang={germanContent()}
          className="w-full border rounded-md bg-tint wrap-anywhere whitespace-pre-line px-4 py-3"
        >
          {text}
        </p>
      </details>
    </>
  );
}
