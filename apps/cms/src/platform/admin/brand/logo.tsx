import { Mark } from "./mark.tsx";

export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      AutoTune
      <span className="brand-logo__place">Back office</span>
    </span>
  );
}
