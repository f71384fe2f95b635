/**
 * Encodes text as Latin-1, which contains the letters of the demo languages. Other characters become question
 * marks.
 */
function toBytes(text: string): Buffer {
  const plain = text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, (letter) => (letter === '–' ? '-' : '?'))
  return Buffer.from(
    plain.replace(/[\\()]/g, (letter) => `\\${letter}`),
    'latin1',
  )
}

function wrap(text: string, limit: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length >= limit) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

const show = (text: string) => Buffer.concat([Buffer.from('('), toBytes(text), Buffer.from(") '\n")])

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`

/**
 * Creates a one-page PDF document with a title and paragraphs.
 *
 * @source ISO 32000-1
 */
export function makePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph, 84), ''])
  const content = Buffer.concat([
    Buffer.from('BT\n/F2 20 Tf\n56 770 Td\n28 TL\n'),
    show(title),
    Buffer.from('/F1 11 Tf\n16 TL\n'),
    ...lines.map(show),
    Buffer.from('ET'),
  ])
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(font('Helvetica')),
    Buffer.from(font('Helvetica-Bold')),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table)])
}
