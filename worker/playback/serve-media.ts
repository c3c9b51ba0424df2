/** Serves media: the whole file or a range, the generated header from memory and the rest from R2. */
import { appError } from '../../domain/errors/errors'
import { type AppContext, getDeps } from '../context'
import { hasEtag } from '../http/etags'
import { findGain, readLevelled } from './levelled-sound'
import type { ServedMedia } from './media.service'
import { type ByteRange, parseRange } from './range'

/**
 * Response for an authorized media request. Access must be checked before, since a 304 reveals that the file exists.
 */
export function serveMedia(c: AppContext, served: ServedMedia): Promise<Response> {
  return sendRange(c, {
    headers: createHeaders(served),
    size: served.slice.head.length + served.slice.length,
    read: (range) => getBody(c, served, range),
  })
}

type RangedFile = {
  headers: Record<string, string> & { etag: string }
  /** Of the whole, in bytes. */
  size: number
  read: (range: ByteRange) => Promise<ReadableStream | Uint8Array<ArrayBuffer>>
}

/** Sends the range of a file that the request names, or the whole. */
export async function sendRange(c: AppContext, { headers, size, read }: RangedFile): Promise<Response> {
  if (hasEtag(c, headers.etag)) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  // Only GET defines ranges (RFC 9110 §14.2).
  const hasRange = c.req.method === 'GET' && (ifRange === undefined || ifRange === headers.etag)
  const rangeHeader = hasRange ? c.req.header('range') : undefined
  const range = parseRange(rangeHeader, size)
  if (range === 'none') {
    c.header('content-range', `bytes */${size}`)
    throw appError('request.range_invalid')
  }
  const { offset, length }: ByteRange = range === 'whole' ? { offset: 0, length: size } : range
  const sized = { ...headers, 'content-length': String(length) }
  const responseHeaders =
    range === 'whole'
      ? sized
      : { ...sized, 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` }
  const status = range === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD') return c.body(null, status, responseHeaders)
  return c.body(await read({ offset, length }), status, responseHeaders)
}

async function getBody(c: AppContext, { row, slice }: ServedMedia, { offset, length }: ByteRange) {
  const head = slice.head.slice(offset, offset + length)
  if (head.length === length) return head
  const from = slice.offset + Math.max(0, offset - slice.head.length)
  const range = { offset: from, length: length - head.length }
  if (findGain(row)) return readLevelled(getDeps(c).media, row, range)
  const object = await getDeps(c).media.get(row.key, { range })
  if (!object) throw appError('media.not_found')
  if (head.length === 0) return object.body
  // A known length lets players seek. The pipe stops when the client disconnects.
  const { readable, writable } = new FixedLengthStream(length)
  void pipe(head, object.body, writable)
  return readable
}

async function pipe(head: Uint8Array, rest: ReadableStream, into: WritableStream): Promise<void> {
  const writer = into.getWriter()
  try {
    await writer.write(head)
    writer.releaseLock()
    await rest.pipeTo(into)
  } catch {
    // The client disconnected.
  }
}

/** A preview needs an ETag other than that of the whole file, and so do bytes with a gain. */
function createHeaders({ row, type, cacheControl, slice }: ServedMedia) {
  const name = `${(row.sha256 ?? row.id).slice(0, 32)}${findGain(row) ? `.${row.gainSteps}` : ''}`
  const size = slice.head.length + slice.length
  return {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag: size === row.bytes ? `"${name}"` : `"${name}-${size}"`,
    'cache-control': cacheControl,
    'content-disposition': `inline; filename="owlcast-${row.id}.${row.key.split('.').at(-1)}"`,
  }
}
