/** Mixes off the main thread. The voice is transferred both ways, without a copy. */
import { normalizeVoice } from '../level/normalize-voice'
import { mixInto } from './mix'

export type MixerInput = { voice: Int16Array<ArrayBuffer>; loop: Float32Array<ArrayBuffer>; level: boolean }

self.onmessage = ({ data: { voice, loop, level } }: MessageEvent<MixerInput>) => {
  // Before the music, whose distance to the voice then is the same in every post.
  if (level) normalizeVoice(voice)
  mixInto(voice, loop)
  self.postMessage(voice, { transfer: [voice.buffer] })
}
