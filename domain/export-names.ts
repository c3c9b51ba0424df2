/** Names of files in an export: they open on every system, wherever it is unpacked, and whatever somebody called a voice. */

const TITLE_MAX_CHARS = 60
/** Names of files end after 255 bytes on most systems; a time, an id and an ending stand there too. */
const TEXT_MAX_BYTES = 200
/** Of the id, so much tells two voices of one title and second apart. */
const ID_CHARS = 8
// Separators, what Windows forbids, controls, and what makes a name read backwards or not at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the point
const UNFIT = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g
/** Devices of Windows, with whatever ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i

/** A text as a part of a file's name; empty where nothing is left of it. */
export function fileText(text: string, max = TITLE_MAX_CHARS): string {
  const plain = text.toWellFormed().normalize('NFC').replace(UNFIT, ' ').replace(/\s+/g, ' ')
  const short = within(TEXT_MAX_BYTES, [...plain.trim()].slice(0, max))
  const name = short.replace(/^[. ]+|[. ]+$/g, '')
  return DEVICE.test(name) ? `_${name}` : name
}

/** As many of these characters as have room in so many bytes. */
function within(bytes: number, characters: readonly string[]): string {
  let left = bytes
  const end = characters.findIndex((one) => {
    left -= new TextEncoder().encode(one).length
    return left < 0
  })
  return characters.slice(0, end === -1 ? undefined : end).join('')
}

/** `2026-11-21 17.05.09 By the river (k3j9x0aa).mp3`: in the order of time, and no two alike. */
export function voiceFile(
  { createdAt, title, id }: { createdAt: number; title: string; id: string },
  extension: string,
): string {
  const at = new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
  const end = `(${id.slice(-ID_CHARS)})${extension}`
  return [at, fileText(title), end].filter(Boolean).join(' ')
}

/** The name of an export: whose, and of which day. */
export function archiveFile(username: string, now: number): string {
  return `owlcast-${fileText(username)}-${new Date(now).toISOString().slice(0, 10)}.zip`
}

/** A path as a link in a page beside it. */
export function linkTo(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
