const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file of one channel, 16 bits a sample. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + bytesPerSample * samples.length);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  write(36, "data");
  view.setUint32(40, bytesPerSample * samples.length, true);
  for (const [place, sample] of samples.entries()) {
    const held = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + bytesPerSample * place, Math.round(held * 32_767), true);
  }
  return file;
}
