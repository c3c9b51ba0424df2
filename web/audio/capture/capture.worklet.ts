/** Reads microphone samples on the audio thread, so a busy page causes no gaps. */
import { BlockSplitter, type SplitterCommand } from './block-splitter'
import { ChannelMixer } from './channel-mixer'

// Globals of AudioWorkletGlobalScope, missing from the DOM types.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

class Capture extends AudioWorkletProcessor {
  private readonly mixer = new ChannelMixer(sampleRate)
  private readonly splitter = new BlockSplitter(sampleRate, (notice) =>
    this.port.postMessage(notice, notice.type === 'released' && notice.blocks ? [notice.blocks] : []),
  )

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<SplitterCommand>) => this.splitter.handleCommand(data)
  }

  /** An interface has the voice in any of its channels, and some browsers deliver two for a mono microphone. */
  process([input]: Float32Array[][]): boolean {
    if (input && input.length > 0) this.splitter.push(this.mixer.mix(input))
    return true
  }
}

registerProcessor('capture', Capture)
