interface SplitPopup {
  /** Inner HTML of the first headline; empty where there is none. */
  readonly headline: string;
  readonly text: string;
  /** The link of the last paragraph, if it is the paragraph's only content. */
  readonly action: { readonly href: string; readonly label: string } | undefined;
}

const headlineAtStart = /^\s*<h([23])>(.*?)<\/h\1>/s;
const linkAtEnd = /<p>\s*<a href="([^"]*)"[^>]*>([^<]*)<\/a>\s*<\/p>\s*$/;

/**
 * Published HTML has few tags in one notation, so it can be split here: a dialog needs its title, and a button its
 * text.
 */
export function splitPopup(html: string): SplitPopup {
  const [wholeHeadline = "", , headline = ""] = headlineAtStart.exec(html) ?? [];
  const rest = html.slice(wholeHeadline.length);
  const [wholeLink = "", href = "", label = ""] = linkAtEnd.exec(rest) ?? [];
  return {
    headline: headline.trim(),
    text: rest.slice(0, rest.length - wholeLink.length).trim(),
    action: wholeLink === "" ? undefined : { href: decode(href), label: decode(label).trim() },
  };
}

const signs: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);
}
