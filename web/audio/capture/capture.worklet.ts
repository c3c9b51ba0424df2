/** Reads microphone samples on the audio thread, so a busy page causes no gaps. */
import { BlockSplitter, type SplitterCommand } from './block-splitter'

// Globals of AudioWorkletGlobalScope, missing from the DOM types.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

class Capture extends AudioWorkletProcessor {
  private readonly splitter = new BlockSplitter(sampleRate, (notice) => this.port.postMessage(notice))

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<SplitterCommand>) => this.splitter.handleCommand(data)
  }

  /** Channel 0 only: some browsers deliver two for a mono microphone. */
  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0]
    if (channel) this.splitter.push(channel)
    return true
  }
}

registerProcessor('capture', Capture)
