import { z } from 'zod';
import { isoDate, timeOfDay } from '../core/fields.ts';
import {
  dayField,
  quarterHour,
  richText,
  severalKeys,
  textField,
  websiteField,
} from '../core/form-values.ts';
import { eachPlainField, eventFields, type PlainFieldName } from './event-fields.ts';

/* Schemas of the plain fields of an event, as `eventFields` describes them. */

function inputOf(name: PlainFieldName) {
  const field = eventFields[name];
  switch (field.kind) {
    case 'line':
      return textField(field.max, 'required');
    case 'website':
      return websiteField;
    case 'day':
      return dayField('required');
    case 'time':
      return quarterHour;
    case 'keys':
      return severalKeys(field.options);
    case 'html':
      return richText(field.max, `Maximal ${field.max} Zeichen!`, 'optional');
  }
}

interface Inputs {
  readonly line: z.ZodString;
  readonly website: typeof websiteField;
  readonly day: z.ZodType<string>;
  readonly time: typeof quarterHour;
  readonly keys: z.ZodDefault<z.ZodType<string[]>>;
  readonly html: z.ZodDefault<z.ZodString>;
}

const answers = {
  line: z.string(),
  website: z.string(),
  day: isoDate,
  time: timeOfDay.nullable(),
  keys: z.array(z.string()),
  html: z.string(),
};

type KindOf<Name extends PlainFieldName> = (typeof eventFields)[Name]['kind'];

/** Schemas of the fields in forms. */
export const plainInputs = eachPlainField(inputOf) as unknown as {
  readonly [Name in PlainFieldName]: Inputs[KindOf<Name>];
};

/** Schemas of the fields in responses. */
export const plainAnswers = eachPlainField((name) => answers[eventFields[name].kind]) as {
  readonly [Name in PlainFieldName]: (typeof answers)[KindOf<Name>];
};
