import { useQuery } from '@tanstack/react-query'
import '../../ui/Field.css'
import { Copy, MessageSquare, Share } from 'lucide-react'
import { useId } from 'react'
import type { ShownPeer } from '../../../domain/messages.schema'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { keys } from '../../api/keys'
import { makeMagicLink } from '../../api/magic-links.mutations'
import { Button, buttonClass } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Oops } from '../../ui/Oops'
import { Spinner } from '../../ui/Spinner'
import { toast } from '../../ui/toast'
import { DELIVER } from '../../words/messages'
import { saidIn } from './telling'

type Props = { post: Post; peer: ShownPeer; onClose: () => void }

/** A link to a message for manual delivery (C28): share sheet, text message or clipboard. */
export function DeliverDialog({ post, peer, onClose }: Props) {
  const id = useId()
  // Created when the dialog opens: the share sheet must open right after a press.
  const made = useQuery({
    queryKey: keys.magicLink(post.id),
    queryFn: () => makeMagicLink(post.id),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const link = made.data?.link ?? ''
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ text: DELIVER.copied, tone: 'ok' }),
      () => toast({ text: DELIVER.copyByHand }),
    )
  return (
    <Dialog title={DELIVER.title} kind={post.kind} onClose={onClose}>
      <p className="deliver-why">{DELIVER.text}</p>
      {made.isPending ? (
        <p role="status">
          <Spinner /> {DELIVER.making}
        </p>
      ) : null}
      {made.isError ? (
        <Oops text={textOf(made.error)} busy={made.isFetching} onRetry={() => void made.refetch()} />
      ) : null}
      {made.data ? (
        <div className="stack">
          <div className="field">
            <label htmlFor={id}>{DELIVER.link}</label>
            <input
              id={id}
              className="input"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
          </div>
          <Button tone="kind" icon={<Copy className="i" />} onClick={() => void copy()}>
            {DELIVER.copy}
          </Button>
          {typeof navigator.share === 'function' ? (
            <Button
              tone="line"
              icon={<Share className="i" />}
              // Closing the sheet is not an error.
              onClick={() => void navigator.share({ title: saidIn(post), url: link }).catch(() => undefined)}
            >
              {DELIVER.share}
            </Button>
          ) : null}
          {peer.key.startsWith('tel:') ? (
            <a className={buttonClass({ tone: 'line' })} href={smsOf(peer.shown, link)}>
              <MessageSquare className="i" />
              {DELIVER.sms}
            </a>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}

function smsOf(number: string, link: string): string {
  return `sms:${number}?&body=${encodeURIComponent(DELIVER.body(link))}`
}
