export { NumberedWindow } from "./numbered-window.tsx";
export { places } from "./places.ts";
export { SignalFlow } from "./signal-flow.tsx";
