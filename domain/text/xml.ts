/** The alphabet of XML 1.0, for every writer of it: rows of earlier versions may hold more. */

// Production Char of XML 1.0 §2.2. Lone surrogates are code points of this class as well.
const NO_CHAR = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Returns a text or document without what XML cannot hold. */
export function removeNonXml(text: string): string {
  return text.replace(NO_CHAR, '')
}
