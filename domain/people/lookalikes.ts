/** Names that look like a username without being one: `@аlice` with a Cyrillic а, `@alice.`, `@ａlice`. */
import { isUsernameForm } from './people'

/** Maps each letter of one text to the letter at the same place of another. */
function mapLetters(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin[index] ?? letter]))
}

/** Lower-case letters of other scripts that look like one of a to z, in lower or upper case. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm' },
    ...{ о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
    ...{ α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y' },
    ...{ ɑ: 'a', ɡ: 'g', ı: 'i', ց: 'g', հ: 'h', լ: 'l', ո: 'n', օ: 'o', զ: 'q', ս: 'u' },
    ...mapLetters('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
    ...mapLetters('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'),
    ...mapLetters('ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮪꭲꮩꮃꭹꮓ', 'abcdeghijklmprstvwyz'),
    ...mapLetters('ⲁⲃⲉⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abeikmnopctyx'),
  }),
)

/**
 * Returns the username that a typed name looks like, ignoring width, letters of other scripts, marks that are part of no
 * letter, and punctuation around it; null if it looks like none.
 */
export function findLookalikeUsername(name: string): string | null {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFC').replace(/\p{M}/gu, '')
  const latin = [...folded].map((letter) => LETTERS.get(letter) ?? letter).join('')
  const username = latin.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '')
  return isUsernameForm(username) ? username : null
}
