import '../../ui/fields/Chip.css'
import '../../ui/fields/Field.css'
import './billing.css'
import Lock from 'lucide-react/icons/lock'
import { useId, useState } from 'react'
import { formatDollars, isPrice, parseDollars, parsePrice } from '../../../domain/billing/price'
import { getLowestEarningCents, isBelowCost, splitPrice } from '../../../domain/billing/split-price'
import { PRICE_CHOICES_CENTS } from '../../../domain/limits'
import { PRICING } from '../../../domain/locales/en/account'
import { PRICE_PARTS } from '../../../domain/locales/en/earnings'
import { ErrorText } from '../../ui/text/ErrorText'
import { ProOffer } from './ProOffer'

type Props = {
  /** As typed or chosen. */
  price: string
  isPro: boolean
  locked?: boolean
  error?: string | null
  onChange: (price: string) => void
}

/** The price of a post: a preset or a custom amount. Without Pro it is free, and Pro is offered. */
export function PriceChoice({ price, isPro, locked = false, error, onChange }: Props) {
  const id = useId()
  const cents = parsePrice(price)
  const isUsual = PRICE_CHOICES_CENTS.some((choice) => choice === cents)
  const [typing, setTyping] = useState(false)
  const custom = typing || !isUsual
  // `focusField` finds the control by name: the custom input, else the presets.
  const name = custom ? 'priceChoice' : 'price'
  const described = [isPro ? `${id}s` : `${id}o`, error ? `${id}e` : null].filter(Boolean).join(' ')
  const choice = (label: string, checked: boolean, isLocked: boolean, choose: () => void) => (
    <label key={label} className="chip">
      <input
        className="hidden-input"
        type="radio"
        name={name}
        checked={checked}
        disabled={isLocked || locked}
        onChange={choose}
      />
      {isLocked ? <Lock className="icon icon-small" /> : null}
      {label}
    </label>
  )
  return (
    <div className="field stack price-choice" data-kind="owlcast">
      <span className="label" id={id}>
        {PRICING.label}
      </span>
      <div
        className="chips wrap"
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={described || undefined}
      >
        {PRICE_CHOICES_CENTS.map((usual) =>
          choice(PRICING.formatPrice(usual), !custom && usual === cents, usual > 0 && !isPro, () => {
            setTyping(false)
            onChange(formatDollars(usual))
          }),
        )}
        {choice(PRICING.custom, custom, !isPro, () => {
          setTyping(true)
          onChange('')
        })}
      </div>
      {custom ? (
        <span className="custom row wrap">
          <span aria-hidden="true">$</span>
          <input
            className="input"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: appears because the user chose to type
            autoFocus={typing}
            maxLength={9}
            readOnly={locked}
            value={price.replace(/^\$/, '')}
            aria-label={PRICING.customLabel}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}h ${id}s ${id}e` : `${id}h ${id}s`}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="hint" id={`${id}h`}>
            {PRICING.customHint} {PRICE_PARTS.lowest(formatDollars(getLowestEarningCents()))}
          </span>
        </span>
      ) : null}
      {isPro ? (
        <span className="hint price-parts" id={`${id}s`} role="status">
          {describePrice(parseDollars(price))}
        </span>
      ) : null}
      {error ? <ErrorText id={`${id}e`}>{error}</ErrorText> : null}
      {isPro ? null : <ProOffer id={`${id}o`} />}
    </div>
  )
}

/** The share of the author in a sale at this price; empty for a free post and an unfinished price. */
function describePrice(cents: number | null): string {
  if (cents === null || cents === 0) return ''
  if (isBelowCost(cents)) return PRICE_PARTS.belowCost(formatDollars(cents))
  if (!isPrice(cents)) return ''
  const { shareCents, costCents, feeCents } = splitPrice(cents)
  return PRICE_PARTS.share(formatDollars(shareCents), formatDollars(costCents), formatDollars(feeCents))
}
