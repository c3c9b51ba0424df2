/** The result of a parser: size in px, and the parts to keep in order. */
export type ParsedPicture = { width: number; height: number; parts: Uint8Array[] }
