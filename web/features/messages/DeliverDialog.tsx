import { useQuery } from '@tanstack/react-query'
import '../../ui/fields/Field.css'
import Copy from 'lucide-react/icons/copy'
import MessageSquare from 'lucide-react/icons/message-square'
import Share from 'lucide-react/icons/share'
import { useId } from 'react'
import { getPreviewName } from '../../../domain/locales/en/kinds'
import { DELIVERY } from '../../../domain/locales/en/people'
import type { ShownPeer } from '../../../domain/people/author.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { keys } from '../../api/keys'
import { makeMagicLink } from '../../api/messages/magic-links.mutations'
import { QueryError } from '../../parts/loading/QueryError'
import { Button, getButtonClass } from '../../ui/buttons/Button'
import { copyText } from '../../ui/copy-text'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { Spinner } from '../../ui/states/Spinner'

type Props = { post: Post; peer: ShownPeer; onClose: () => void }

/** A link to a message for manual delivery (C28): share sheet, text message or clipboard. */
export function DeliverDialog({ post, peer, onClose }: Props) {
  const id = useId()
  // Created when the dialog opens: the share sheet must open right after a press.
  const magicLink = useQuery({
    queryKey: keys.magicLink(post.id),
    queryFn: () => makeMagicLink(post.id),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const link = magicLink.data?.link ?? ''
  const copy = async () =>
    showToast(
      (await copyText(link)) ? { text: DELIVERY.copied, tone: 'ok' } : { text: DELIVERY.copyManually },
    )
  return (
    <Dialog title={DELIVERY.title} kind={post.kind} onClose={onClose}>
      <p className="deliver-why">{DELIVERY.text}</p>
      {magicLink.isPending ? (
        <p role="status">
          <Spinner /> {DELIVERY.creating}
        </p>
      ) : null}
      {magicLink.isError ? <QueryError query={magicLink} /> : null}
      {magicLink.data ? (
        <div className="stack">
          <div className="field stack">
            <label htmlFor={id}>{DELIVERY.link}</label>
            <input
              id={id}
              className="input"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
          </div>
          <Button tone="kind" icon={<Copy className="icon" />} onClick={() => void copy()}>
            {DELIVERY.copy}
          </Button>
          {typeof navigator.share === 'function' ? (
            <Button
              tone="line"
              icon={<Share className="icon" />}
              // Closing the sheet is not an error.
              onClick={() =>
                void navigator.share({ title: getPreviewName(post), url: link }).catch(() => undefined)
              }
            >
              {DELIVERY.share}
            </Button>
          ) : null}
          {peer.key.startsWith('phone:') ? (
            <a className={getButtonClass({ tone: 'line' })} href={createSmsHref(peer.label, link)}>
              <MessageSquare className="icon" />
              {DELIVERY.sms}
            </a>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}

function createSmsHref(number: string, link: string): string {
  return `sms:${number}?&body=${encodeURIComponent(DELIVERY.smsText(link))}`
}
