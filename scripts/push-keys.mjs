/** Generates a VAPID key pair (RFC 8292): `npm run push-keys`. Nothing is stored. */
import { generateKeyPairSync } from 'node:crypto'
import { readOptions } from './command.mjs'

readOptions(import.meta.url, {})

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x, y, d } = privateKey.export({ format: 'jwk' })
const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
console.log(`VAPID_PUBLIC_KEY=${Buffer.concat(point).toString('base64url')}`)
console.log(`VAPID_PRIVATE_KEY=${d}`)
