/** Serves media: the whole file or a range, the generated header from memory and the rest from R2. */
import { fail } from '../../domain/errors'
import { type AppContext, tools } from '../context'
import { isKnown } from '../http/etags'
import type { Heard } from './media.service'
import { type Part, partOf } from './range'

/**
 * Response for an authorized media request. Access must be checked before, since a 304 reveals that the file exists.
 */
export async function serve(c: AppContext, heard: Heard): Promise<Response> {
  const { slice } = heard
  const size = slice.head.length + slice.length
  const headers = headersOf(heard)
  if (isKnown(c, headers.etag)) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  const asked = ifRange === undefined || ifRange === headers.etag ? c.req.header('range') : undefined
  const part = partOf(asked, size)
  if (part === 'none') {
    c.header('content-range', `bytes */${size}`)
    throw fail('request.range_invalid')
  }
  const { offset, length }: Part = part === 'whole' ? { offset: 0, length: size } : part
  const sized = { ...headers, 'content-length': String(length) }
  const answered =
    part === 'whole' ? sized : { ...sized, 'content-range': `bytes ${offset}-${offset + length - 1}/${size}` }
  const status = part === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD') return c.body(null, status, answered)
  return c.body(await bodyOf(c, heard, { offset, length }), status, answered)
}

async function bodyOf(c: AppContext, { row, slice }: Heard, { offset, length }: Part) {
  const head = slice.head.slice(offset, offset + length)
  if (head.length === length) return head
  const from = slice.offset + Math.max(0, offset - slice.head.length)
  const object = await tools(c).media.get(row.key, { range: { offset: from, length: length - head.length } })
  if (!object) throw fail('media.not_found')
  if (head.length === 0) return object.body
  // A known length lets players seek. The pipe stops when the client disconnects.
  const { readable, writable } = new FixedLengthStream(length)
  void pour(head, object.body, writable)
  return readable
}

async function pour(head: Uint8Array, rest: ReadableStream, into: WritableStream): Promise<void> {
  const writer = into.getWriter()
  try {
    await writer.write(head)
    writer.releaseLock()
    await rest.pipeTo(into)
  } catch {
    // The client disconnected.
  }
}

/** A preview needs an ETag other than that of the whole file. */
function headersOf({ row, type, cacheControl, slice }: Heard) {
  const name = (row.sha256 ?? row.id).slice(0, 32)
  const size = slice.head.length + slice.length
  return {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag: size === row.bytes ? `"${name}"` : `"${name}-${size}"`,
    'cache-control': cacheControl,
    'content-disposition': `inline; filename="owlcast-${row.id}.${row.key.split('.').at(-1)}"`,
  }
}
