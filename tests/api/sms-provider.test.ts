/** Text messages to the provider: the real client over real HTTP, against a stand-in on the loopback. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSmsSender, listSmsProblems, type SmsEnv } from '../../worker/tools/sms'
import { createTwilioSender } from '../../worker/tools/twilio'
import type { Answer, ProviderRequest } from '../support/provider'
import { SMS_ACCOUNT } from '../support/sms-account'

const api = env.TEST_SERVICES.sms
const account: SmsEnv = { ENVIRONMENT: 'test', ...SMS_ACCOUNT, SMS_API_URL: api }
const sms = { to: '+14155550142', text: '123456 is your Owlcast code.\n\n@owlcast.example #123456' }

const setProviderAnswers = (...list: Answer[]) =>
  fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
const listRequests = async (): Promise<ProviderRequest[]> => (await fetch(`${api}/-/asked`)).json()

beforeEach(async () => void (await setProviderAnswers()))
afterEach(async () => void (await setProviderAnswers()))

test("sends one form with the account's name and secret, valid as long as the code", async () => {
  expect(await createSmsSender(account).send(sms)).toEqual({ sent: true })
  const [{ method, path, headers, body } = {} as ProviderRequest] = await listRequests()
  expect(`${method} ${path}`).toBe('POST /2010-04-01/Accounts/ACtest/Messages.json')
  expect(headers).toMatchObject({
    authorization: `Basic ${btoa('ACtest:a secret')}`,
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'Owlcast/1.0',
  })
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: sms.to,
    From: '+14155550100',
    Body: sms.text,
    ValidityPeriod: '600',
  })
})

test('sends from a messaging service in place of a number', async () => {
  await createSmsSender({ ...account, SMS_FROM: 'MGtest' }).send(sms)
  const form = new URLSearchParams((await listRequests())[0]?.body)
  expect(form.get('MessagingServiceSid')).toBe('MGtest')
  expect(form.has('From')).toBe(false)
})

test.each<[string, Answer, string]>([
  ['503', { status: 503 }, 'The provider of messages answered 503'],
  [
    'a wrong number',
    { status: 400, json: { code: 21_211, message: 'The number +14155550142 is wrong' } },
    'The provider of messages answered 400 21211',
  ],
  [
    'another address',
    { status: 307, headers: { location: '/-/asked' } },
    'The provider of messages answered 307',
  ],
])('gives up after %s, with a reason that contains no number', async (_, answer, reason) => {
  await setProviderAnswers(answer)
  expect(await createSmsSender(account).send(sms)).toEqual({ sent: false, reason, next: 'never' })
})

test.each<Answer>(['hangs up', 'is silent'])(
  'does not retry when a provider %s, since it may have sent the message',
  async (answer) => {
    await setProviderAnswers(answer)
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM } = SMS_ACCOUNT
    const texter = createTwilioSender({
      url: api,
      account: TWILIO_ACCOUNT_SID,
      secret: TWILIO_AUTH_TOKEN,
      from: SMS_FROM,
      timeoutMs: 300,
    })
    expect(await texter.send(sms)).toMatchObject({ sent: false, next: 'never' })
  },
)

test.each([
  ['nothing', SMS_ACCOUNT, []],
  ['a messaging service', { ...SMS_ACCOUNT, SMS_FROM: 'MG0123' }, []],
  ['everything', {}, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM']],
  ['a sender by name', { ...SMS_ACCOUNT, SMS_FROM: 'Owlcast' }, ['SMS_FROM']],
  ['http', { ...SMS_ACCOUNT, SMS_API_URL: 'http://127.0.0.1:9' }, ['SMS_API_URL']],
])('reports problems of the production configuration with %s', async (_, given, named) => {
  const production = { ENVIRONMENT: 'production' as const, ...given }
  expect(listSmsProblems(production).map(({ name }) => name)).toEqual(named)
  if (named.length > 0) expect(await createSmsSender(production).send(sms)).toMatchObject({ sent: false })
})
