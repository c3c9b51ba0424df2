/** Texts of the sheet that depend on the chosen target. */
import { formatDollars } from '../../../domain/billing/price'
import { getLocale } from '../../../domain/i18n/i18n'
import type { Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { CONSEQUENCES, WHERE } from '../../../domain/locales/en/where'
import type { Consequence } from '../../../domain/posts/consequence'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { formatDuration } from '../../../domain/time/duration'
import { isUnspaced } from '../../../domain/transcripts/words'
import { getPublishLabel } from './labels'

/** Returns what publishing will do, in one or a few sentences. */
export function describeConsequence(consequence: Consequence): string {
  return listSentences(consequence).join(isUnspaced(getLocale()) ? '' : ' ')
}

function listSentences(consequence: Consequence): string[] {
  switch (consequence.to) {
    case 'recipients':
      return [describeRecipients(consequence.names)]
    case 'conversation':
      return [CONSEQUENCES.conversation]
    case 'collection': {
      const { title } = consequence
      return [
        title === null ? CONSEQUENCES.newOwlcast : CONSEQUENCES.owlcast(title),
        describeOwlcast(consequence),
      ]
    }
    case 'listeners': {
      const { visibility, canAdd, priceCents, lifeHours } = consequence
      return [
        CONSEQUENCES[canAdd ? (`${visibility}Chain` as const) : visibility],
        ...(priceCents > 0 ? [CONSEQUENCES.price(formatDollars(priceCents))] : []),
        lifeHours === null ? CONSEQUENCES.stays : CONSEQUENCES.gone(lifeHours),
      ]
    }
  }
}

function describeRecipients(names: readonly string[]): string {
  const [name] = names
  if (name === undefined) return CONSEQUENCES.noRecipient
  return names.length === 1 ? CONSEQUENCES.recipient(name) : CONSEQUENCES.recipients(names.length)
}

function describeOwlcast({
  visibility,
  priceCents,
}: Extract<Consequence, { visibility: unknown; title: unknown }>): string {
  if (visibility === 'private') return CONSEQUENCES.owlcastPrivate
  const isPublic = visibility === 'public'
  if (priceCents === 0) return isPublic ? CONSEQUENCES.owlcastPublic : CONSEQUENCES.owlcastUnlisted
  const price = formatDollars(priceCents)
  return isPublic ? CONSEQUENCES.owlcastPublicPrice(price) : CONSEQUENCES.owlcastUnlistedPrice(price)
}

/** Returns the label of the button that publishes; a message names to whom it is sent. */
export function getSendLabel(mode: Mode, hasTrack: boolean, recipients: readonly string[]): string {
  const [name] = recipients
  if (!isAddressed(mode) || name === undefined) return getPublishLabel(mode, hasTrack)
  return recipients.length === 1 ? WHERE.sendTo(name) : WHERE.sendToMany(recipients.length)
}

/** Returns the sentence that names the limit of what was chosen. */
export function describeLimit(mode: Mode, limitSeconds: number, recipients: readonly string[]): string {
  const limit = formatDuration(limitSeconds)
  if (!isAddressed(mode)) return WHERE.limit(MODE_LABELS[mode], limit)
  const [name] = recipients
  return name === undefined || recipients.length > 1
    ? WHERE.limitOfMessage(limit)
    : WHERE.limitOfMessageTo(name, limit)
}
