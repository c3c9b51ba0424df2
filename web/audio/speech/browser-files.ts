/** The files of the speech engine in the browser: static files of the build, kept by the service worker once fetched. */
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import decoderUrl from '../../../node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized/decoder_model_merged.onnx?url'
import encoderUrl from '../../../node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized/encoder_model.onnx?url'
import { downloadFile } from '../../api/download-file'
import type { MoonshineFile } from './moonshine'

/** The size of the fetched files, in bytes; the build compresses the files. A test compares it with the build. */
const DOWNLOAD_BYTES = 24_105_915

export type EngineFiles = Record<MoonshineFile | 'wasm', Uint8Array<ArrayBuffer>>

const URLS: Record<keyof EngineFiles, string> = {
  wasm: wasmUrl,
  'encoder_model.onnx': encoderUrl,
  'decoder_model_merged.onnx': decoderUrl,
}

/** Returns the bytes to download before the first transcript. */
export function getDownloadBytes(): number {
  return DOWNLOAD_BYTES
}

/** Returns whether the files are on the device already: kept by the service worker. */
export async function hasEngineFiles(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const found = await Promise.all(Object.values(URLS).map((url) => caches.match(url)))
  return found.every((response) => response !== undefined)
}

/** Downloads the files one after another; `onProgress` gets the share of all bytes, from 0 to 1. */
export async function loadEngineFiles(
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<EngineFiles> {
  let before = 0
  const load = async (name: keyof EngineFiles) => {
    let last = 0
    const onBytes = (bytes: number) => {
      last = bytes
      onProgress(Math.min(1, (before + bytes) / DOWNLOAD_BYTES))
    }
    const file = await downloadFile(URLS[name], { onBytes, ...(signal ? { signal } : {}) })
    before += last
    return file
  }
  const files: EngineFiles = {
    wasm: await load('wasm'),
    'encoder_model.onnx': await load('encoder_model.onnx'),
    'decoder_model_merged.onnx': await load('decoder_model_merged.onnx'),
  }
  onProgress(1)
  return files
}
