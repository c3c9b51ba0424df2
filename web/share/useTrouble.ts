import { useEffect } from 'react'
import { explainTrouble } from '../audio/explain-trouble'
import { usePlayer } from '../audio/usePlayer'
import { toast } from '../ui/toast'

/** Says why what was to be heard is not. */
export function useTrouble(): void {
  const { trouble, now } = usePlayer()
  useEffect(() => {
    if (trouble && now) void explainTrouble(trouble, now).then(({ text }) => toast({ text, tone: 'bad' }))
  }, [trouble, now])
}
