/** Levels a voice off the main thread. It is transferred both ways, without a copy. */
import { normalizeVoice } from './normalize-voice'

self.onmessage = ({ data: voice }: MessageEvent<Int16Array<ArrayBuffer>>) => {
  normalizeVoice(voice)
  self.postMessage(voice, { transfer: [voice.buffer] })
}
