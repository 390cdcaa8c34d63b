import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import { findRoute, pageTitle, parseRouteId, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { I18nProvider } from "@lingui/react";
import { useLayoutEffect, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { leavesDocument } from "./document/leaves-document.ts";
import { MarkDocument } from "./document/mark-document.tsx";
import { titleIn } from "./document/title-in.ts";
import { restoreMarks } from "./document/restore-marks.ts";
import { CartDrawerHost } from "./features/checkout/cart-drawer/cart-drawer-host.tsx";
import { SearchHost } from "./features/content/search/search-host.tsx";
import type { RootData } from "./shell/navigation/use-navigation-view.ts";
import { useLanguage } from "./platform/i18n/language.ts";
import { i18nFor } from "./platform/i18n/messages.ts";
import { AccountGate } from "./shell/account/account-gate.tsx";
import { AuthDialogHost } from "./features/identity/sign-in/auth-dialog-host.tsx";
import { LazyShellHost } from "./shell/lazy/lazy-shell-host.tsx";
import { withinChunkTimeout } from "./platform/navigation/chunk-timeout.ts";
import { DraftBanner } from "./shell/draft-banner.tsx";
import { ErrorScreen } from "./shell/screens/error-screen.tsx";
import { Header } from "./shell/header/header.tsx";
import { ReplayPressesWhenHydrated } from "./platform/lazy/replay-presses-when-hydrated.tsx";
import { fetchLowerPage } from "./platform/lazy/lower-page-code.ts";
import { MiniBannerHost } from "./shell/mini-banner/mini-banner-host.tsx";
import { NoScriptNote } from "./shell/no-script-note.tsx";
import { NotFoundScreen } from "./shell/screens/not-found-screen.tsx";
import { fetchRouteCode } from "./platform/navigation/fetch-route-code.ts";
import { recoverPage } from "./platform/navigation/recover-code.ts";
import { untilAborted } from "./platform/navigation/until-aborted.ts";
import { isNewerReleaseOut } from "./platform/navigation/newer-release.ts";
import { PageEndHost } from "./shell/footer/page-end-host.tsx";
import { showsSeller } from "./shell/footer/shows-seller.ts";
import { PendingLine } from "./shell/pending-line.tsx";
import { whileNavigating } from "./platform/navigation/pending-navigation.ts";
import { SkipLink } from "./shell/skip-link.tsx";
import { ToastsHost } from "./shell/toasts-host.tsx";
import { hydrateLowerPage } from "./platform/lazy/hydrate-lower-page.ts";
import { useCountry } from "./features/catalogue/country/country.ts";
import { VisitorCountry } from "./platform/country/visitor-country.ts";
import { hasSession } from "./features/identity/session/start-user.ts";
import { withQuery } from "./platform/navigation/with-query.ts";
import { storefrontContext } from "./document/storefront-context.ts";
import styles from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  ...[bricolage, geist].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  // A built page brings what it is drawn with in its head; see the end of the document.
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: styles }] : []),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** What every page shows around itself. */
export function loader({ url, context }: Route.LoaderArgs): RootData {
  const { language } = splitLanguage(url.pathname);
  const storefront = context.get(storefrontContext);
  const miniBanner = storefront.findMiniBanner(language);
  return {
    navigation: storefront.findNavigation(language),
    planContents: storefront.findPlanContents(language),
    outsideLinks: storefront.findOutsideLinks(),
    isDemonstration: storefront.isDemonstration,
    ...(showsSeller(language)
      ? { seller: storefront.findCompanyFacts("koreanBusiness", language) }
      : {}),
    ...(miniBanner === undefined ? {} : { miniBanner }),
    ...(storefront.isDraft ? { draftAt: url.pathname } : {}),
    ...(storefront.draftPopup === undefined ? {} : { draftPopup: storefront.draftPopup }),
  };
}

