import type { CartProduct } from "@autotune/commerce";
import { families } from "@autotune/contract/families";
import { switchLanguage } from "@autotune/routes";
import { Faceplate, hasFaceplate } from "@autotune/ui";

/** A product in small: its drawn window, or a tile in the hue of its family. */
export function ProductTile({ path, name, url }: Pick<CartProduct, "path" | "name" | "url">) {
  if (hasFaceplate(path)) return <Faceplate name={path} />;
  return (
    <span
      aria-hidden="true"
      data-family={familyOf(url)}
      className="grid aspect-[8/5] place-items-center rounded-10 border border-text/12 bg-family/14 font-display text-22 font-bold text-family"
    >
      {name.slice(0, 1)}
    </span>
  );
}

/** The family stands in the address of the product's page. */
function familyOf(url: string | null): string | undefined {
  if (url === null) return undefined;
  const segment = switchLanguage(url, "en").split("/")[2];
  return families.find((family) => family === segment);
}
