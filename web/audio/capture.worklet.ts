/** The microphone's samples on the audio thread, which a busy page cannot disturb. */
import { Cutter, type CutterOrder } from './cutter'

// The worklet's own globals, which the DOM types lack.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

class Capture extends AudioWorkletProcessor {
  private readonly cutter = new Cutter(sampleRate, (notice) => this.port.postMessage(notice))

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<CutterOrder>) => this.cutter.obey(data)
  }

  /** Channel 0 only: some browsers give two for a mono microphone. */
  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0]
    if (channel) this.cutter.hear(channel)
    return true
  }
}

registerProcessor('capture', Capture)
