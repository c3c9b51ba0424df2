/**
 * Names of columns in files of contacts, in the ten languages of the app and some others, as address books and phones
 * write them. They are compared without case, marks and punctuation.
 */
import { foldText } from '../search/search'

/**
 * `name` is the whole name, or the part that no other column has; `number` is of rows, or of phones,
 * and an `id` contains digits that are neither.
 */
export type ColumnKind =
  | 'whole'
  | 'name'
  | 'given'
  | 'middle'
  | 'family'
  | 'other'
  | 'email'
  | 'phone'
  | 'number'
  | 'id'
  | 'fax'
  | 'none'

/** Words within a name; those in a script without spaces anywhere in it. The first kind that fits counts. */
const WORDS: readonly [ColumnKind, string][] = [
  [
    'fax',
    'fax|faxe|telefax|telecopie|telecopieur|pager|beeper|buscapersonas|bip|telex|тelex|факс|пейджер|телекс|ファックス|ファクス|ポケベル|传真|傳真|寻呼机|寻呼|尋呼|呼叫器|팩스|호출기|faxnummer|faxnummern|faxgerat|telefaxnummer|faks|faksu|telefaks|pagers|piepser|funkruf|funkrufempfanger|radiomessagerie|radiomessageur|recepteur de poche|localizador|localizadores|mensafono|cercapersone|teledrin|semafoon|semafoonnummer|pieper|bipe|bipes|факса|факсу|факсы|телефакс|телефакса|пейджера|пейджеры|ポケットベル|삐삐',
  ],
  [
    'none',
    'type|typ|tipo|soort|тип|種類|类型|類型|label|labels|etikett|etiquette|etiqueta|etichetta|метка|ラベル|标签|標籤|callback|rueckruf|ruckruf|tty|tdd|isdn|rnis|sort|phonetic|phonetisch|phonetique|fonetico|fonetica|fonetisch|yomi|フリガナ|ふりがな|よみ|ヨミ|読み|拼音|注音|발음|kana|birthday|geburtstag|id|web|website|url|uri',
  ],
  [
    'email',
    'messagerie|electronique|emailova|emailovy|sahkoposti|sahkopostiosoite|email|mail|emails|mails|emailadresse|emailadressen|mailadresse|emailadres|epost|eposta|correo|correos|courriel|courriels|почта|почты|почте|емайл|имейл|мейл|メール|メールアドレス|电邮|電郵|邮件|郵件|邮箱|郵箱|邮址|이메일|메일',
  ],
  [
    'phone',
    'haupttelefon|autotelefon|particular|puhelin|kotipuhelin|tyopuhelin|matkapuhelin|phone|phones|phone number|telephone|telephones|tel|mobile|mobiles|cell|cellphone|telefon|telefonnummer|telefonnummern|rufnummer|handy|handynummer|mobil|mobilnummer|mobiltelefon|mobilfunk|telefono|telefonos|movil|celular|celulares|cellulare|cellulari|portable|portatif|gsm|telemovel|telefone|telefones|fone|ramal|whatsapp|telefoon|telefoonnummer|mobiel|mobielnummer|nummer|numer telefonu|komorka|komorkowy|телефон|телефоны|телефона|мобильный|мобильного|мобильныи|сотовый|сотовыи|電話|电话|携帯|手机|手機|号码|號碼|휴대폰|휴대전화|핸드폰|전화|전화번호',
  ],
  [
    'number',
    'number|numbers|no|nr|contact no|contact nr|contact number|contact numbers|kontaktnummer|numero|numeros|numero de contact|numero de contacto|numero di contatto|numero de contato|nummer|contactnummer|numer|numer kontaktowy|номер|номера|контактный номер|номер контакта|番号|連絡先|連絡先番号|编号|編號|联系方式|聯絡方式|번호|연락처',
  ],
  [
    'whole',
    'nombre en pantalla|nom a afficher|mostrar nome|zobrazovane meno|nayttonimi|full name|fullname|display name|contact name|file as|vollstandiger name|anzeigename|nom complet|nom affiche|nom et prenom|nombre completo|nombre y apellidos|nombre para mostrar|nome completo|nome visualizzato|nome e cognome|nome de exibicao|volledige naam|weergavenaam|полное имя|отображаемое имя|фио|表示名|氏名|お名前|フルネーム|姓名|显示名称|顯示名稱|全名|이름 전체|성명|imie i nazwisko|nazwa wyswietlana',
  ],
  [
    'middle',
    'dalsie meno|middle name|middle|additional name|zweiter vorname|weitere vornamen|weiterer vorname|deuxieme prenom|second prenom|autre prenom|segundo nombre|secondo nome|altro nome|nome do meio|segundo nome|tweede voornaam|middelste naam|tussenvoegsel|отчество|второе имя|ミドルネーム|中间名|中間名|drugie imie',
  ],
  [
    'other',
    'nickname|spitzname|surnom|pseudo|apodo|alias|soprannome|apelido do contato|bijnaam|псевдоним|ник|ニックネーム|昵称|暱稱|pseudonim|company|firma|entreprise|societe|empresa|azienda|societa|bedrijf|организация|компания|会社|会社名|公司|单位|회사|organization|organisation|organizacion|organizzazione|organizacao|organisatie|organization name|organization 1 name|company name',
  ],
  [
    'family',
    'ultimo nome|sukunimi|last name|family name|surname|lastname|last|nachname|familienname|zuname|nom de famille|apellido|apellidos|primer apellido|cognome|sobrenome|apelido|achternaam|familienaam|фамилия|姓|姓氏|苗字|nazwisko|성|prijmeni|priezvisko|efternamn|etternavn|soyadi',
  ],
  [
    'given',
    'krstne meno|etunimi|first name|given name|firstname|forename|first|vorname|rufname|prenom|nombre de pila|primer nombre|primeiro nome|nome proprio|nome di battesimo|voornaam|имя собственное|imie|jmeno|meno|fornamn|fornavn|adi|名|名字|이름',
  ],
  [
    'name',
    'name|nimi|naam|nom|noms|nombre|nombres|nome|имя|名前|联系人|聯絡人|姓名|nazwa|kontakt|contact|contacto|contatto|contato',
  ],
  [
    'none',
    'note|notes|comment|comments|remark|remarks|memo|memos|description|notiz|notizen|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|remarque|remarques|commentaire|commentaires|nota|notas|comentario|comentarios|observacion|observaciones|observacao|observacoes|anotacoes|annotazioni|commenti|osservazioni|notitie|notities|opmerking|opmerkingen|заметка|заметки|примечание|примечания|комментарий|комментарии|notatka|notatki|uwagi|komentarz|メモ|備考|ノート|备注|備註|附注|附註|메모|비고|노트',
  ],
  [
    'id',
    'account|customer|client|member|reference|order|iban|tax|lat|latitude|lon|lng|long|longitude|coordinates|gps|konto|kontonummer|kunde|kunden|kundennummer|mitglied|mitgliedsnummer|breitengrad|langengrad|koordinaten|compte|adherent|cuenta|cliente|socio|latitud|longitud|conto|latitudine|longitudine|conta|rekening|rekeningnummer|klant|klantnummer|lid|lidnummer|breedtegraad|lengtegraad|счет|клиент|клиента|широта|долгота|klient|klienta|szerokosc|dlugosc|口座|顧客|会員|緯度|経度|客户|客戶|会员|會員|账户|帳戶|纬度|经度|經度|고객|회원|계좌|위도|경도',
  ],
]

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const normalize = (name: string) =>
  ` ${foldText(name.normalize('NFKC'))
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/e-?mail/g, 'email')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `

