type Leaf = string | number | boolean | Blob | null | undefined | readonly unknown[];

/** Names of fields: the keys of a form's values, and those of an object inside as `address.street`. */
export type FieldName<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : Key | `${Key}.${keyof Values[Key] & string}`;
}[keyof Values & string];

/** What the field of that name holds. */
export type FieldValue<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer Outer}.${infer Inner}`
    ? Outer extends keyof Values
      ? Inner extends keyof Values[Outer]
        ? Values[Outer][Inner]
        : never
      : never
    : never;

/** What a form gives each of its fields: `<TextField {...form.field('title')} />`. */
export interface FieldProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** What every field can be told beside that. */
export interface FieldOptions {
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A line below the label. */
  readonly description?: string | undefined;
}

/** Something chosen from a list. Text that nobody has chosen has the id 0, which no schema takes. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}
