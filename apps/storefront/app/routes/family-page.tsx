import type { Family, FamilyPageView, ProductView } from "@autotune/contract";
import { FamilyShelfHost, PageActionsHost } from "../blocks/blocks.tsx";
import { FamilyScreen } from "../features/catalogue/product-page/family-screen.tsx";

interface FamilyPageProps {
  family: Family;
  pages: readonly FamilyPageView[];
  /** What the family sells beside what is in the menus. */
  products: readonly ProductView[];
}

export function FamilyPage({ family, pages, products }: FamilyPageProps) {
  return (
    <FamilyScreen
      family={family}
      pages={pages}
      renderActions={(shown) => <PageActionsHost products={shown} />}
      shelf={<FamilyShelfHost products={products} />}
    />
  );
}