const KINDS = WORDS.map(([kind, words]) => [kind, words.split('|').map(normalize)] as const)
/** Kinds whose words are the whole name of a column, perhaps with a number: `Company Main Phone` is no company. */
const EXACT = new Set<ColumnKind>(['number', 'name', 'given', 'family', 'middle', 'whole', 'other'])
/** `E-mail Display Name`, and columns that say what an address is for. */
const BESIDE_EMAIL = /display|anzeige|affich|mostrar|visualizza|exibi|weergave|отображ|表示|显示|顯示/

/** Returns what a column contains, by its name; null where the name is unknown. */
export function findColumnKind(name: string): ColumnKind | null {
  const text = normalize(name)
  if (text.trim() === '' || name.includes('@')) return null
  for (const [kind, words] of KINDS) {
    const fits = words.some((word) =>
      EXACT.has(kind)
        ? text === word
        : UNSPACED.test(word)
          ? text.includes(word.trim())
          : text.includes(word),
    )
    if (fits) return kind === 'email' && BESIDE_EMAIL.test(text) ? 'none' : kind
  }
  return null
}

/** Whether names of these columns are written with the family name first, with a blank behind it or without. */
export function joinName(
  parts: { given: string; middle: string; family: string },
  isJapanese: boolean,
): string {
  const { given, middle, family } = parts
  const isFamilyFirst = family !== '' && given !== '' && [family, given].every((part) => UNSPACED.test(part))
  const ordered = isFamilyFirst ? [family, middle, given] : [given, middle, family]
  return ordered.filter(Boolean).join(isFamilyFirst && !isJapanese ? '' : ' ')
}

/** Whether kana are among these texts. */
export const isJapanese = (texts: readonly string[]) =>
  texts.some((text) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
