import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import { findRoute, pageTitle, parseRouteId, routeTitle, splitLanguage } from "@autotune/routes";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { leavesDocument } from "./document/leaves-document.ts";
import { MarkDocument } from "./document/mark-document.tsx";
import { CartDrawerHost } from "./features/cart/cart-drawer-host.tsx";
import { useLanguage } from "./i18n/language.ts";
import { i18nFor } from "./i18n/messages.ts";
import { AccountGate } from "./shell/account-gate.tsx";
import { AuthDialogHost } from "./shell/auth-dialog-host.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { ToastsHost } from "./shell/toasts-host.tsx";
import styles from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  ...[bricolage, geist].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** For screens that have no title of their own: what is missing, and what failed. */
export const meta: Route.MetaFunction = ({ error }) => [
  { title: pageTitle(routeTitle(error === undefined ? "Home" : "PageNotFound")) },
];

// Not asked for later: when the back button is pressed, the location is already the next one.
const loadedAt = import.meta.env.SSR ? "/" : location.pathname;

/** A page that needs a document of its own gets it; before a page in another language shows, its texts are fetched. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ url }) => {
    if (leavesDocument(loadedAt, url.pathname)) {
      throw redirectDocument(url.pathname + url.search + url.hash);
    }
  },
  async ({ url }) => {
    const { loadMessages } = await import("./i18n/load-messages.client.ts");
    await loadMessages(splitLanguage(url.pathname).language);
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    // A script marks it with currency and session before React sees it.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0812" />
        <MarkDocument />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18nFor(language)}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Chrome>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </Chrome>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Chrome>{missing ? <NotFound /> : <ErrorScreen />}</Chrome>;
}

function Chrome({ children }: { children: ReactNode }) {
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const hideFooter = route !== undefined && findRoute(route.name).hideFooter === true;
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {hideFooter ? null : <Footer />}
      <CartDrawerHost />
      <AuthDialogHost />
      <ToastsHost />
    </>
  );
}
