/** What publishing will do: who can listen, where it goes and how long it stays. The rules of privacy and expiry decide. */
import { getKind, getMode, type Mode, type Plan } from '../kinds'
import type { Visibility } from './audience'
import { getLifeHours } from './expiry'

/** The facts of a form that decide it. */
export type ConsequenceFacts = {
  plan: Plan
  /** Of the post as it will be published. */
  visibility: Visibility
  /** Whom a private post is sent to, as shown; empty for nobody yet. */
  recipients: readonly string[]
  /** Whether it answers a private post, whose two people stay its only listeners. */
  isInConversation: boolean
  /** The owlcast it is recorded into; null for a new one, or for a mode without. */
  owlcast: { title: string } | null
  /** What listening costs; 0 is free. Of the owlcast for its recordings. */
  priceCents: number
  /** For each of its parents, whether that expires. */
  doParentsExpire: readonly boolean[]
  /** Whether anyone who hears it may reply. */
  isOpenToReplies: boolean
}

export type Consequence =
  | { to: 'recipients'; names: readonly string[] }
  | { to: 'conversation' }
  | { to: 'collection'; title: string | null; visibility: Visibility; priceCents: number }
  | {
      to: 'listeners'
      visibility: Exclude<Visibility, 'private'>
      canAdd: boolean
      priceCents: number
      /** Null: it stays. */
      lifeHours: number | null
    }

/** Returns what publishing a form in this mode will do. */
export function getConsequence(mode: Mode, facts: ConsequenceFacts): Consequence {
  const { kind } = getMode(mode)
  const { hasRecordings, playsAs, priced } = getKind(kind)
  const { visibility, owlcast, doParentsExpire, recipients } = facts
  const isReply = doParentsExpire.length > 0
  if (hasRecordings && (owlcast || !isReply))
    return { to: 'collection', title: owlcast?.title ?? null, visibility, priceCents: facts.priceCents }
  if (visibility === 'private')
    return facts.isInConversation && recipients.length === 0
      ? { to: 'conversation' }
      : { to: 'recipients', names: recipients }
  return {
    to: 'listeners',
    visibility,
    canAdd: playsAs === 'chain' && !isReply && facts.isOpenToReplies,
    priceCents: priced && !isReply ? facts.priceCents : 0,
    lifeHours: getLifeHours(kind, facts.plan, doParentsExpire),
  }
}
