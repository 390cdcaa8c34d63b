/** Seconds: a verse's first line, and short enough to be tuned at once. */
export const longestTake = 20;
/** Bytes: a minute of uncompressed stereo. Checked before anything is decoded. */
export const largestFile = 12_000_000;
