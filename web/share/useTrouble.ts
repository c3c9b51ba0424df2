import { useEffect } from 'react'
import { explainTrouble } from '../audio/explain-trouble'
import { usePlayer } from '../audio/usePlayer'
import { toast } from '../ui/toast'

/** Shows playback errors. */
export function useTrouble(): void {
  const { trouble, now } = usePlayer()
  useEffect(() => {
    if (trouble && now) void explainTrouble(trouble, now).then(({ text }) => toast({ text, tone: 'bad' }))
  }, [trouble, now])
}
