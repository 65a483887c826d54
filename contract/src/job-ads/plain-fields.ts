import { z } from 'zod';
import { isoDate } from '../core/fields.ts';
import {
  dayField,
  linesField,
  oneKey,
  richText,
  severalKeys,
  textField,
  websiteField,
  wholeNumber,
  yesNo,
} from '../core/form-values.ts';
import {
  adFields,
  eachPlainField,
  plainFieldNames,
  type HtmlFieldName,
  type PlainFieldName,
  type PlainValue,
} from './ad-fields.ts';
import { weeksAnswer, weeksField } from './week-fields.ts';

/* Schemas of the plain fields of an ad, as `adFields` describes them. */

type TextInput<Name extends PlainFieldName> = (typeof adFields)[Name] extends {
  readonly need: 'required';
}
  ? z.ZodString
  : z.ZodDefault<z.ZodString>;

type PlainInputs = {
  [Name in PlainFieldName]: Name extends 'title' | HtmlFieldName
    ? TextInput<Name>
    : z.ZodType<PlainValue<Name>>;
};

type PlainAnswers = { [Name in PlainFieldName]: z.ZodType<PlainValue<Name>> };

function inputOf(name: PlainFieldName): z.ZodType {
  const field = adFields[name];
  switch (field.kind) {
    case 'line':
      return textField(field.max, field.need);
    case 'html':
      return richText(field.max, field.tooLong, field.need);
    case 'day':
      return dayField();
    case 'number':
      return wholeNumber(field.min, field.max);
    case 'key':
      return oneKey(field.options);
    case 'keys':
      return severalKeys(field.options);
    case 'website':
      return websiteField;
    case 'yes':
      return yesNo.default(false);
    case 'lines':
      return linesField(field.max);
    case 'weeks':
      return weeksField;
  }
}

function answerOf(name: PlainFieldName): z.ZodType {
  switch (adFields[name].kind) {
    case 'day':
      return isoDate.nullable();
    case 'number':
      return z.int().nullable();
    case 'keys':
      return z.array(z.string());
    case 'yes':
      return z.boolean();
    case 'weeks':
      return weeksAnswer;
    default:
      return z.string();
  }
}

/** Fields whose values are lists, which forms with files send as JSON. */
export const listFieldNames = plainFieldNames.filter((name) =>
  ['keys', 'weeks'].includes(adFields[name].kind),
);

/** Schemas of the fields in forms. */
export const plainInputs = eachPlainField(inputOf) as unknown as PlainInputs;

/** Schemas of the fields in responses. */
export const plainAnswers = eachPlainField(answerOf) as unknown as PlainAnswers;
