/** Listens for the whole app: the public feed for everyone, and one's own channel for who is signed in. */
import type { QueryClient } from '@tanstack/react-query'
import { LIVE_POLL_MS } from '../../domain/limits'
import { CLOSED_SIGNED_OUT, type Frame } from '../../domain/live'
import { ask } from '../api/client'
import { keys } from '../api/keys'
import { newestSeq, noteSeq } from '../api/seq'
import { apply, reset } from './apply'
import { catchUpFrom, type Missed } from './catch-up'
import { keepSocket } from './socket'

/** Starts listening; once in the life of a page. */
export function listen(client: QueryClient): void {
  const catchUp = catchUpFrom(newestSeq() || null, {
    read,
    apply: (hint) => apply(client, hint),
    reset: (seq) => reset(client, seq),
  })
  const run = () => void catchUp.run()
  const onText = (text: string) => catchUp.hint(JSON.parse(text) as Frame)
  keepSocket('/api/live/feed', { onText, onOpen: run })

  // What sockets should have said is asked for as well: hints may get lost, lists must not.
  setInterval(() => document.visibilityState === 'visible' && run(), LIVE_POLL_MS)
  addEventListener('online', run)
  addEventListener('focus', run)

  let mine: { id: string; end: () => void } | null = null
  function follow() {
    const id = client.getQueryData<{ user: { id: string } | null }>(keys.session)?.user?.id ?? null
    if (id === (mine?.id ?? null)) return
    mine?.end()
    mine = id === null ? null : { id, end: keepSocket('/api/live/me', { onText, onOpen: run, onClose }) }
  }
  function onClose(code: number) {
    if (code === CLOSED_SIGNED_OUT) void client.invalidateQueries({ queryKey: keys.session })
  }
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === keys.session[0]) follow()
  })
  follow()
}

/**
 * Reads on from a place, or else from what the lists on screen show: they may be a moment older than the newest event.
 * Where nothing is shown yet, lists are asked to know of that event.
 */
async function read(after: number | null): Promise<Missed> {
  const from = after ?? (newestSeq() || null)
  const answer = await ask(from === null ? '/api/events' : `/api/events?after=${from}`)
  const missed: Missed = await answer.json()
  if (from === null) noteSeq(missed.seq)
  return missed
}
