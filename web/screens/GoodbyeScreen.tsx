import '../ui/Page.css'
import '../features/settings/SettingsList.css'
import '../features/leaving/DataSection.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { dateText } from '../../domain/dates'
import { keptAfterErasing } from '../../domain/erasure'
import { receiptAtom } from '../state/receipt'
import { buttonClass } from '../ui/Button'
import { OwnTitle } from '../ui/OwnTitle'
import { ViewLink } from '../ui/ViewLink'
import { RECEIPT } from '../words/leaving'

/** The receipt after an account deletion; without one, a plain note. */
export function GoodbyeScreen() {
  const receipt = useAtomValue(receiptAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that had the focus was unmounted.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page receipt">
      <OwnTitle ref={heading} tabIndex={-1}>
        {receipt ? RECEIPT.title : RECEIPT.none}
      </OwnTitle>
      {receipt ? (
        <>
          <p>
            {RECEIPT.at(dateText(receipt.erasedAt, FORMAT))}{' '}
            {receipt.isDone ? RECEIPT.done : RECEIPT.underWay} {RECEIPT.device}
            {receipt.isMailed ? ` ${RECEIPT.mailed}` : ''}
          </p>
          <h2>{RECEIPT.kept}</h2>
          <ul>
            {keptAfterErasing(receipt).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      <ViewLink view="home" className={buttonClass({ tone: 'primary' })}>
        {RECEIPT.home}
      </ViewLink>
    </div>
  )
}

const FORMAT = { dateStyle: 'long', timeStyle: 'short' } as const
