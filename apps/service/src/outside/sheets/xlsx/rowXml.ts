import { isRisky } from '../cells/harmlessText'
import type { Cell, CellKind } from '../cells/Sheet'
import { cut } from './sheetNames'
import { styles } from './workbookParts'
import { xmlText } from './xmlText'

/** The most characters of a cell. Excel repairs a file with longer texts, and loses them. */
const longestText = 32_767

/** The day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000

/** Returns the letters of a column, of which the first is 0: A to Z, then AA. */
function lettersOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

interface Part {
  readonly style: number
  readonly type?: 'inlineStr' | 'str'
  readonly inside: string
}

function textPart(text: string, style?: number): Part {
  const inside = `<is><t xml:space="preserve">${xmlText(cut(text, longestText))}</t></is>`
  return { type: 'inlineStr', style: style ?? (isRisky(text) ? styles.literal : styles.text), inside }
}

function datePart(date: string): Part {
  const days = (Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - dayZero) / dayLength
  return Number.isFinite(days) ? { style: styles.date, inside: `<v>${days}</v>` } : textPart(date)
}

/**
 * Returns a link as a formula, because Excel opens no file with more than 65,530 links of the other form in a sheet.
 * The quotation marks of the address are encoded, so that it cannot end the text in the formula.
 */
function linkPart(link: string): Part {
  const address = link.replaceAll('"', '%22')
  // A longer text in a formula makes the file invalid.
  if (address.length > 255 || !/^https?:\/\//.test(address)) return textPart(link)
  const text = xmlText(address)
  const inside = `<f>HYPERLINK(&quot;${text}&quot;)</f><v>${text}</v>`
  return { type: 'str', style: styles.link, inside }
}

function partOf(cell: string | number, kind: CellKind): Part {
  if (typeof cell === 'number')
    return { style: kind === 'money' ? styles.money : styles.text, inside: `<v>${cell}</v>` }
  if (kind === 'date') return datePart(cell)
  return kind === 'link' ? linkPart(cell) : textPart(cell)
}

/**
 * Returns a row of cells. Text is never a formula, whatever it begins with. Empty cells are left out.
 *
 * @param number of the row, from 1
 * @param kinds `head` for names of columns
 */
export function rowXml(number: number, cells: readonly Cell[], kinds: readonly CellKind[] | 'head'): string {
  const written = cells.map((cell, column) => {
    if (cell === null || cell === '' || (typeof cell === 'number' && !Number.isFinite(cell))) return ''
    const { type, style, inside } =
      kinds === 'head' ? textPart(String(cell), styles.head) : partOf(cell, kinds[column] ?? 'text')
    const ofType = type === undefined ? '' : ` t="${type}"`
    return `<c r="${lettersOf(column)}${number}" s="${style}"${ofType}>${inside}</c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}
