import { legacyWords } from "../../catalogue/legacy.ts";
import type { SeedContent } from "../seed-content.ts";
import { artists } from "./artists/index.ts";
import { manuals } from "./manuals/index.ts";
import { downloadPages } from "./download-pages.ts";
import { miniBanners } from "./mini-banners.ts";
import { accessibility } from "./pages/accessibility.ts";
import { businessInformationKorea } from "./pages/business-information-korea.ts";
import { consumerInformationBrazil } from "./pages/consumer-information-brazil.ts";
import { impressum } from "./pages/impressum.ts";
import { legal } from "./pages/legal.ts";
import { mentionsLegales } from "./pages/mentions-legales.ts";
import { specifiedCommercialTransactions } from "./pages/specified-commercial-transactions.ts";
import { yourPrivacyChoices } from "./pages/your-privacy-choices.ts";
import { about } from "./pages/about.ts";
import { affiliateProgram } from "./pages/affiliate-program.ts";
import { autoTuneSpecialOffers } from "./pages/auto-tune-special-offers.ts";
import { betaSignup } from "./pages/beta-signup.ts";
import { careers } from "./pages/careers.ts";
import { compare } from "./pages/compare.ts";
import { cookiePolicy } from "./pages/cookie-policy.ts";
import { dawCompatibilityMac } from "./pages/daw-compatibility-mac.ts";
import { dawCompatibilityWindows } from "./pages/daw-compatibility-windows.ts";
import { dawCompatibility } from "./pages/daw-compatibility.ts";
import { eduSiteLicenseInquiry } from "./pages/edu-site-license-inquiry.ts";
import { freeDownload } from "./pages/free-download.ts";
import { gettingStarted } from "./pages/getting-started.ts";
import { hipHop } from "./pages/hip-hop.ts";
import { home } from "./pages/home.ts";
import { learningCenter } from "./pages/learning-center.ts";
import { loyaltyProgram } from "./pages/loyalty-program.ts";
import { press } from "./pages/press.ts";
import { privacyPolicy } from "./pages/privacy-policy.ts";
import { products as allProducts } from "./pages/products.ts";
import { refundsPolicy } from "./pages/refunds-policy.ts";
import { softwareAttributions } from "./pages/software-attributions.ts";
import { summerSale } from "./pages/summer-sale.ts";
import { termsOfService } from "./pages/terms-of-service.ts";
import { thankYou } from "./pages/thank-you.ts";
import { plansAndGifts } from "./plans-and-gifts.ts";
import { posts } from "./posts/index.ts";
import { popups } from "./popups.ts";
import { cards } from "./product-cards.ts";
import { vocalChainBundle } from "./product-pages/ai-powered-vocal-chain/vocal-chain-bundle.ts";
import { vocalCompressor } from "./product-pages/ai-powered-vocal-chain/vocal-compressor.ts";
import { vocalDeEsser } from "./product-pages/ai-powered-vocal-chain/vocal-de-esser.ts";
import { vocalEq } from "./product-pages/ai-powered-vocal-chain/vocal-eq.ts";
import { vocalPrep } from "./product-pages/ai-powered-vocal-chain/vocal-prep.ts";
import { vocalReverb } from "./product-pages/ai-powered-vocal-chain/vocal-reverb.ts";
import { at2026 } from "./product-pages/auto-tune/at2026.ts";
import { autoKey } from "./product-pages/auto-tune/auto-key.ts";
import { efxPlus } from "./product-pages/auto-tune/efx-plus.ts";
import { hybrid } from "./product-pages/auto-tune/hybrid.ts";
import { pro } from "./product-pages/auto-tune/pro.ts";
import { choir } from "./product-pages/creative-vocal-effects/choir.ts";
import { dial } from "./product-pages/creative-vocal-effects/dial.ts";
import { ember } from "./product-pages/creative-vocal-effects/ember.ts";
import { halo } from "./product-pages/creative-vocal-effects/halo.ts";
import { harmonyEngine } from "./product-pages/creative-vocal-effects/harmony-engine.ts";
import { larynx } from "./product-pages/creative-vocal-effects/larynx.ts";
import { metamorph } from "./product-pages/creative-vocal-effects/metamorph.ts";
import { orbit } from "./product-pages/creative-vocal-effects/orbit.ts";
import { shard } from "./product-pages/creative-vocal-effects/shard.ts";
import { stutter } from "./product-pages/creative-vocal-effects/stutter.ts";
import { twin } from "./product-pages/creative-vocal-effects/twin.ts";
import { undertow } from "./product-pages/creative-vocal-effects/undertow.ts";
import { vocodist } from "./product-pages/creative-vocal-effects/vocodist.ts";
import { whisper } from "./product-pages/creative-vocal-effects/whisper.ts";
import { essentials } from "./product-pages/subscriptions/essentials.ts";
import { producer } from "./product-pages/subscriptions/producer.ts";
import { unlimited } from "./product-pages/subscriptions/unlimited.ts";
import { products } from "./products.ts";
import { promotionPages } from "./promotion-pages.ts";
import { searchScreens } from "./search-screens.ts";
import { searchSynonyms } from "./search-synonyms.ts";
import { testimonials } from "./testimonials.ts";
import { tutorials } from "./tutorials/index.ts";

