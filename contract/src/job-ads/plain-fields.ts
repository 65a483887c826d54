import { z } from 'zod';
import { isoDate } from '../core/fields.ts';
import { dayField, richText, textField } from '../core/form-values.ts';
import { adFields, eachPlainField, type DayFieldName, type PlainFieldName } from './ad-fields.ts';

/* Schemas of the plain fields of an ad, as `adFields` describes them. */

type TextInput<Name extends PlainFieldName> = (typeof adFields)[Name] extends {
  readonly need: 'required';
}
  ? z.ZodString
  : z.ZodDefault<z.ZodString>;

type PlainInputs = {
  [Name in PlainFieldName]: Name extends DayFieldName ? z.ZodType<string | null> : TextInput<Name>;
};

type PlainAnswers = {
  [Name in PlainFieldName]: Name extends DayFieldName ? z.ZodNullable<typeof isoDate> : z.ZodString;
};

function inputOf(name: PlainFieldName): z.ZodType {
  const field = adFields[name];
  switch (field.kind) {
    case 'line':
      return textField(field.most, field.need);
    case 'html':
      return richText(field.most, field.tooLong, field.need);
    case 'day':
      return dayField();
  }
}

/** Schemas of the fields in forms. */
export const plainInputs = eachPlainField(inputOf) as unknown as PlainInputs;

/** Schemas of the fields in responses. */
export const plainAnswers = eachPlainField((name) =>
  adFields[name].kind === 'day' ? isoDate.nullable() : z.string(),
) as unknown as PlainAnswers;
