import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { LegacyTable } from "../features/licensing/installers/legacy-table.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { ListHead } from "../features/content/reading/list-head.tsx";
import { storefrontContext } from "../document/storefront-context.ts";

/** `/discontinued-software-download` */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  return { origin: storefront.origin, versions: storefront.downloads(language).legacyVersions() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const i18n = i18nFor(splitLanguage(location.pathname).language);
  return pageMeta({
    title: titleIn(location.pathname, msg`Discontinued Software Download`),
    description: i18n._(
      msg`Earlier versions for older systems, available to everyone who owns them.`,
    ),
    origin: loaderData.origin,
    pathname: location.pathname,
    availableIn: languages,
  });
};

export default function DiscontinuedSoftwareDownload() {
  const { versions } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <ListHead
        title={<Trans>For older systems</Trans>}
        text={
          <Trans>
            These versions are no longer supported. If you own one, you can still download it. For
            newer versions, see{" "}
            <Link to={linkTo("SoftwareDownload", {}, language)} className={linkClass}>
              all downloads
            </Link>
            .
          </Trans>
        }
      />
      <LegacyTable versions={versions} />
    </>
  );
}
