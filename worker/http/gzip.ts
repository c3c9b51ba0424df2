/** gzip of texts that are stored compressed. */
import { gunzipSync, gzipSync } from 'node:zlib'

export function compressText(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text))
}

export function decompressText(bytes: Uint8Array): string {
  return new TextDecoder().decode(gunzipSync(bytes))
}
