const shownCharacters = 4;

/** Enough to tell two licences apart on the telephone, and too little to use one. */
export function maskSerial(serial: string): string {
  const end = serial.slice(-shownCharacters);
  return serial.slice(0, -shownCharacters).replaceAll(/[^-]/g, "•") + end;
}
