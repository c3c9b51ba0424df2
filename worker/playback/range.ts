/** Parses the Range header by hand: R2 ignores an unsatisfiable range and would send the whole object as a part. */

export type ByteRange = { offset: number; length: number }

/**
 * The requested range. `whole` if the request has no range or several; `none` if it lies outside.
 * @param header the Range header
 * @param size bytes of the whole
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { offset: size - length, length } : 'none'
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A range that ends before it begins is invalid and ignored.
  if (last !== '' && Number(last) < offset) return 'whole'
  return offset < size ? { offset, length: end - offset + 1 } : 'none'
}
