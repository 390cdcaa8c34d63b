import { ensureSeededShop } from "./seeded-shop.ts";

// Ahead of the journeys, while tests wait for other things.
await ensureSeededShop();
