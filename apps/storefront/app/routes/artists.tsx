import { languages, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { ArtistCard } from "../features/content/artist-card.tsx";
import { i18nFor } from "../platform/i18n/messages.ts";
import { ListHead } from "../features/content/reading/list-head.tsx";
import { storefrontContext } from "../document/storefront-context.ts";

const intro = msg`Singers and engineers on the tools they use, how they set them and when they leave them out.`;

/** `/artists`: all artists. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const artists = storefront.reading(splitLanguage(url.pathname).language).artists();
  return { artists, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: titleIn(location.pathname, msg`Artists`),
        description: i18nFor(splitLanguage(location.pathname).language)._(intro),
        origin: loaderData.origin,
        pathname: location.pathname,
        availableIn: languages,
      });

export default function Artists() {
  const { artists } = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  return (
    <>
      <ListHead title={<Trans>How they get their sound</Trans>} text={i18n._(intro)} />
      <ul className="wrap mt-12 grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        {artists.map((artist) => (
          <li key={artist.slug} className="flex">
            <ArtistCard artist={artist} />
          </li>
        ))}
      </ul>
    </>
  );
}
