import { useEffect } from 'react'
import { type ErrorCode, messageOf } from '../../../domain/errors'
import { toast } from '../../ui/toast'
import { RECORD } from '../../words/record'

/** Shows why the microphone is unavailable, with help where the user can fix it. */
export function useProblem(problem: ErrorCode | null): void {
  useEffect(() => {
    if (!problem) return
    const how = { label: RECORD.how, run: () => void toast({ text: RECORD.howToAllow }) }
    const action = problem === 'record.microphone_denied' ? how : undefined
    return toast({ text: messageOf(problem), tone: 'bad', ...(action ? { action } : {}) })
  }, [problem])
}
