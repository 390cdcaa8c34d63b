/** Redirects to a support console page with the result of a form. By GET, so that a reload repeats nothing. */
export function leadBack(path: string, news: Readonly<Record<string, string>>): Response {
  return redirectTo(`${path}?${new URLSearchParams(news).toString()}`);
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
