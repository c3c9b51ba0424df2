/**
 * The runtime's Brotli decoder, in place of the one in JavaScript that `fontkit` imports (`alias` in wrangler.toml). It
 * reads WOFF2 fonts, which share pictures do not use.
 */
import { brotliDecompressSync } from 'node:zlib'

function decompressBrotli(bytes: Uint8Array): Uint8Array {
  return brotliDecompressSync(bytes)
}

export { decompressBrotli as default }
