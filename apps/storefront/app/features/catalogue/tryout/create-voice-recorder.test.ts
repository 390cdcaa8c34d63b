import { describe, expect, it } from "vitest";
import { createVoiceRecorder } from "./create-voice-recorder.ts";
import type { RecordingListener, VoiceRecording } from "./record-voice.ts";
import type { Recording } from "./take-messages.ts";

const sampleRate = 48_000;

/** A browser that asks before it opens a microphone. Each question is answered by the test. */
function askingBrowser() {
  const questions: {
    listener: RecordingListener;
    /** Resolves or rejects what `start` waits for. */
    allow: () => void;
    deny: () => void;
    isOn: () => boolean;
  }[] = [];
  const open = (listener: RecordingListener): Promise<VoiceRecording> => {
    const { promise, resolve, reject } = Promise.withResolvers<VoiceRecording>();
    let isOn = false;
    const allow = () => {
      isOn = true;
      resolve({
        sampleRate,
        stop: () => {
          isOn = false;
          return { samples: new Float32Array(1), sampleRate };
        },
      });
    };
    const deny = () => reject(new DOMException("", "NotAllowedError"));
    questions.push({ listener, allow, deny, isOn: () => isOn });
    return promise;
  };
  const question = (place: number) => {
    const found = questions[place];
    if (found === undefined) throw new Error(`The browser was not asked ${place + 1} times`);
    return found;
  };
  const takes: Recording[] = [];
  const onTake = (take: Recording) => void takes.push(take);
  return { recorder: createVoiceRecorder(open), question, takes, onTake };
}

describe("createVoiceRecorder", () => {
  it("hands a take over once, with the microphone off", async () => {
    const { recorder, question, takes, onTake } = askingBrowser();
    const started = recorder.start(onTake);
    question(0).allow();
    expect(await started).toBe(true);
    expect(question(0).isOn()).toBe(true);
    recorder.stop();
    question(0).listener.onEnd();
    recorder.stop();
    expect(question(0).isOn()).toBe(false);
    expect(takes).toHaveLength(1);
  });

  it("keeps one microphone on after two starts", async () => {
    const { recorder, question, takes, onTake } = askingBrowser();
    const first = recorder.start(onTake);
    const second = recorder.start(onTake);
    question(0).allow();
    question(1).allow();
    expect([await first, await second]).toEqual([false, true]);
    expect([question(0).isOn(), question(1).isOn()]).toEqual([false, true]);
    recorder.stop();
    expect(question(1).isOn()).toBe(false);
    expect(takes).toHaveLength(1);
  });

  it("turns a microphone off that is granted after the visitor went on", async () => {
    const { recorder, question, takes, onTake } = askingBrowser();
    const started = recorder.start(onTake);
    recorder.cancel();
    expect(question(0).listener.signal.aborted).toBe(true);
    question(0).allow();
    expect(await started).toBe(false);
    expect(question(0).isOn()).toBe(false);
    expect(takes).toEqual([]);
  });

  it("reports that a microphone is denied, unless the visitor went on", async () => {
    const { recorder, question, onTake } = askingBrowser();
    const denied = recorder.start(onTake);
    question(0).deny();
    await expect(denied).rejects.toThrow(DOMException);
    const superseded = recorder.start(onTake);
    recorder.cancel();
    question(1).deny();
    expect(await superseded).toBe(false);
  });

  it("drops a take that is cancelled, and what arrives of it later", async () => {
    const { recorder, question, takes, onTake } = askingBrowser();
    const first = recorder.start(onTake);
    question(0).allow();
    await first;
    recorder.cancel();
    expect(question(0).isOn()).toBe(false);

    const second = recorder.start(onTake);
    question(1).allow();
    await second;
    question(0).listener.onChunk(new Float32Array(sampleRate).fill(1));
    question(0).listener.onEnd();
    expect(takes).toEqual([]);
    expect(question(1).isOn()).toBe(true);
    expect(recorder.levels()).toEqual([]);
    expect(recorder.timeLeft()).toBe(20);
    question(1).listener.onChunk(new Float32Array(sampleRate).fill(-0.5));
    expect(recorder.levels()).toEqual([0.5]);
    expect(recorder.timeLeft()).toBe(19);
  });
});
