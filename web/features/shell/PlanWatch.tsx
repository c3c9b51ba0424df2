import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Me } from '../../../domain/people.schema'
import { keys } from '../../api/keys'
import { sessionChanged, useMe } from '../../api/session.queries'
import { onServerTime } from '../../state/clock'
import { goTo, useView } from '../../state/view'
import { toast } from '../../ui/toast'
import { PRO } from '../../words/pro'

const ASK_AGAIN_MS = 2000
const TRIES = 60

/** Refreshes the session when a plan starts after a payment or ends while the app is open. */
export function PlanWatch() {
  const me = useMe()
  const { params } = useView()
  const upgraded = params.get('upgraded')
  useLapse(me?.isPro ? me.proExpiresAt : null)
  return me && upgraded !== null ? <UpgradeArrival me={me} endedAt={Number(upgraded) || 0} /> : null
}

/** The server checks the expiry on every request; this refreshes the client at the same time. */
function useLapse(endsAt: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: keys.session })
    if (endsAt !== null) return onServerTime(endsAt + ASK_AGAIN_MS, ask)
  }, [client, endsAt])
}

/**
 * The return from the payment page (`/?view=…&upgraded={previous end of Pro}`). The address proves nothing: Pro is
 * confirmed when the server has recorded the payment, which may take a moment.
 */
function UpgradeArrival({ me, endedAt }: { me: Me; endedAt: number }) {
  const client = useQueryClient()
  const { view } = useView()
  const until = (me.isPro && me.proExpiresAt) || 0
  const told = useRef(false)
  useEffect(() => {
    if (until > endedAt) return
    if (!told.current) toast({ text: PRO.confirming })
    told.current = true
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      if (tries < TRIES) return void client.invalidateQueries({ queryKey: keys.session })
      clearInterval(timer)
      toast({ text: PRO.unconfirmed, tone: 'bad' })
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [client, until, endedAt])
  useEffect(() => {
    if (until <= endedAt) return
    toast({ text: `${PRO.welcome} ${PRO.until(until)}`, tone: 'ok' })
    goTo(view, {}, { replace: true })
    void sessionChanged()
  }, [until, endedAt, view])
  return null
}
