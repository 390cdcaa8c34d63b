/** The query parameter that requests a draft; the edge does not cache such a request. */
const parameter = "preview";

export const previewTokenPattern = "^[\\w-]{32}$";
const tokenForm = new RegExp(previewTokenPattern);

export function previewTokenOf(url: string): string | undefined {
  const question = url.indexOf("?");
  if (question === -1 || !url.includes(parameter, question)) return undefined;
  const token = new URLSearchParams(url.slice(question)).get(parameter) ?? "";
  return tokenForm.test(token) ? token : undefined;
}

export function previewHref(href: string, token: string): string {
  return `${href}?${parameter}=${token}`;
}
