/** The share of pages and calls whose duration is reported; errors are all reported. */
export const traceSampleRate = 0.2;
