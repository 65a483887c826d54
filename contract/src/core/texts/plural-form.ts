/** The forms of a text in the order in which dictionaries write them, separated by `|`. */
const formsOf = { en: ['one', 'other'], uk: ['one', 'few', 'many'] } as const;

/**
 * Returns a function that chooses among the forms of a text: `vacancy|vacancies`, `місце|місця|місць`. A text with one form is returned
 * unchanged. A number without a form of its own, such as a fraction, takes the last one.
 */
export function pluralForm(language: keyof typeof formsOf) {
  const rules = new Intl.PluralRules(language);
  const names: readonly string[] = formsOf[language];
  return (text: string, count: number): string => {
    const forms = text.split('|');
    if (forms.length === 1) return text;
    return forms[names.indexOf(rules.select(count))] ?? forms.at(-1) ?? text;
  };
}
