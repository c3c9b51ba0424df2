/** Whether a client accepts gzip, by its `Accept-Encoding`. */
export function canReadGzip(acceptEncoding: string | null | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name, weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return name === 'gzip' && Number(weight ?? 1) > 0
  })
}