/** Before a 404: an editor may have set a redirect for the path. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => {
    const response = await next();
    if (response.status !== 404) return response;
    const to = context.get(storefrontContext).findRedirect(url.pathname);
    if (to !== undefined) throw redirect(withQuery(to, url.search), 301);
    return response;
  },
];

/** The menus differ only by language, not from page to page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  splitLanguage(currentUrl.pathname).language !== splitLanguage(nextUrl.pathname).language;

/** For screens without a title of their own: not found, and errors. */
export const meta: Route.MetaFunction = ({ error, location }) => [
  {
    title: pageTitle(
      titleIn(location.pathname, error === undefined ? msg`Home` : msg`Page Not Found`),
    ),
  },
];

// Not read later: when the back button is pressed, the location is already the next one.
const loadedAt = import.meta.env.SSR ? "/" : location.pathname;

/**
 * A page that needs a document of its own gets it, and so does every page once a newer release is out. Before a page
 * shows, its texts and its code are fetched; where they cannot be, it is loaded from the server.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ url }) => {
    if (leavesDocument(loadedAt, url.pathname) || isNewerReleaseOut())
      throw redirectDocument(hrefOf(url));
  },
  async ({ request: { signal }, url }, next) => {
    const within = { signal, giveUp: () => location.assign(hrefOf(url)) };
    const isHere = await whileNavigating(async () => {
      hydrateLowerPage();
      if (!(await withinChunkTimeout(fetchPageCode(url.pathname), within))) return false;
      await withinChunkTimeout(next(), within);
      // Only now: the data of the next page names its parts.
      return fetchLowerPage();
    });
    if (isHere) return;
    const href = hrefOf(url);
    // After the back button the address is already that of the missing page: nothing can stay there.
    if (!recoverPage(href) && hrefOf(location) === href)
      throw new Error(`The code of ${url.pathname} cannot be loaded`);
    await untilAborted(signal);
  },
];

async function fetchPageCode(pathname: string): Promise<boolean> {
  try {
    const { loadMessages } = await import("./platform/i18n/load-messages.client.ts");
    await Promise.all([loadMessages(pathname), fetchRouteCode(pathname)]);
    return true;
  } catch {
    return false;
  }
}

function hrefOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const banner = useRouteLoaderData<RootData>("root")?.miniBanner?.slug;
  useLayoutEffect(() => {
    const { country } = useCountry.getState();
    const cookies = document.cookie;
    restoreMarks(document.documentElement, { country, signedIn: hasSession(cookies), cookies });
  }, []);
  return (
    // A script marks it with currency and session before React sees it. Nothing scrolls under a full-screen menu.
    <html
      lang={language}
      data-banner={banner}
      className="has-[#site-menu]:overflow-hidden"
      suppressHydrationWarning
    >
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
        {/* Last, so that neither the first paint nor a script waits for it. */}
        {import.meta.env.PROD ? <link rel="stylesheet" href={styles} fetchPriority="low" /> : null}
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
  return <Chrome failed>{missing ? <NotFoundScreen /> : <ErrorScreen />}</Chrome>;
}

interface ChromeProps {
  /** The page could not be shown; an error screen replaces it. */
  failed?: boolean;
  children: ReactNode;
}

function Chrome({ failed = false, children }: ChromeProps) {
  const country = useCountry((state) => state.country);
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const hideFooter = route !== undefined && findRoute(route.name).hideFooter === true;
  return (
    <VisitorCountry value={country}>
      <SkipLink />
      {/* The browser needs neither its code nor its words. */}
      <noscript>{import.meta.env.SSR ? <NoScriptNote /> : null}</noscript>
      <div id="consent" aria-live="polite" />
      <PendingLine />
      <DraftBanner />
      <MiniBannerHost />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <div id="consent-in-flow" aria-live="polite" />
      {hideFooter ? null : <PageEndHost failed={failed} />}
      <CartDrawerHost />
      <SearchHost />
      <AuthDialogHost />
      <ToastsHost />
      <LazyShellHost />
      <ReplayPressesWhenHydrated />
    </VisitorCountry>
  );
}
