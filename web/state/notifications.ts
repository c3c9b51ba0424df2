/** Notices outside of the page: what this person wants on this device (C20), and what their browser allows. */
import { atom, useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useSyncExternalStore } from 'react'

export type Allowed = NotificationPermission | 'unsupported'

const wantedAtom = atomWithStorage('owlcast.notifications', false, undefined, { getOnInit: true })

/** Whether the browser's push service tells this device, page or no page; undefined while that is not known. */
export const pushedAtom = atom<boolean | undefined>(undefined)

/** What the browser allows right now. */
export function notificationsAllowed(): Allowed {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Whether they are on: wanted here, and allowed. Permission may be taken back outside of the app at any time. */
export function useNotifications(): { allowed: Allowed; on: boolean; want: (wanted: boolean) => void } {
  const allowed = useSyncExternalStore(followPermission, notificationsAllowed)
  const [wanted, want] = useAtom(wantedAtom)
  return { allowed, on: wanted && allowed === 'granted', want }
}

/** Asks for permission; browsers ask the person only once, and answer by themselves from then on. */
export async function askForNotifications(): Promise<Allowed> {
  if (notificationsAllowed() === 'default') await Notification.requestPermission()
  return notificationsAllowed()
}

function followPermission(listener: () => void): () => void {
  const scope = new AbortController()
  const { signal } = scope
  addEventListener('focus', listener, { signal })
  // Older browsers cannot be asked to tell of changes; those look again when the page is looked at.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    .catch(() => undefined)
  return () => scope.abort()
}
