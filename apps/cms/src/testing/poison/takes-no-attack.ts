/**
 * Fields that take none of the attacks, each with the reason. One that is not listed fails: it may be filled in a way
 * that the machine does not know yet.
 */
const reasons: readonly (readonly [fields: RegExp, reason: string])[] = [
  [/: readyIn$/, "written by a hook"],
  [/^upgrades: path$/, "named by a hook after its products"],
  [
    /[ .](?:slug|anchor|campaign|promotionId|offerTag)$|^products: path$/,
    "letters, digits, hyphens",
  ],
  [/[ .]code$|^products: pid$/, "letters, digits, hyphens"],
  [/[ .](?:prices|values|amounts)\.[A-Z]{3}$/, "an amount"],
  [/^redirects: (?:from|to)$/, "a plain path, or a URL in plain characters"],
  [
    /\.specs\.groups\.rows\.manual$/,
    "a manual, a chapter and an anchor, of letters, digits and hyphens",
  ],
  [/^installers: version$/, "numbers with dots"],
  [/^installers: sha256$/, "a hash, checked when it is published"],
  [/[ .](?:filename|mimeType|url|thumbnailURL)$/, "of a file: Payload writes it"],
  [/^company: country$/, "two capital letters"],
  [/^coupons: forEmail$|^users: email$|^company: (?:\w+E|e)mail$/, "an email address"],
  [/^users: currentPassword$/, "compared, never stored"],
  [/^mini-banners: background$/, "a colour"],
  [/^search-synonyms: words$/, "words with commas between them"],
  [/\.compareTable\.groups\.rows\.cells$/, "as many lines as products"],
];

export function takesNoAttack(field: string): string | undefined {
  return reasons.find(([fields]) => fields.test(field))?.[1];
}
