/** A schema.org object. React Router writes it into the head with every `<` escaped. */
export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: unknown;
}

export const schemaOrg = "https://schema.org" as const;
