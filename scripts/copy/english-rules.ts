/** A word that the shop does not use in English, and what it says instead. */
export interface EnglishRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** American spelling, one throughout. */
const spelling: readonly EnglishRule[] = [
  { pattern: /\blicence/i, instead: "license" },
  { pattern: /\be-mail/i, instead: "email" },
  { pattern: /\bplugins?\b/i, instead: "plug-in" },
  { pattern: /\banytime\b/i, instead: "any time" },
  { pattern: /\b(cancell|labell|modell|travell|signall|levell)(ed|ing|er)/i, instead: "one l" },
  {
    pattern: /\b(colour|favour|behaviour|neighbour|flavour|honour|labour|rumour|humour)/i,
    instead: "-or",
  },
  { pattern: /\b(centre|metre|theatre|fibre|litre)s?\b/i, instead: "-er" },
  {
    pattern: /\b(programme|grey|catalogue|dialogue box|whilst|towards|amongst|cheque)s?\b/i,
    instead: "the American word",
  },
  { pattern: /\b(analy|paraly)s(e|ed|es|ing)\b/i, instead: "-yze" },
  {
    pattern:
      /\b(recogn|apolog|organ|real|emphas|custom|optim|synchron|author|minim|maxim|normal|general|personal|equal|harmon)is(e|es|ed|ing|er|ation)\b/i,
    instead: "-ize",
  },
  { pattern: /\bpractis(e|ed|ing)\b/i, instead: "practice" },
];

/** Words of somebody who thinks in another language. */
const dialect: readonly EnglishRule[] = [
  { pattern: /\bany more\b/i, instead: "anymore, or “no longer”" },
  { pattern: /\b(mend|mends|mended|mending)\b/i, instead: "fix" },
  {
    pattern: /\b(license|plan|order|account|code|product|device|computer)s? of (yours|ours)\b/i,
    instead: "your, our",
  },
  { pattern: /\bstands? (here|there|in|on|under|below|beside)\b/i, instead: "is, appears" },
  { pattern: /\bkept up\b/i, instead: "supported" },
  { pattern: /\bways? to have it\b/i, instead: "buying options" },
  { pattern: /\b(sign|log)s? in nowhere\b/i, instead: "you can no longer sign in" },
  {
    pattern:
      /\b(answer|answered|send|sent|language of our|our last|our|both|next) letters?\b(?! and numbers)/i,
    instead: "email",
  },
  {
    pattern: /\b(one|a|the|each|another) press\b(?! (page|kit|release|contact))/i,
    instead: "click",
  },
  { pattern: /\bpress (the|this|that|it|on|a)\b/i, instead: "click" },
  { pattern: /\bpresent password\b/i, instead: "current password" },
  { pattern: /\b(asked|ask) back\b/i, instead: "refund" },
  { pattern: /\bwaits? for you\b/i, instead: "is ready" },
  { pattern: /\bhas \w+ a \w+ mode\?/i, instead: "Does … have" },
  { pattern: /\bamounts of now\b/i, instead: "today’s prices" },
  { pattern: /\btoo (much|many) often\b|\bvery often\b/i, instead: "too many attempts" },
];

/** What the catalogue could make false, and what the shop does not say of itself. */
const claims: readonly EnglishRule[] = [
  {
    pattern:
      /\b(every (tool|edition)\b|every (plug-in|product) (that )?(we make|in (one|the) plan))/i,
    instead: "what is really included",
  },
  { pattern: /\beverything (that )?we make\b/i, instead: "what is really included" },
  { pattern: /\b(invented|made-up|made up|fictional|fictitious)\b/i, instead: "nothing" },
  { pattern: /\bdemonstration\b/i, instead: "nothing: the setting DEMONSTRATION says it once" },
];

export const englishRules: readonly EnglishRule[] = [...spelling, ...dialect, ...claims];
