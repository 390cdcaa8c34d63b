import type { renderOrderEmail as declared } from "./declarations.ts";
import { renderOrderEmail as rendered } from "./render-order-email.tsx";

export type { OrderEmail, RenderedEmail } from "./declarations.ts";

export const renderOrderEmail: typeof declared = rendered;
