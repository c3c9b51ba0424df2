/** File names in an export, valid on every operating system whatever the title of a post. */
import { cutBytes, cutCharacters } from '../text/length'

const TITLE_MAX_CHARS = 60
/** Most systems limit file names to 255 bytes; a time, an id and an extension are added. */
const TEXT_MAX_BYTES = 200
/** Enough of the id to separate two posts of the same title and second. */
const ID_CHARS = 8
// Separators, characters that Windows forbids, controls, and bidi or invisible characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g
/** Reserved Windows device names, with any extension. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** Returns a text as part of a file name; '' where nothing usable is left. */
export function toFileNamePart(text: string, max = TITLE_MAX_CHARS): string {
  const plain = text.toWellFormed().normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const short = cutBytes(cutCharacters(plain.trim(), max), TEXT_MAX_BYTES)
  const name = short.replace(/^[. ]+|[. ]+$/g, '')
  return WINDOWS_DEVICE.test(name) ? `_${name}` : name
}

/** Returns a unique name that sorts by time: `2026-11-21 17.05.09 By the river (k3j9x0aa).mp3`. */
export function formatPostFileName(
  { createdAt, title, id }: { createdAt: number; title: string; id: string },
  extension: string,
): string {
  const at = new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  const end = `(${id.slice(-ID_CHARS)})${extension}`
  return [at, toFileNamePart(title), end].filter(Boolean).join(' ')
}

/** Returns the name of an export by user and day. */
export function formatArchiveName(username: string, now: number): string {
  return `owlcast-${toFileNamePart(username)}-${new Date(now).toISOString().slice(0, 10)}.zip`
}

/** Returns a path encoded as a relative link. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
