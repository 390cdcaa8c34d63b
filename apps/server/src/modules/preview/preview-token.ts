/** Behind the address of a page it asks for a draft; the edge lets such a request pass its cache. */
const parameter = "preview";

export const previewTokenPattern = "^[\\w-]{32}$";
const tokenForm = new RegExp(previewTokenPattern);

export function previewTokenOf(url: string): string | undefined {
  const question = url.indexOf("?");
  if (question === -1 || !url.includes(parameter, question)) return undefined;
  const token = new URLSearchParams(url.slice(question)).get(parameter) ?? "";
  return tokenForm.test(token) ? token : undefined;
}

export function previewAddress(href: string, token: string): string {
  return `${href}?${parameter}=${token}`;
}
