import {
  draftOf,
  mailtoOf,
  maxAnswerLengths,
  type OwnWords,
} from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';
import { useState } from 'react';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import { useDraft, useKeepDraft } from '../../../core/form/drafts/use-draft.ts';
import { Button, ButtonLink } from '../../../core/ui/controls/button.tsx';
import { TextArea } from '../../../core/ui/inputs/text-area.tsx';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { germanContent, t } from '../../../core/texts/texts.ts';
import styles from './apply.module.css';

interface MailStepProps {
  readonly ad: PublicJobAd;
  readonly people: readonly { readonly name: string; readonly email: string }[];
}

const noWords: OwnWords = { name: '', school: '', reason: '' };

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
      <WordFields words={words} onChange={setWords} />
      <DraftPreview draft={draft} />
      <div className="wrap gap-2">
        {people.map(({ email, name }) => (
          <ButtonLink
            key={email}
            href={mailtoOf(email, draftOf(ad, name, words))}
            variant="light"
            wraps
          >
            {t('E-Mail an')} {name || email}
          </ButtonLink>
        ))}
        <CopyButton text={`${draft.subject}\n\n${draft.body.replaceAll('\r\n', '\n')}`} />
      </div>
    </>
  );
}

interface WordFieldsProps {
  readonly words: OwnWords;
  readonly onChange: (words: OwnWords) => void;
}

function WordFields({ words, onChange }: WordFieldsProps) {
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
      <TextArea
        label={t('Der Beruf interessiert mich, weil …')}
        rows={3}
        value={words.reason}
        onChange={change('reason')}
      />
    </div>
  );
}

function DraftPreview({ draft }: { readonly draft: ReturnType<typeof draftOf> }) {
  return (
    <details className="grid w-full gap-3">
      <summary className={`${styles.summary} w-fit min-h-tap text-brand underline`}>
        {t('Entwurf ansehen')}
      </summary>
      <p
        lang={germanContent()}
        className="w-full border rounded-md bg-tint wrap-anywhere whitespace-pre-line px-4 py-3"
      >
        <b>{draft.subject}</b>
        {`\n\n${draft.body.replaceAll('\r\n', '\n')}`}
      </p>
    </details>
  );
}

/** Button that copies a text, for users who write their mails in the browser. */
function CopyButton({ text }: { readonly text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      announce(t('Entwurf kopiert'));
    } catch {
      announce(t('Dein Browser erlaubt kein Kopieren. Öffne den Entwurf, und markiere ihn.'));
    }
  }
  return (
    <Button variant="default" onClick={() => void copy()}>
      {t('Entwurf kopieren')}
    </Button>
  );
}
