/**
 * Password hashes: scrypt with N = 2^14, r = 8, p = 5, which needs 16 MiB and so fits an isolate. The parameters are
 * stored in the hash, so they can be raised without locking users out.
 */
import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Env } from '../../env'

type Cost = { ln: number; r: number; p: number }
type HashEnv = Pick<Env, 'ENVIRONMENT' | 'FAST_PASSWORD_HASH'>

const COST: Cost = { ln: 14, r: 8, p: 5 }
/** For tests that create many accounts: a hash at full cost takes about 0.2 s. */
const TEST_COST: Cost = { ln: 4, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const MAX_MEMORY_BYTES = 64 * 1024 * 1024
const SHAPE = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/

/** Returns the text to store for a password: cost, salt and key. */
export async function hashPassword(password: string, env: HashEnv): Promise<string> {
  const cost = env.ENVIRONMENT === 'test' && env.FAST_PASSWORD_HASH ? TEST_COST : COST
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const key = await derive(password, salt, KEY_BYTES, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encodeBase64(salt)}$${encodeBase64(key)}`
}

/** Whether a password matches the stored hash. */
export async function verifyPassword({ password, hash }: { password: string; hash: string }) {
  const [, ln, r, p, salt = '', stored = ''] = SHAPE.exec(hash) ?? []
  if (!stored) return false
  const expected = decodeBase64(stored)
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(expected, await derive(password, decodeBase64(salt), expected.length, cost))
}

function derive(password: string, salt: Uint8Array, bytes: number, { ln, r, p }: Cost): Promise<Uint8Array> {
  const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY_BYTES }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const encodeBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const decodeBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
