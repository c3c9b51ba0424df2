/**
 * Encryption of backups: AES-256-GCM with a nonce for each file. The name of a file is authenticated with it, so that
 * files cannot be exchanged. A sealed file is nonce, ciphertext and tag.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Refusal } from '../command.mjs'

export const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key of a file that contains 32 bytes as base64. */
export function readKeyFile(file: string): Buffer {
  let text = ''
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {
    throw new Refusal(`There is no key file ${file}. Create one: openssl rand -base64 32 > ${file}`)
  }
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES || key.toString('base64') !== text)
    throw new Refusal(
      `${file} is not a key of ${KEY_BYTES} bytes as base64: openssl rand -base64 32 makes one.`,
    )
  return key
}

/** Encrypts a file of a backup. */
export function sealBytes(bytes: Uint8Array, key: Buffer, name: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a file of a backup; null for another key, another name or changed bytes. */
export function unsealBytes(sealed: Buffer, key: Buffer, name: string): Buffer | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
