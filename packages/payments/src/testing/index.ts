export { chargeEvent, type ToldCharge } from "./charge-events.ts";
export { expandEvent } from "./expand-event.ts";
export { inventedBuyer } from "./invented-buyer.ts";
export { returnEvent } from "./return-event.ts";
