/** Sends a code for a request: its address and country decide limits and the number's format. */
import { type AppContext, getDeps } from '../../context'
import { getCountry } from '../../http/country'
import { getClientAddress } from '../../http/rate-limit'
import { findTrustedDeviceId } from '../trusted-device'
import { sendCode } from './phone.service'

export function requestCode(c: AppContext, phone: string, userId: string | null) {
  return sendCode(getDeps(c), {
    phone,
    country: getCountry(c),
    address: getClientAddress(c),
    userId,
    findTrustedDevice: (number) => findTrustedDeviceId(c, number),
  })
}
