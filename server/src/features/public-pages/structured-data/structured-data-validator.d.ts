declare module '@adobe/structured-data-validator' {
  /** Checks structured data against Google's requirements. */
  export default class Validator {
    validate(data: unknown): Promise<
      readonly {
        readonly issueMessage: string;
        readonly severity: 'ERROR' | 'WARNING';
        readonly path: readonly { readonly type: string }[];
      }[]
    >;
  }
}

declare module '@marbec/web-auto-extractor' {
  /** Finds structured data in a page. */
  export default class WebAutoExtractor {
    parse(html: string): {
      readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
      readonly errors: readonly unknown[];
    };
  }
}