export const content: SeedContent = {
  pages: {
    home,
    products: allProducts,
    compare,
    "cookie-policy": cookiePolicy,
    "learning-center": learningCenter,
    "getting-started": gettingStarted,
    "hip-hop": hipHop,
    about,
    press,
    "affiliate-program": affiliateProgram,
    careers,
    "beta-signup": betaSignup,
    "edu-site-license-inquiry": eduSiteLicenseInquiry,
    "free-download": freeDownload,
    "thank-you": thankYou,
    "loyalty-program": loyaltyProgram,
    "summer-sale": summerSale,
    "auto-tune-special-offers": autoTuneSpecialOffers,
    "daw-compatibility": dawCompatibility,
    "daw-compatibility-windows": dawCompatibilityWindows,
    "daw-compatibility-mac": dawCompatibilityMac,
    "terms-of-service": termsOfService,
    "privacy-policy": privacyPolicy,
    "refunds-policy": refundsPolicy,
    "software-attributions": softwareAttributions,
    legal,
    impressum,
    "mentions-legales": mentionsLegales,
    "specified-commercial-transactions": specifiedCommercialTransactions,
    "business-information-korea": businessInformationKorea,
    "consumer-information-brazil": consumerInformationBrazil,
    accessibility,
    "your-privacy-choices": yourPrivacyChoices,
  },
  productPages: {
    "auto-tune/at2026": at2026,
    "auto-tune/pro": pro,
    "auto-tune/hybrid": hybrid,
    "auto-tune/efx-plus": efxPlus,
    "auto-tune/auto-key": autoKey,
    "ai-powered-vocal-chain/vocal-prep": vocalPrep,
    "ai-powered-vocal-chain/vocal-eq": vocalEq,
    "ai-powered-vocal-chain/vocal-compressor": vocalCompressor,
    "ai-powered-vocal-chain/vocal-de-esser": vocalDeEsser,
    "ai-powered-vocal-chain/vocal-reverb": vocalReverb,
    "ai-powered-vocal-chain/vocal-chain-bundle": vocalChainBundle,
    "creative-vocal-effects/metamorph": metamorph,
    "creative-vocal-effects/harmony-engine": harmonyEngine,
    "creative-vocal-effects/vocodist": vocodist,
    "creative-vocal-effects/choir": choir,
    "creative-vocal-effects/twin": twin,
    "creative-vocal-effects/ember": ember,
    "creative-vocal-effects/whisper": whisper,
    "creative-vocal-effects/larynx": larynx,
    "creative-vocal-effects/shard": shard,
    "creative-vocal-effects/orbit": orbit,
    "creative-vocal-effects/dial": dial,
    "creative-vocal-effects/stutter": stutter,
    "creative-vocal-effects/halo": halo,
    "creative-vocal-effects/undertow": undertow,
    "subscriptions/unlimited": unlimited,
    "subscriptions/producer": producer,
    "subscriptions/essentials": essentials,
  },
  products: {
    ...products,
    ...plansAndGifts,
    "auto-tune-central": {
      name: "AutoTune Central",
      summary: "The desktop app that installs, updates and activates what you own.",
    },
    ...legacyWords(
      "An earlier product, no longer sold. If you own it, it’s still yours, and you can upgrade from it.",
    ),
  },
  downloadPages,
  promotionPages,
  cards,
  testimonials,
  popups,
  miniBanners,
  reading: { posts, tutorials, artists, manuals },
  searchScreens,
  searchSynonyms,
};
