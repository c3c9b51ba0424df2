/** An original song (spec §2.3). */
export type Song = { title: string; author: string }

/** Returns the song in a post's detail; null for other modes. No other field is exposed. */
export function findSong({ songTitle, author }: Readonly<Record<string, unknown>>): Song | null {
  return typeof songTitle === 'string' && typeof author === 'string' ? { title: songTitle, author } : null
}
