import { Footer } from "./footer.tsx";
import { UnlimitedPromo } from "./unlimited-promo.tsx";

interface PageEndProps {
  /** The page could not be shown, so it ends without an offer. */
  failed: boolean;
}

/** What comes after a page's own content. */
export function PageEnd({ failed }: PageEndProps) {
  return (
    <>
      {failed ? null : <UnlimitedPromo />}
      <Footer />
    </>
  );
}
