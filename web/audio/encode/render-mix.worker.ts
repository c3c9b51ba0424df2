/** Mixes off the main thread. The voice is transferred both ways, without a copy. */
import { normalizeVoice } from '../level/normalize-voice'
import { renderMix } from './render-mix'

export type RenderMixInput = {
  voice: Int16Array<ArrayBuffer>
  loop: Float32Array<ArrayBuffer>
  level: boolean
}

self.onmessage = ({ data: { voice, loop, level } }: MessageEvent<RenderMixInput>) => {
  // Before the music, whose distance to the voice then is the same in every post.
  if (level) normalizeVoice(voice)
  renderMix(voice, loop)
  self.postMessage(voice, { transfer: [voice.buffer] })
}
