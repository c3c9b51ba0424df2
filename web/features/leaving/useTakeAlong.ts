import { useEffect, useRef, useState } from 'react'
import { textOf } from '../../api/failure'
import { takeAlong } from '../../api/take-along'
import { toast } from '../../ui/toast'
import { DATA } from '../../words/leaving'

/** The download of the user's data: its progress, `start` and `cancel`. Aborted on unmount. */
export function useTakeAlong() {
  const [bytes, setBytes] = useState<number | null>(null)
  const going = useRef<AbortController | null>(null)
  useEffect(() => () => going.current?.abort(), [])

  async function start(expected: number) {
    if (going.current) return
    const run = new AbortController()
    going.current = run
    setBytes(0)
    try {
      const ended = await takeAlong({ expected, signal: run.signal, onProgress: setBytes })
      toast({ text: ended === 'saved' ? DATA.saved : DATA.handedOver, tone: 'ok' })
    } catch (error) {
      if (isCanceled(error) || run.signal.aborted) toast({ text: DATA.canceled })
      else toast({ text: textOf(error), tone: 'bad' })
    } finally {
      going.current = null
      setBytes(null)
    }
  }
  return { bytes, start, cancel: () => going.current?.abort() }
}

function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
