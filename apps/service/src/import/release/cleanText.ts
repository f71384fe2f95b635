/** The named characters of HTML that publishers use in Nordic and other European texts. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    euro: '€',
    deg: '°',
    sup2: '²',
    sup3: '³',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    szlig: 'ß',
  }),
)

/** The second part of a name such as `aring` or `Ouml`, with the combining character that it means. */
const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uml: '\u0308',
    ring: '\u030a',
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    tilde: '\u0303',
    cedil: '\u0327',
    caron: '\u030c',
  }),
)

const ligatures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    oelig: 'œ',
    OElig: 'Œ',
  }),
)

function decode(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const isHex = /^#x/i.test(name)
    const point = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    const isCharacter =
      (point >= 32 || point === 9 || point === 10) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    return isCharacter ? String.fromCodePoint(point) : whole
  }
  const [, letter, accent] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? []
  const mark = accents.get(accent ?? '')
  if (mark !== undefined) return `${letter}${mark}`.normalize('NFC')
  return named.get(name) ?? ligatures.get(name) ?? whole
}

/**
 * Returns a text without the markup of HTML: characters that are written as entities are decoded, and tags
 * are removed. A comparison such as `a < b` stays.
 */
export function cleanText(text: string): string {
  if (!/[&<]/.test(text)) return text
  // Some publishers encode a text twice, such as `&amp;aring;`.
  const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,10});/gi
  const decoded = text.replace(entity, decode).replace(entity, decode)
  const tag = /<\/?[a-z][^<>\s]{0,30}(?:\s[^<>]{0,500})?>/gi
  return decoded
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)\s*\/?>/gi, '\n')
    .replace(tag, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
