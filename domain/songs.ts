/** A song of one's own (spec §2.3). */
export type Song = { title: string; author: string }

/** The song among the details of a post; null where it is none. Of all other details nothing is told. */
export function songOf({ songTitle, author }: Readonly<Record<string, unknown>>): Song | null {
  return typeof songTitle === 'string' && typeof author === 'string' ? { title: songTitle, author } : null
}
