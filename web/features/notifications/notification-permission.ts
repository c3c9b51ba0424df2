/** System notifications: the setting on this device (C20), and the browser's permission. */
import { atom, useAtom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { createStoredAtom } from '../../state/stored-atom'

export type PermissionState = NotificationPermission | 'unsupported'

const wantedAtom = createStoredAtom('owlcast.notifications', false)

/** Whether the browser's push service delivers to this device; undefined while unknown. */
export const pushedAtom = atom<boolean | undefined>(undefined)

/** The browser's current permission. */
export function getNotificationPermission(): PermissionState {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Whether they are on: enabled here, and permitted. Permission may be revoked outside the app at any time. */
export function useNotifications(): {
  allowed: PermissionState
  on: boolean
  want: (wanted: boolean) => void
} {
  const allowed = useSyncExternalStore(watchPermission, getNotificationPermission)
  const [wanted, want] = useAtom(wantedAtom)
  return { allowed, on: wanted && allowed === 'granted', want }
}

/** Requests permission; browsers ask the user only once, and repeat the answer from then on. */
export async function requestNotificationPermission(): Promise<PermissionState> {
  if (getNotificationPermission() === 'default') await Notification.requestPermission()
  return getNotificationPermission()
}

function watchPermission(listener: () => void): () => void {
  const scope = new AbortController()
  const { signal } = scope
  addEventListener('focus', listener, { signal })
  // Older browsers have no change event: the permission is read again on focus.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    .catch(() => undefined)
  return () => scope.abort()
}
