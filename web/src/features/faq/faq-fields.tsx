import { faqAudiences } from '@lehrpfad/contract/faq/options.ts';
import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { FieldProps } from '../../core/form/fields/field-props.ts';
import { FieldGroup } from '../../core/form/fields/field-group.tsx';
import { FieldStack } from '../../core/form/form-parts.tsx';
import { lineLength } from '../../core/form/fields/remaining.ts';
import { Remaining } from '../../core/form/fields/remaining-note.tsx';
import { RichTextField } from '../../core/form/rich-text/rich-text-field.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { CategoryField } from './categories/category-field.tsx';
import styles from './faq-fields.module.css';
import { FilesField } from './files/files-field.tsx';
import { PlainHints } from '../pages/plain-hints.tsx';
import { Switch } from '../../core/ui/controls/switch.tsx';
import type { FaqFormState } from './use-faq-form.ts';

interface FaqFieldsProps {
  readonly state: FaqFormState;
  readonly categories: readonly FaqCategory[];
}

/** The fields of an entry. */
export function FaqFields({ state: { form, progress }, categories }: FaqFieldsProps) {
  const { values } = form;
  return (
    <FieldStack>
      <div>
        <TextField {...form.field('title')} required autoComplete="off" />
        <Remaining length={lineLength(values.title, limits.faqTitle)} max={limits.faqTitle} />
      </div>
      <RichTextField {...form.field('description')} max={limits.faqDescription} required />
      <div>
        <RichTextField
          {...form.field('plain_description')}
          max={limits.faqDescription}
          description="Wird statt der Beschreibung gezeigt, wenn jemand „Einfache Sprache“ eingeschaltet hat. Ohne diesen Text bleibt es bei der Beschreibung."
        />
        <PlainHints html={values.plain_description} />
      </div>
      <CategoryField {...form.field('Categories')} categories={categories} />
      <Publication form={form} />
      <div className={styles.order}>
        <TextField
          {...form.field('order')}
          inputMode="numeric"
          autoComplete="off"
          description="Kleinere Zahlen stehen weiter oben."
        />
      </div>
      <FilesField {...form.field('file')} progress={progress} disabled={form.submitting} />
    </FieldStack>
  );
}

/** Fields for the visibility and the audiences of an entry. */
function Publication({ form }: Pick<FaqFormState, 'form'>) {
  const isPublic = form.field('public');
  const audiences = form.field('audiences');
  const hasNone = isPublic.value && audiences.value.length === 0;
  const isHidden = !isPublic.value && audiences.value.length > 0;

  return (
    <div className="grid gap-3 py-4 px-4 border rounded-lg bg-tint">
      <Switch
        id={isPublic.id}
        label={isPublic.label}
        hint={
          isPublic.value
            ? 'Alle können diesen Eintrag lesen.'
            : 'Nur die Redaktion sieht diesen Eintrag.'
        }
        value={isPublic.value}
        disabled={form.submitting}
        onChange={isPublic.onChange}
      />
      <AudienceField {...audiences} disabled={form.submitting} />
      {isHidden && (
        <p className="text-sm">
          Die Zielgruppen sehen den Eintrag erst, wenn er öffentlich sichtbar ist.
        </p>
      )}
      {hasNone && (
        <p className="text-sm">
          Ohne Zielgruppe steht der Eintrag auf keiner der Informationsseiten.
        </p>
      )}
    </div>
  );
}

function AudienceField(field: FieldProps<readonly string[]> & { readonly disabled: boolean }) {
  const { id, value, disabled, onChange } = field;
  const toggle = (key: string, isOn: boolean) =>
    onChange(
      faqAudiences
        .map((one) => one.key)
        .filter((one) => (one === key ? isOn : value.includes(one))),
    );
  return (
    <FieldGroup {...field}>
      <div className={`${styles.audiences} grid gap-1-4`}>
        {faqAudiences.map(({ key, label }, at) => (
          <Switch
            key={key}
            {...(at === 0 && { id })}
            label={label}
            value={value.includes(key)}
            disabled={disabled}
            onChange={(isOn) => toggle(key, isOn)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
