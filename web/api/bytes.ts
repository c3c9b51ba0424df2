import { request } from './client'

/** The bytes behind a URL of ours, such as a track's. */
export async function readBytes(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  return (await request(url, { signal: signal ?? null })).arrayBuffer()
}
