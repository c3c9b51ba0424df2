/** The Range header, read by hand: R2 ignores what it cannot satisfy and would send the whole as a part. */

export type Part = { offset: number; length: number }

/**
 * The part a request asks for. `whole` when it asks for none, or for several at once; `none` when it lies outside.
 * @param header the Range header
 * @param size bytes of the whole
 */
export function partOf(header: string | undefined, size: number): Part | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { offset: size - length, length } : 'none'
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A part that ends before it begins is no range at all.
  if (last !== '' && Number(last) < offset) return 'whole'
  return offset < size ? { offset, length: end - offset + 1 } : 'none'
}
