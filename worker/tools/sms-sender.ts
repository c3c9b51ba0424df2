/** The interface of a provider of text messages. */
import type { Delivery } from './mailer'

export type Sms = {
  /** E.164. */
  to: string
  text: string
}

export type SmsSender = { send: (sms: Sms) => Promise<Delivery> }
