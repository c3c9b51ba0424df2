/** Downloads a file of ours with progress. */

type Options = {
  signal?: AbortSignal
  /** Called with the bytes received so far. */
  onBytes?: (bytes: number) => void
}

/** Returns the bytes of a file; files that the build has compressed are decompressed. Throws if it cannot be had. */
export async function downloadFile(
  url: string,
  { signal, onBytes }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal: signal ?? null })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const piece of response.body) {
    pieces.push(piece)
    received += piece.length
    onBytes?.(received)
  }
  const file = new Blob(pieces)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isGzip(bytes) ? decompress(file) : bytes
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

async function decompress(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const stream = file.stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
