/** Which file of an item is its sound. What a feed says of a file is a hint: its bytes decide, once it is fetched. */

/** Files of one item that are tried. */
const SOUNDS_MAX = 4

export type FeedFile = { url: string; type: string }

const MP3 = /\.mp3(?:[?#]|$)/i
const WAV = /\.wave?(?:[?#]|$)/i
const SOUND = /\.(?:mp3|wave?|m4a|m4b|aac|ogg|oga|opus|flac|mp2|mpga|aiff?)(?:[?#]|$)/i
const OTHER =
  /\.(?:pdf|epub|jpe?g|png|gif|webp|svg|html?|txt|vtt|srt|json|xml|zip|docx?|mp4|m4v|mov|webm)(?:[?#]|$)/i

/**
 * Returns the files that may be sound, the likeliest first: MP3 and WAV, then other sound, then what says nothing. Images,
 * texts and videos are left out unless their address ends like sound.
 */
export function rankSounds(files: readonly FeedFile[]): FeedFile[] {
  const ranked = files.map((file) => ({ file, rank: rankSound(file) })).filter(({ rank }) => rank < NO_SOUND)
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ file }) => file)
    .slice(0, SOUNDS_MAX)
}

const NO_SOUND = 5

function rankSound({ url, type }: FeedFile): number {
  const isSoundName = SOUND.test(url)
  if (/^(?:image|text|video)\//i.test(type) && !isSoundName) return NO_SOUND
  if (MP3.test(url) || /^audio\/(?:x-)?(?:mp3|mpeg)/i.test(type)) return 0
  if (WAV.test(url) || /^audio\/(?:x-|vnd\.)?wave?/i.test(type)) return 1
  if (isSoundName || /^audio\//i.test(type)) return 2
  return OTHER.test(url) ? 4 : 3
}
