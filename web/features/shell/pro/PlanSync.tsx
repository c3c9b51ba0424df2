import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PRO } from '../../../../domain/locales/en/account'
import type { Me } from '../../../../domain/people/people.schema'
import { announceSessionChange, useMe } from '../../../api/auth/session.queries'
import { keys } from '../../../api/keys'
import { onServerTime } from '../../../state/clock'
import { goTo, useView } from '../../../state/view'
import { showToast } from '../../../ui/overlays/toast'

const POLL_INTERVAL_MS = 2000
const MAX_POLLS = 60

/** Refreshes the session when a plan starts after a payment or ends while the app is open. */
export function PlanSync() {
  const me = useMe()
  const { params } = useView()
  const upgraded = params.get('upgraded')
  useRefreshAtExpiry(me?.isPro ? me.proExpiresAt : null)
  return me && upgraded !== null ? <UpgradeReturn me={me} endedAt={Number(upgraded) || 0} /> : null
}

/** The server checks the expiry on every request; this refreshes the client at the same time. */
function useRefreshAtExpiry(endsAt: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: keys.session })
    if (endsAt !== null) return onServerTime(endsAt + POLL_INTERVAL_MS, refresh)
  }, [client, endsAt])
}

/**
 * The return from the payment page (`/?view=…&upgraded={previous end of Pro}`). The address proves nothing: Pro is
 * confirmed when the server has recorded the payment, which may take a moment.
 */
function UpgradeReturn({ me, endedAt }: { me: Me; endedAt: number }) {
  const client = useQueryClient()
  const { view, params } = useView()
  const until = (me.isPro && me.proExpiresAt) || 0
  const wasNotified = useRef(false)
  useEffect(() => {
    if (until > endedAt) return
    if (!wasNotified.current) showToast({ text: PRO.confirming })
    wasNotified.current = true
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      if (polls < MAX_POLLS) return void client.invalidateQueries({ queryKey: keys.session })
      clearInterval(timer)
      showToast({ text: PRO.unconfirmed, tone: 'bad' })
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [client, until, endedAt])
  useEffect(() => {
    if (until <= endedAt) return
    showToast({ text: `${PRO.welcome} ${PRO.benefitsUntil(until)}`, tone: 'ok' })
    const { view: _, upgraded: __, ...rest } = Object.fromEntries(params)
    goTo(view, rest, { replace: true })
    void announceSessionChange()
  }, [until, endedAt, view, params])
  return null
}
