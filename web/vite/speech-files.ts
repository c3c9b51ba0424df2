/** Compresses the files of the speech engine in the build: servers compress no model weights. */
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Model weights, and the WebAssembly that runs them. */
export const SPEECH_FILE = /\.(onnx|wasm)$/

/** web/api/download-file.ts decompresses them. The names keep the hash of the original. */
export const compressSpeechFiles: Plugin = {
  name: 'compress-speech-files',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'asset' && SPEECH_FILE.test(name)) file.source = gzipSync(file.source, { level: 9 })
  },
}
