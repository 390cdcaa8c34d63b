/** Of so many pages and calls it is told how long they took; of errors all are told. */
export const traceSampleRate = 0.2;
