import './PurchaseDialog.css'
import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { splitPrice } from '../../../domain/billing/split-price'
import { getKind } from '../../../domain/kinds'
import { PURCHASE } from '../../../domain/locales/en/account'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { useBuy, usePurchases, useUnlockedPosts } from '../../api/billing/purchases.queries'
import { usePost } from '../../api/posts/posts.queries'
import { getErrorMessage } from '../../api/request-error'
import { getKindTheme } from '../../kinds'
import { PaymentError, PaymentNote, PriceTag } from '../../parts/billing/Payment'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { unlockAndResume } from './unlock-player'

const NONE: readonly Post[] = []

/** Loads the offered post and closes when there is nothing to pay. */
export function PurchaseDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const query = usePost(postId)
  const { data, error } = query
  const [post] = useUnlockedPosts(data ? [data] : NONE)
  if (!post)
    return (
      <Dialog title={PURCHASE.preview} width={440} onClose={onClose}>
        {error ? (
          <QueryError query={query} />
        ) : (
          <Skeleton label={PURCHASE.loading}>
            <SkeletonBlock height="52px" width="40%" />
          </Skeleton>
        )}
      </Dialog>
    )
  return post.price?.locked ? (
    <PurchaseForm post={post} cents={post.price.cents} onClose={onClose} />
  ) : (
    <AlreadyUnlocked post={post} onClose={onClose} />
  )
}

/** For a post that is free or already paid. */
function AlreadyUnlocked({ post, onClose }: { post: Post; onClose: () => void }) {
  useEffect(() => {
    unlockAndResume(post.id)
    showToast({
      text: post.price ? PURCHASE.unlocked(post.title) : PURCHASE.becameFree(post.title),
      tone: 'ok',
    })
    onClose()
  }, [post, onClose])
  return null
}

type PurchaseFormProps = { post: Post; cents: number; onClose: () => void }

function PurchaseForm({ post, cents, onClose }: PurchaseFormProps) {
  const me = useMe()
  const purchases = usePurchases(Boolean(me))
  const buying = useBuy(post.id)
  const price = formatDollars(cents)
  const { benefits } = PURCHASE
  const billing = me ? purchases.data?.billing : undefined
  async function pay() {
    // The dialog stays open: after signing in, the user sees the payment method before paying.
    if (!me) return void (await promptSignIn(PURCHASE.signIn))
    buying.mutate(cents, {
      onSuccess: (purchase) => {
        if (purchase.status === 'continue') location.assign(purchase.url)
      },
    })
  }
  const error = buying.error ?? (me && !purchases.data ? purchases.error : null)
  return (
    <Dialog
      title={post.title}
      width={440}
      kind={getKindTheme(post.kind, post.subtype).dataKind}
      onClose={onClose}
      footer={
        <>
          <Button tone="line" onClick={onClose}>
            {PURCHASE.notNow}
          </Button>
          <Button
            tone="kind"
            data-autofocus
            busy={
              buying.isPending || buying.data?.status === 'continue' || (Boolean(me) && purchases.isPending)
            }
            disabled={billing === 'none'}
            onClick={() => void pay()}
          >
            {PURCHASE.listen(price)}
          </Button>
        </>
      }
    >
      <div className="purchase stack">
        <PriceTag price={price} per={PURCHASE.oneTime} />
        <ul className="stack -s">
          {[
            getKind(post.kind).hasRecordings ? benefits.all : benefits.one(formatDuration(post.seconds)),
            benefits.share(formatDollars(splitPrice(cents).shareCents), post.author.displayName),
          ].map((benefit) => (
            <li key={benefit}>
              <Check className="icon icon-small" aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
        {billing ? <PaymentNote>{PURCHASE[billing]}</PaymentNote> : null}
        {error ? <PaymentError>{getErrorMessage(error)}</PaymentError> : null}
      </div>
    </Dialog>
  )
}
