/**
 * Every colour is inline too; this sheet only repaints for clients in dark mode, stops iOS from turning serial
 * numbers into telephone links, and lets Japanese headings break between phrases. Clients that drop it show the
 * light e-mail.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
h1:lang(ja) { word-break: auto-phrase; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0a0813 !important; }
  .card { background-color: #13111d !important; }
  .ink { color: #f7f6fc !important; }
  .muted { color: #b1afbe !important; }
  .rule { border-color: #3d3a4c !important; }
  .box { background-color: #1c1929 !important; border-color: #59516f !important; color: #f7f6fc !important; }
  .button { background-color: #f7f6fc !important; color: #161323 !important; }
  .accent { color: #b186ff !important; border-color: #b186ff !important; }
}
`;
