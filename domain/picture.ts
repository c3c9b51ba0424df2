/**
 * Pictures of people, as they are kept and shown: still, small, and nothing but a picture. What arrives is taken apart and
 * put together again from the parts that draw it, so that no place, comment, thumbnail or second file travels along.
 */
import { PICTURE_MAX_SIDE_PX } from './limits'
import { readJpeg } from './picture-jpeg'
import { readPng } from './picture-png'
import { readWebp } from './picture-webp'

export const PICTURE_TYPES = {
  'image/webp': { extension: 'webp', read: readWebp },
  'image/jpeg': { extension: 'jpg', read: readJpeg },
  'image/png': { extension: 'png', read: readPng },
} as const
export type PictureType = keyof typeof PICTURE_TYPES

/** What a reader makes of a file: its size in pixels, and the parts that draw it, in their order. */
export type Drawn = { width: number; height: number; parts: Uint8Array[] }
export type Picture = { type: PictureType; width: number; height: number; bytes: Uint8Array<ArrayBuffer> }

/** Whether a type is one that pictures of people have. */
export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PICTURE_TYPES, type)
}

/** The picture in a file, by its bytes and whatever it says it is; null where there is none that we can vouch for. */
export function pictureIn(file: Uint8Array): Picture | null {
  for (const [type, { read }] of Object.entries(PICTURE_TYPES)) {
    const drawn = read(file)
    if (!drawn || !isPictureType(type)) continue
    const { width, height, parts } = drawn
    return isShown(width) && isShown(height) ? { type, width, height, bytes: joined(parts) } : null
  }
  return null
}

/** The key of a picture in storage (S7.5-05). Server-made and never shown to anyone. */
export function pictureKey(userId: string, at: number, random: string, type: PictureType): string {
  return `avatars/${userId}/${at}-${random}.${PICTURE_TYPES[type].extension}`
}

const isShown = (side: number) => side >= 1 && side <= PICTURE_MAX_SIDE_PX

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
