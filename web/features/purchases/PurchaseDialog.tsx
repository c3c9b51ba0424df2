import './PurchaseDialog.css'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { clockTime } from '../../../domain/expiry'
import { kindOf } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT } from '../../../domain/limits'
import { dollars } from '../../../domain/paywall'
import type { Post } from '../../../domain/posts.schema'
import { textOf } from '../../api/failure'
import { usePost } from '../../api/posts.queries'
import { useBuy, useHeard, usePurchases } from '../../api/purchases.queries'
import { useMe } from '../../api/session.queries'
import { plumageOf } from '../../kinds'
import { askToSignIn } from '../../state/sign-in'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Oops } from '../../ui/Oops'
import { PayingNote, PayingTrouble, Price } from '../../ui/Paying'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { PURCHASE } from '../../words/purchases'
import { openAndGoOn } from './open'

const NONE: readonly Post[] = []

/** Loads the offered post and closes when there is nothing to pay. */
export function PurchaseDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = usePost(postId)
  const [post] = useHeard(data ? [data] : NONE)
  if (!post)
    return (
      <Dialog title={PURCHASE.preview} width={440} onClose={onClose}>
        {error ? (
          <Oops text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={PURCHASE.loading}>
            <Bone height="52px" width="40%" />
          </Skeleton>
        )}
      </Dialog>
    )
  return post.price?.locked ? (
    <Pay post={post} cents={post.price.cents} onClose={onClose} />
  ) : (
    <Nothing post={post} onClose={onClose} />
  )
}

/** For a post that is free or already paid. */
function Nothing({ post, onClose }: { post: Post; onClose: () => void }) {
  useEffect(() => {
    openAndGoOn(post.id)
    toast({ text: post.price ? PURCHASE.paid(post.title) : PURCHASE.cameFree(post.title), tone: 'ok' })
    onClose()
  }, [post, onClose])
  return null
}

type PayProps = { post: Post; cents: number; onClose: () => void }

function Pay({ post, cents, onClose }: PayProps) {
  const me = useMe()
  const purchases = usePurchases(Boolean(me))
  const buying = useBuy(post.id)
  const price = dollars(cents)
  const { gets } = PURCHASE
  const billing = me ? purchases.data?.billing : undefined
  async function pay() {
    // The dialog stays open: after signing in, the user sees the payment method before paying.
    if (!me) return void (await askToSignIn(PURCHASE.signIn))
    buying.mutate(cents, {
      onSuccess: (purchase) => {
        if (purchase.is === 'continue') location.assign(purchase.url)
      },
    })
  }
  const trouble = buying.error ?? (me && !purchases.data ? purchases.error : null)
  return (
    <Dialog
      title={post.title}
      width={440}
      kind={plumageOf(post.kind, post.subtype).dataKind}
      onClose={onClose}
      footer={
        <>
          <Button tone="line" onClick={onClose}>
            {PURCHASE.notNow}
          </Button>
          <Button
            tone="kind"
            data-autofocus
            busy={buying.isPending || buying.data?.is === 'continue' || (Boolean(me) && purchases.isPending)}
            disabled={billing === 'none'}
            onClick={() => void pay()}
          >
            {PURCHASE.listen(price)}
          </Button>
        </>
      }
    >
      <div className="purchase">
        <Price price={price} per={PURCHASE.once} />
        <ul>
          {[
            kindOf(post.kind).hasRecordings ? gets.all : gets.one(clockTime(post.seconds)),
            gets.share(100 - PLATFORM_FEE_PERCENT, post.author.displayName),
          ].map((gift) => (
            <li key={gift}>
              <Check className="i i-s" aria-hidden="true" />
              {gift}
            </li>
          ))}
        </ul>
        {billing ? <PayingNote>{PURCHASE[billing]}</PayingNote> : null}
        {trouble ? <PayingTrouble>{textOf(trouble)}</PayingTrouble> : null}
      </div>
    </Dialog>
  )
}
