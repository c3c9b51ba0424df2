/** Names that look like a username without being one: `@аlice` with a Cyrillic а, `@alice.`, `@ａlice`. */
import { isUsernameForm } from './people'

/**
 * Characters by the letter or digit that they look like in lower or upper case, as they are written in lower case: those
 * of Unicode's confusables (UTS 39) that read from left to right.
 */
const LOOKALIKES = {
  a: 'ɑαаᗅᴀ⍺ⲁꓮꭺ𐊠𖽀',
  b: 'ƅʙβвьᏼᖯᗷⲃꓐꞵꮟ𐊂𐊡𐌁',
  c: 'ςσсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲',
  d: 'ԁᑯᗞᗪᴅꓒꓓꭰꮷ',
  e: 'εеҽᴇ℮ⲉⴹꓰꬲꭼ𐊆𑣎',
  f: 'ϝքᖴẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂𝈓',
  g: 'ƍɡɢԍցᏻᶃꓖꮐ',
  h: 'ʜηнһհᕼⲏꓧꮋꮒ𐋏',
  i: 'ıɩɪιі⍳ⲓꓲꙇꭵ𑣃',
  j: 'ȷʝϳјᒍᴊꓙꭻ',
  k: 'κкᛕᴋⲕꓗꮶ𐔘',
  l: 'ʟӏլᒪᛁⳑⵏꓡꮮ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨𝈪ǀƪꞁ∣|',
  m: 'μϻмᗰᛖᴍⲙꓟꮇ𐊰𐌑',
  n: 'ɴոռⲛꓠ𐔓',
  o: 'οоօ०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠',
  p: 'ρрᑭᴘ⍴ⲣꓑꮲ𐊕',
  q: 'ԛգզⵕ',
  r: 'ʀгᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵𝈖',
  s: 'ѕտꓢꜱꮥꮪ𐊖𐑈𑣁𖼺',
  t: 'τтᴛⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊',
  u: 'ʋυսሀᑌᴜ∪ꓴꞟꭎꭒ𐓶𑣘𖽂',
  v: 'νѵᐯᴠ∨ⴸꓦꛟꮩ𐔝𑜆𑣀𖼈𝈍',
  w: 'ɯѡԝաᴡꓪꮃꮤ𑜊𑜎𑜏𑣦𑣯',
  x: 'χхᕁᕽ᙭ᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ɣʏγуүყᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𖽃',
  z: 'ζᴢꓜꮓ𑣉𑣥',
  2: 'ƨϩᒿꙅꛯꝛ',
  3: 'ȝɜʒзӡⳍꝫ𑣊𖼻𝈆',
  4: 'ꮞ𑣏',
  5: 'ƽ𑣛',
  6: 'бⳓꮾ𑣕',
  7: '𐓺𑣆𝈒',
  8: 'ȣ৪੪𐌚',
  9: '৭੧୨൭ⳋꝯ𑣌𑣖',
}

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, lookalikes]) =>
    [...lookalikes].map((letter) => [letter, latin]),
  ),
)

// Spaces narrower than a word space, some a pixel wide.
const NARROW_SPACES = /[\u2000-\u200a\u202f\u205f]/g

/**
 * Returns the username that a typed name looks like, ignoring width, letters of other scripts, narrow spaces, marks that
 * are part of no letter, and punctuation around it; null if it looks like none.
 */
export function findLookalikeUsername(name: string): string | null {
  const spaceless = name.replace(NARROW_SPACES, '')
  const folded = spaceless.normalize('NFKC').toLowerCase().normalize('NFC').replace(/\p{M}/gu, '')
  const latin = [...folded].map((letter) => LATIN.get(letter) ?? letter).join('')
  const username = latin.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '')
  return isUsernameForm(username) ? username : null
}
