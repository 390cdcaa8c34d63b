/** The shop's tokens as hex: mail clients do not read OKLCH or variables. */
export const palette = {
  stage: "#0a0813",
  lane: "#272336",
  stageText: "#f7f6fc",
  stageMuted: "#b1afbe",
  voice: "#807e8e",
  page: "#f2f1f7",
  card: "#ffffff",
  ink: "#161323",
  inkMuted: "#555265",
  rule: "#dbd9e2",
  box: "#f6f4fd",
  boxEdge: "#bab1d4",
  accent: "#6634bd",
} as const;
