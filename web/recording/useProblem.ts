import { useEffect } from 'react'
import type { ErrorCode } from '../../domain/errors/error-table'
import { formatErrorMessage } from '../../domain/errors/errors'
import { RECORD } from '../../domain/locales/en/record'
import { showToast } from '../ui/overlays/toast'

/** Shows why the microphone is unavailable, with help where the user can fix it. */
export function useProblem(problem: ErrorCode | null): void {
  useEffect(() => {
    if (!problem) return
    const how = { label: RECORD.showHow, run: () => void showToast({ text: RECORD.allowMicrophoneHelp }) }
    const action = problem === 'record.microphone_denied' ? how : undefined
    return showToast({ text: formatErrorMessage(problem), tone: 'bad', ...(action ? { action } : {}) })
  }, [problem])
}
