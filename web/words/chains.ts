/** Words of chains: healing stories and songs that answer each other. */
export const CHAIN = {
  stop: 'Stop',
  nth: (author: string, n: number, of: number) => `${author} · ${n} of ${of}`,
  original: 'Original',
  by: (author: string) => `by ${author}`,
}
