import { useEffect } from 'react'
import type { SafetyRequest } from '../../state/overlays'
import { applySafetyAction } from './safety-action'

/** Runs an action that needs no confirmation. */
export function RunImmediately({ request, onClose }: { request: SafetyRequest; onClose: () => void }) {
  useEffect(() => {
    if (request.what !== 'report') void applySafetyAction(request.what, request.person)
    onClose()
  }, [request, onClose])
  return null
}
