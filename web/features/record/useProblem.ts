import { useEffect } from 'react'
import { type ErrorCode, messageOf } from '../../../domain/errors'
import { toast } from '../../ui/toast'
import { RECORD } from '../../words/record'

/** Says why the microphone could not be had, and what to do where the person can do something. */
export function useProblem(problem: ErrorCode | null): void {
  useEffect(() => {
    if (!problem) return
    const how = { label: RECORD.how, run: () => void toast({ text: RECORD.howToAllow }) }
    const action = problem === 'record.microphone_denied' ? how : undefined
    return toast({ text: messageOf(problem), tone: 'bad', ...(action ? { action } : {}) })
  }, [problem])
}
