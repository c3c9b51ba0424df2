import './ReplyClosed.css'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef } from 'react'
import { formatReplyRefusal } from '../../../domain/errors/reply-refusal'
import { REPLY_LOCK } from '../../../domain/locales/en/posts'
import type { ReplyLock } from '../../../domain/posts/reply-policy'
import { useMe } from '../../api/auth/session.queries'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'

type Props = {
  lock: ReplyLock
  /** Whether the user just asked for the recorder. */
  requested: boolean
}

/** Explains that replies are restricted. Signed-out users may be allowed after signing in. */
export function ReplyClosed({ lock, requested }: Props) {
  const ref = useRef<HTMLElement>(null)
  const isSignedOut = useMe() === null
  useEffect(() => {
    if (requested) ref.current?.focus()
  }, [requested])
  return (
    <section ref={ref} className="reply-closed row wrap" aria-label={REPLY_LOCK.heading} tabIndex={-1}>
      <Lock className="icon" aria-hidden="true" />
      <div className="text-block">
        <span dir="auto">{formatReplyRefusal(lock)}</span>
        {isSignedOut ? <small className="subtle">{REPLY_LOCK.signIn(lock.from)}</small> : null}
      </div>
      {isSignedOut ? (
        <Button
          tone="line"
          size="sm"
          onClick={() => void promptSignIn(REPLY_LOCK.signIn(lock.from), { suggestsSignUp: true })}
        >
          {REPLY_LOCK.signInButton}
        </Button>
      ) : null}
    </section>
  )
}
