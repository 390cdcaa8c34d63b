export { Cover } from "./cover.tsx";
export { VoicePrint } from "./voice-print.tsx";
