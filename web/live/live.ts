/** Listens for live events: the public feed for everyone, and the signed-in user's own channel. */

import type { QueryClient } from '@tanstack/react-query'
import { CLOSED_SIGNED_OUT, type LiveFrame } from '../../domain/live/live'
import { MINUTE_MS } from '../../domain/time/units'
import { keys } from '../api/keys'
import { liveApi } from '../api/live.client'
import { getOldestSeq } from '../api/seq'
import { apply, invalidateAll } from './apply'
import { createCatchUp, type MissedHints } from './catch-up'
import { announceConnection } from './connection'
import { readMissed } from './read-missed'
import { connectSocket } from './socket'

export const LIVE_POLL_MS = MINUTE_MS

/** Starts listening; once per page load. */
export function listen(client: QueryClient): void {
  const catchUp = createCatchUp(getOldestSeq(), {
    read: (after) => readMissed(after, fetchEvents),
    apply: (hint) => apply(client, hint),
    reset: (seq) => invalidateAll(client, seq),
  })
  const run = () => void catchUp.run()
  const onText = (text: string) => catchUp.hint(JSON.parse(text) as LiveFrame)
  const onOpen = () => {
    run()
    announceConnection()
  }
  connectSocket('/api/live/feed', { onText, onOpen })

  // Polls as well: hints may get lost, events must not.
  setInterval(() => document.visibilityState === 'visible' && run(), LIVE_POLL_MS)
  addEventListener('online', run)
  addEventListener('focus', run)

  let own: { id: string; end: () => void } | null = null
  function followSession() {
    const id = client.getQueryData<{ user: { id: string } | null }>(keys.session)?.user?.id ?? null
    if (id === (own?.id ?? null)) return
    own?.end()
    own = id === null ? null : { id, end: connectSocket('/api/live/me', { onText, onOpen: run, onClose }) }
  }
  function onClose(code: number) {
    if (code === CLOSED_SIGNED_OUT) void client.invalidateQueries({ queryKey: keys.session })
  }
  client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === keys.session[0]) followSession()
  })
  followSession()
}

async function fetchEvents(after: number | null): Promise<MissedHints> {
  return (await liveApi.api.events.$get({ query: { after: after ?? undefined } })).json()
}
