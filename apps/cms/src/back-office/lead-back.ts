/** To a page of the desk with what became of a form. By a GET, so that a reload does nothing again. */
export function leadBack(address: string, news: Readonly<Record<string, string>>): Response {
  const location = `${address}?${new URLSearchParams(news).toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}
