import { useEffect } from 'react'
import { messageOf } from '../../../domain/errors'
import { player } from '../../audio/player'
import { usePlayer } from '../../audio/usePlayer'
import { LOOKS } from '../../kinds'
import { toast } from '../../ui/toast'
import { PLAYER } from '../../words/player'

/** Says once why a voice could not be heard, with another try. It is taken away when something is heard. */
export function useTroubleToast() {
  const { trouble, now } = usePlayer()
  useEffect(() => {
    if (!trouble || !now) return
    return toast({
      text: messageOf(trouble.code, { kind: LOOKS[now.kind].words.noun, ...trouble.params }),
      tone: 'bad',
      action: { label: PLAYER.retry, run: () => player.play() },
    })
  }, [trouble, now])
}
