import { factorUrl } from "../../identity/second-factor/factor-routes.ts";

/** Redirects to a support console page with the result of a form. By GET, so that a reload repeats nothing. */
export function leadBack(path: string, news: Readonly<Record<string, string>>): Response {
  return redirectTo(pageWith(path, news));
}

/** Asks for the second factor first. The form is not kept meanwhile: the page says so when it is shown again. */
export function leadToFactor(path: string): Response {
  return redirectTo(factorUrl(pageWith(path, { problem: "confirmedOnly" })));
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

function pageWith(path: string, news: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(news).toString()}`;
}
