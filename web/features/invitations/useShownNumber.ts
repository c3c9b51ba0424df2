import { useEffect, useState } from 'react'
import { findShownNumber, type ShownNumbers } from '../../../domain/invitations/invitees'
import { isNationalNumber } from '../../../domain/people/recipients'
import { useRecipient } from '../../api/messages/recipients.queries'
import { useDebounced } from '../../hooks/useDebounced'

/**
 * The invitee to send, and the international form that was shown for a number typed without its country code; null if
 * none was shown yet. An unconfirmed one is a number whose form was not shown: the server refuses it.
 */
export function useShownNumber(typed: string): {
  invitee: string
  number: string | null
  isUnconfirmed: boolean
} {
  const text = typed.trim()
  const settled = useDebounced(text)
  const lookup = useRecipient(settled, isNationalNumber(settled))
  const found = lookup.data?.form === 'phone' ? lookup.data.label : null
  const [numbers, setNumbers] = useState<ShownNumbers>({})
  // The first one stays: a later lookup may be answered in another country.
  useEffect(() => {
    if (found !== null) setNumbers((known) => ({ [settled]: findShownNumber(settled, known) ?? found }))
  }, [found, settled])
  const number = findShownNumber(text, numbers)
  return { invitee: number ?? typed, number, isUnconfirmed: number === null && isNationalNumber(text) }
}
