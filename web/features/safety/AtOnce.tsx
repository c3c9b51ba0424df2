import { useEffect } from 'react'
import type { SafetyRequest } from '../../state/safety'
import { keepAway } from './keep-away'

/** Runs an action that needs no confirmation. */
export function AtOnce({ request, onClose }: { request: SafetyRequest; onClose: () => void }) {
  useEffect(() => {
    if (request.what !== 'report') void keepAway(request.what, request.person)
    onClose()
  }, [request, onClose])
  return null
}
