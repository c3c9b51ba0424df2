import { expect, test } from 'vitest'
import { isPushEndpoint } from './push'
import { PUSH_ENDPOINT_MAX_CHARS } from './push.limits'

test.each([
  'https://fcm.googleapis.com/fcm/send/eA1:APA91b',
  'https://fcm.googleapis.com/wp/eA1:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-am3p.notify.windows.com/w/?token=BQYAAAD',
  'https://web.push.apple.com/QGuQyavXutnMH',
])('accepts the endpoint %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  '',
  'not an address',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://fcm.googleapis.com:443/fcm/send/a',
  'https://me@fcm.googleapis.com/fcm/send/a',
  'https://:secret@fcm.googleapis.com/fcm/send/a',
  'https://me:secret@fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com@127.0.0.1/fcm/send/a',
  'https://fcm.googleapis.com.evil.example/fcm/send/a',
  'https://evilfcm.googleapis.com/fcm/send/a',
  'https://storage.googleapis.com/fcm/send/a',
  'https://push.apple.com/a',
  'https://evilpush.apple.com/a',
  'https://FCM.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com./fcm/send/a',
  'https://fcm.googleapis.com/fcm/../a',
  'https://fcm.googleapis.com/fcm/send/a#b',
  'https://127.0.0.1/fcm/send/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `https://fcm.googleapis.com/fcm/send/${'a'.repeat(PUSH_ENDPOINT_MAX_CHARS)}`,
])('rejects the endpoint %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})
