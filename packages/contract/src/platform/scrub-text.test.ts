import { expect, it } from "vitest";
import { scrubText } from "./scrub-text.ts";

/** In each text the first of the pair may never be seen again; what stays is in the second. */
const cases: readonly (readonly [text: string, gone: string, stays: string])[] = [
  // E-mail addresses, however they are written.
  ["no account of ann.lee+shop@studio.test", "ann.lee", "no account of [email]"],
  ["no account of müller@straße.test!", "müller", "no account of [email]"],
  ["e%3Dann%40studio.test", "ann", "[email]"],
  ["mailto:ann@studio.test", "ann", "mailto:[email]"],
  // What our own links contain.
  [
    "Rendering /password-reset?token=s3cr3t&e=ann@studio.test failed",
    "s3cr3t",
    "Rendering /password-reset failed",
  ],
  [
    "at https://shop.test/newsletter-signup#token=abc",
    "abc",
    "at https://shop.test/newsletter-signup",
  ],
  [
    "http://shop.localhost:3000/confirm?kind=merge&token=abc",
    "abc",
    "http://shop.localhost:3000/confirm",
  ],
  ["/es/communications?token=abc.def", "abc", "/es/communications"],
  ["/setup?token=abc", "abc", "/setup"],
  ["/?loginEmail=ann%40studio.test", "ann", "/"],
  ["/?irclickid=xYz-12", "xYz", "/"],
  ["/?preview=abc", "abc", "/"],
  ["/search?q=Ann%20Lee", "Lee", "/search"],
  ["/dealercode/ABC-123 is not known", "ABC", "/dealercode/[code] is not known"],
  [
    "GET /laravel/rest/checkout/2b1f7c1e-6a9b-4d0a-8a86-0f4d6a3a5f10",
    "2b1f7c1e",
    "GET /laravel/rest/checkout/[id]",
  ],
  ["token=abc&e=ann@studio.test", "abc", "token=[removed]&e=[removed]"],
  // Bodies of calls.
  ['{"firstName":"Ann","lastName":"Lee"}', "Ann", '{"firstName":[removed],"lastName":[removed]}'],
  ['{"first_name":"Ann \\"A\\" Lee","x":1}', "Lee", '{"first_name":[removed],"x":1}'],
  ["{ name: 'Ann Lee', pid: 7 }", "Ann", "{ name: [removed], pid: 7 }"],
  [
    '{"company":"Lee Sound","phone":"+49 30 1234567"}',
    "Sound",
    '{"company":[removed],"phone":[removed]}',
  ],
  [
    '{"address_line1":"1 Road","city":"Bonn","zip":"53111"}',
    "Road",
    '"city":[removed],"zip":[removed]}',
  ],
  ['{"password":"correct horse","new_password":"battery"}', "horse", '"new_password":[removed]}'],
  ['{"password":"correct ho', "horse", '{"password":[removed]'],
  ['{"serial":"short"}', "short", '{"serial":[removed]}'],
  ['{"coupon":"SUMMER-ANN"}', "SUMMER", '{"coupon":[removed]}'],
  [
    '{"pi_first_name":"Ann","pi_street":"1 Road","pi_street2":"Loft"}',
    "Loft",
    '{"pi_first_name":[removed],"pi_street":[removed],"pi_street2":[removed]}',
  ],
  ['{"pi_home_phone":"030 12","pi_company":"Lee"}', "Lee", '{"pi_home_phone":[removed],'],
  ['{"confirm_password":"horse"}', "horse", '{"confirm_password":[removed]}'],
  ['{"deviceName":"Ann’s laptop"}', "Ann", '{"deviceName":[removed]}'],
  ['{"pr_serial_number":"short"}', "short", '{"pr_serial_number":[removed]}'],
  ['{"affiliateClick":"xYz-12"}', "xYz", '{"affiliateClick":[removed]}'],
  // The older endpoints get their values as JSON in a text.
  [
    '{"data":"{\\"email\\":\\"ann\\",\\"password\\":\\"correct horse\\"}"}',
    "horse",
    '{"data":"{\\"email\\":[removed]',
  ],
  // Credentials.
  ["Cookie: __Host-session=abc; signed-in=1", "abc", "Cookie: [removed]"],
  ["set-cookie: __Host-device=abc; Path=/", "abc", "set-cookie: [removed]"],
  ["authorization: Bearer abc", "abc", "authorization: [removed]"],
  ["sent Bearer abc.def", "abc", "sent Bearer [removed]"],
  ["jwt eyJhbGciOi.eyJzdWIi.c2ln ended", "c2ln", "jwt [token] ended"],
  ["unknown token q2W8e4R6t9Z1u3I5o7P0aSdF", "q2W8", "unknown token [token]"],
  // Put together, or the search for secrets would take it for a real one.
  [
    ["postgres://shop:s3", "cret@database:5432/shop"].join(""),
    "s3cret",
    "postgres://database:5432/shop",
  ],
  // Serials and the strings beside them, whole or cut.
  ["licence 7K3M-9QXR-W2TA-0HBC is taken", "7K3M", "licence [serial] is taken"],
  ["7k3m-9qxr-w2ta-0hbc-5dfg-8jkn", "8jkn", "[serial]"],
  // Numbers of people: telephones, cards, IP addresses.
  ["call +49 (30) 123-4567 again", "123", "call [number] again"],
  ["card 4242 4242 4242 4242 declined", "4242", "card [number] declined"],
  ["from 203.0.113.9 to us", "203", "from [address] to us"],
  ["from 2001:db8:0:1::77 to us", "db8", "from [address] to us"],
  // The database quotes what it was given.
  [
    "duplicate key: Key (email)=(ann@studio.test) already exists.",
    "ann",
    "Key (email)=([removed]) already exists.",
  ],
  ["Key (lower(name))=(Ann (A.) Lee) exists", "Lee", "exists"],
  ["Failing row contains (7, Ann, Lee, null).", "Ann", "Failing row contains ([removed])."],
];

it.each(cases)(
  "[TRACK-02] of “%s” nothing is passed on that names a person",
  (text, gone, stays) => {
    const scrubbed = scrubText(text);
    expect(scrubbed).not.toContain(gone);
    expect(scrubbed).toContain(stays);
    // What was scrubbed in the browser is scrubbed again by the server.
    expect(scrubText(scrubbed)).toBe(scrubbed);
  },
);

it.each([
  "Cannot read properties of undefined (reading 'slug')",
  "The page took too long to render",
  "Minified React error #418; visit https://react.dev/errors/418 for the full message",
  "Objects are not valid as a React child (found: object with keys {block, headline})",
  "connect ECONNREFUSED",
  "timeout of 15000 ms exceeded",
  "CommunicationPreferencesForm is not a function",
])("of “%s” nothing is removed", (text) => {
  expect(scrubText(text)).toBe(text);
});

it("of a text that is cut, the end that was cut in two is removed too, and it is not longer than it may be", () => {
  const cut = scrubText(`${"no account of ".repeat(71)}ann.lee@studio.test`);
  expect(cut).not.toContain("ann");
  expect(scrubText("e=1&".repeat(250)).length).toBeLessThanOrEqual(1000);
});

it("is fast with what was made to slow it down", () => {
  for (const piece of ["/", "a-", "1-", "ABCD-", "'", '"name":"', "@", "::", "Key (", "0 ", "\\"]) {
    // Of the processor, which others may be using too.
    const before = process.threadCpuUsage();
    scrubText(piece.repeat(5000));
    expect(process.threadCpuUsage(before).user / 1000, piece).toBeLessThan(100);
  }
});
