import { useEffect, useRef } from 'react'
import { usePost } from '../../api/posts.queries'
import { usePurchases } from '../../api/purchases.queries'
import { goTo, useView } from '../../state/view'
import { toast } from '../../ui/toast'
import { PURCHASE } from '../../words/purchases'

const ASK_AGAIN_MS = 2000
/** Afterwards, the live connection reports it. */
const ASKS = 15

/**
 * The return from the payment page (`/?view=…&bought={id}`). The address proves nothing: the post is shown, and
 * unlocked when the server has recorded the payment, which may take a moment.
 */
export function BoughtArrival({ postId }: { postId: string }) {
  const { view } = useView()
  const { data, refetch } = usePurchases(true)
  const post = usePost(postId)
  const paid = data?.items.includes(postId) ?? false
  const title = post.data?.title
  const told = useRef(false)
  const asked = useRef(0)
  useEffect(() => {
    if (paid || !data) return
    if (!told.current) toast({ text: PURCHASE.confirming })
    told.current = true
    const timer = setInterval(() => {
      asked.current += 1
      if (asked.current > ASKS) clearInterval(timer)
      else void refetch()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [paid, data, refetch])
  useEffect(() => {
    if (!paid || title === undefined) return
    toast({ text: PURCHASE.paid(title), tone: 'ok' })
    goTo(view, { post: postId }, { replace: true })
  }, [paid, title, view, postId])
  return null
}
