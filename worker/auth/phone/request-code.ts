/** Sends a code for a request: its address and country decide limits and the number's format. */
import { type AppContext, getDeps } from '../../context'
import { getClientAddress } from '../../gate/rate-limit'
import { getCountry } from '../../http/country'
import { findTrustedDeviceId } from '../../sessions/trusted-device'
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
