import type { ArtistLinkView } from "@autotune/contract";
import { VoicePrint } from "@autotune/ui/cover";
import { Link } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { langOf } from "../../platform/i18n/lang-of.ts";

/** An artist in a list, with a quote. */
export function ArtistCard({ artist }: { artist: ArtistLinkView }) {
  const lang = langOf(artist.language, useLanguage());
  return (
    <article
      data-family={artist.products[0]?.family}
      className="relative flex w-full flex-col overflow-hidden rounded-24 border border-line bg-surface-1 transition-colors duration-150 has-[a:hover]:border-family/60"
    >
      <div className="relative aspect-4/3 *:absolute *:inset-0">
        <VoicePrint name={artist.slug} />
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h2 className="text-28 tracking-heading">
          {/* The link covers the whole card. */}
          <Link to={artist.href} className="after:absolute after:inset-0 after:rounded-24">
            {artist.name}
          </Link>
        </h2>
        <p lang={lang} className="mt-2 font-mono text-14 text-family">
          {artist.role}
        </p>
        <p lang={lang} className="mt-4 text-16 text-muted">
          <q>{artist.quote}</q>
        </p>
      </div>
    </article>
  );
}
