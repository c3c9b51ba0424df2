import { useEffect, useRef } from 'react'
import { PURCHASE } from '../../../domain/locales/en/account'
import { getPostName } from '../../../domain/locales/en/kinds'
import { usePurchases } from '../../api/billing/purchases.queries'
import { usePost } from '../../api/posts/posts.queries'
import { goTo, useView } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'

const POLL_INTERVAL_MS = 2000
/** Afterwards, the live connection reports it. */
const MAX_POLLS = 15

/**
 * The return from the payment page (`/?view=…&bought={id}`). The address proves nothing: the post is shown, and
 * unlocked when the server has recorded the payment, which may take a moment.
 */
export function PurchaseReturn({ postId }: { postId: string }) {
  const { view } = useView()
  const { data, refetch } = usePurchases(true)
  const post = usePost(postId)
  const paid = data?.items.includes(postId) ?? false
  const title = post.data && getPostName(post.data)
  const wasNotified = useRef(false)
  const polls = useRef(0)
  useEffect(() => {
    if (paid || !data) return
    if (!wasNotified.current) showToast({ text: PURCHASE.confirming })
    wasNotified.current = true
    const timer = setInterval(() => {
      polls.current += 1
      if (polls.current > MAX_POLLS) clearInterval(timer)
      else void refetch()
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [paid, data, refetch])
  useEffect(() => {
    if (!paid || title === undefined) return
    showToast({ text: PURCHASE.unlocked(title), tone: 'ok' })
    goTo(view, { post: postId }, { replace: true })
  }, [paid, title, view, postId])
  return null
}
