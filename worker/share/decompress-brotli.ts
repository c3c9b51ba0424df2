/**
 * The runtime's Brotli decoder, in place of the one in JavaScript that `fontkit` imports (`alias` in wrangler.toml). It
 * reads WOFF2 fonts, which share pictures do not use.
 */
export { brotliDecompressSync as default } from 'node:zlib'
