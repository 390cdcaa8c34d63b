export { Badge } from "./badge.tsx";
export { buttonClass } from "./button-class.ts";
export { Faceplate, hasFaceplate, type FaceplateName } from "./faceplates/faceplate.tsx";
export { LogoMark } from "./logo-mark.tsx";
export { PitchLine, pitchFigures } from "./pitch-line.tsx";
