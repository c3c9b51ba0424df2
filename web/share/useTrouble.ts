import { useEffect } from 'react'
import { messageOf } from '../../domain/errors'
import { usePlayer } from '../audio/usePlayer'
import { toast } from '../ui/toast'

/** Says why what was to be heard is not. */
export function useTrouble(): void {
  const { trouble } = usePlayer()
  useEffect(() => {
    if (trouble) toast({ text: messageOf(trouble.code, trouble.params), tone: 'bad' })
  }, [trouble])
}
