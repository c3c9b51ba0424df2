/** Listens for live events: the public feed for everyone, and the signed-in user's own channel. */
import type { QueryClient } from '@tanstack/react-query'
import { LIVE_POLL_MS, LIVE_PONG_WAIT_MS } from '../../domain/limits'
import { CLOSED_SIGNED_OUT, type Frame } from '../../domain/live'
import { ask } from '../api/client'
import { keys } from '../api/keys'
import { oldestSeq } from '../api/seq'
import { apply, reset } from './apply'
import { catchUpFrom, type Missed } from './catch-up'
import { readMissed } from './read-missed'
import { keepSocket } from './socket'

/** Starts listening; once per page load. */
export function listen(client: QueryClient): void {
  const catchUp = catchUpFrom(oldestSeq(), {
    read: (after) => readMissed(after, askFrom),
    apply: (hint) => apply(client, hint),
    reset: (seq) => reset(client, seq),
  })
  const run = () => void catchUp.run()
  const onText = (text: string) => catchUp.hint(JSON.parse(text) as Frame)
  keepSocket('/api/live/feed', { onText, onOpen: run })

  // Polls as well: hints may get lost, events must not.
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

/** With a timeout: a request that hangs in a dead network would block the one after reconnecting. */
async function askFrom(after: number | null): Promise<Missed> {
  const path = after === null ? '/api/events' : `/api/events?after=${after}`
  return (await ask(path, { patienceMs: LIVE_PONG_WAIT_MS })).json()
}
