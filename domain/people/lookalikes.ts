/** Names that look like a username without being one: `@аlice` with a Cyrillic а, `@alice.`, `@aIice` with a capital i. */
import { isUsernameForm } from './people'

/** Characters by the letters or the digit that they look like, after Unicode's confusables (UTS 39). */
const LOOKALIKES = {
  a: 'ɑαаᗅᴀ⍺ⲁꓮꭺ𐊠𖽀',
  b: 'ƄʙβЬвᏏᏼᖯᗷⲃꓐꞴ𐊂𐊡𐌁',
  c: 'ϲϹсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲',
  d: 'ԁᏧᑯᗞᗪᴅꓒꓓꭰ',
  e: 'εеҽᴇ℮ⲉⴹꓰꬲꭼ𐊆𑢦𑢮',
  f: 'Ϝքᖴẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂𝈓',
  g: 'ƍɡɢԌցᏳᶃꓖꮐ',
  h: 'ʜΗнһհᏂᕼⲎꓧꮋ𐋏',
  i: 'ıɩɪιі⍳ⲓꙇꭵ𑣃',
  j: 'ȷϳјᒍᴊꓙꞲꭻ',
  k: 'κкᛕᴋⲕꓗꮶ𐔘',
  l: 'ʟլᒪⳐꓡꮮ𐐛𐔦𑢣𑢲𖼖𝈪',
  m: 'ΜϺмᗰᛖᴍⲙꓟꮇ𐊰𐌑',
  n: 'ɴΝոռⲛꓠ𐔓',
  o: 'οσоօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑢵𑣈𑣗𑣠',
  p: 'ρрᑭᴘ⍴ⲣꓑꮲ𐊕',
  q: 'ԛգզⵕ',
  r: 'ʀгᏒᖇᴦⲅꓣꭇꭈꭱꮁ𐒴𖼵𝈖',
  s: 'ƽѕՏᏕꓢꜱꮪ𐊖𐑈𑣁𖼺',
  t: 'τтᴛⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊',
  u: 'ʋυսሀᑌᴜ∪ꓴꞟꭎꭒ𐓶𑣘𖽂',
  v: 'νѵ\u05d8\u0667\u06f7ᐯᴠ∨ⴸꓦꛟꮩ𐔝𑜆𑣀𖼈𝈍',
  w: 'ɯѡԝաᏔᴡꓪꮃ𑜊𑜎𑜏𑣦𑣯',
  x: 'χхᕁᕽ᙭᙮ᚷⲭⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ɣʏΥγуүყᎽᶌỿⲩꓬꭚꭹ𐊲𑢤𑣜𖽃',
  z: 'Ζᴢꓜꮓ𑢩𑣄𑣥',
  _: '\u0640\u07faˍ‗▁',
  2: 'ƧϨᒿꙄꛯꝚ',
  3: 'ƷȜЗӠⳌꝪꞫ𑣊𖼻𝈆',
  4: 'Ꮞ𑢯',
  5: 'Ƽ𑢻',
  6: 'бᏮⳒ𑣕',
  7: '𐓒𑣆𝈒',
  8: 'ȣ৪੪𐌚\u{1e8cb}',
  9: '৭੧୨൭ⳊꝮ𑣌𑣖',
  ll: 'ǁ\u05f0‖∥',
  oo: 'ꚙꝏ',
}

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, lookalikes]) =>
    [...lookalikes].map((character) => [character, latin]),
  ),
)

// They look like a capital i as well as a lower-case l.
const BARS = /[|ƖƪǀΙІӀӏ\u05d5\u05df\u0627\u0661\u06f1\u07caᛁ∣Ⲓⵏꓲꞁ𐊊𐌉𐌠𖼨\u{1e8c7}]/gu
// Spaces narrower than a word space, some a pixel wide, and control characters, which are drawn as nothing.
const NARROW_SPACES = /[\u2000-\u200a\u202f\u205f\p{Cc}]/gu
// A word space with a mark below it looks like a low line.
const MARKED_SPACES = /\s\p{M}+/gu

/**
 * Returns the usernames that a typed name looks like, ignoring width, letters of other scripts, narrow spaces, marks that
 * are part of no letter, and punctuation around it.
 */
export function listLookalikeUsernames(name: string): string[] {
  const plain = [...name.replace(MARKED_SPACES, '_').replace(NARROW_SPACES, '')]
    // Before they are normalized to letters that they do not look like.
    .map((character) => LATIN.get(character) ?? character)
    .join('')
    .normalize('NFKC')
  const readings = [plain, trimPunctuation(plain)]
    .map((text) => text.replace(BARS, 'I'))
    .flatMap(listReadings)
  const usernames = readings.map((text) => trimPunctuation(toLatin(text)))
  return [...new Set(usernames)].filter(isUsernameForm)
}

/** A capital i is one, or a lower-case l; a name may begin with one and hold the other. */
function listReadings(text: string): string[] {
  return [text, text.replaceAll('I', 'l'), text.replace(/(?<!^)I/gu, 'l')]
}

/** Returns a text in lower case, in Latin letters where it looks like them, without marks. */
function toLatin(text: string): string {
  const letters = [...text].map((letter) => findLatin(letter) ?? letter)
  return letters.join('').toLowerCase().normalize('NFC').replace(/\p{M}/gu, '')
}

/** Capitals first: a Greek capital ny looks like n, a small one like v. */
function findLatin(letter: string): string | undefined {
  return LATIN.get(letter) ?? LATIN.get(letter.toLowerCase()) ?? LATIN.get(letter.toUpperCase())
}

function trimPunctuation(text: string): string {
  return text.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '')
}
