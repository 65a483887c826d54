type Leaf = string | number | boolean | Blob | null | undefined | readonly unknown[];

/** Field names: the keys of a form's values, and `address.street` for keys of an object inside. */
export type FieldName<Values> = {
  [Key in keyof Values & string]: Values[Key] extends Leaf
    ? Key
    : Key | `${Key}.${keyof Values[Key] & string}`;
}[keyof Values & string];

/** Type of the value of a field. */
export type FieldValue<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer Outer}.${infer Inner}`
    ? Outer extends keyof Values
      ? Inner extends keyof Values[Outer]
        ? Values[Outer][Inner]
        : never
      : never
    : never;

/** Props that a form passes to each field: `<TextField {...form.field('title')} />`. */
export interface FieldProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** Further props of every field. */
export interface FieldOptions {
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Shown below the label. */
  readonly description?: string | undefined;
}

/** An option of a list. Text that was typed without choosing an option has the id 0, which every schema rejects. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}
