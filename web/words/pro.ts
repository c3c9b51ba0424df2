/** Words of the Pro plan. Its figures come from the tables of limits. */
import { kindOf, secondsLimit } from '../../domain/kinds'
import { PRO_CENTS_PER_MONTH } from '../../domain/limits'

export const PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  per: 'per month',
  gifts: [
    `${secondsLimit('squawk', 'pro') / 60}-minute recordings`,
    `Squawks live ${kindOf('squawk').lifeHours?.pro} hours`,
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
  ],
  notYet: 'Pro cannot be bought yet. It opens in a later version.',
}
