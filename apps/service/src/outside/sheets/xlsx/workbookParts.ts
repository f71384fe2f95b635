import { xmlText } from './xmlText'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the styles in `cellXfs`. Text that looks like a formula is `literal`: editing it keeps it text. */
export const styles = { text: 0, head: 1, date: 2, money: 3, link: 4, literal: 5 } as const

const cellFormats = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>',
]

const font = (inside: string) => `<font>${inside}<sz val="11"/><name val="Calibri"/></font>`

const stylesXml =
  `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/>` +
  `<numFmt numFmtId="165" formatCode="#,##0"/></numFmts><fonts count="3">${font('')}${font('<b/>')}` +
  '<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs></styleSheet>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${documents}/${type}" Target="${target}"/>`

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}" ContentType="${contents}.${type}+xml"/>`

const relationsXml = (list: readonly string[]) =>
  `${head}<Relationships xmlns="${relations}">${list.join('')}</Relationships>`

/** Returns the parts of a workbook beside its sheets, by their paths. Sheets are `xl/worksheets/sheet1.xml` and so on. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const numbers = names.map((_, index) => index + 1)
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}` +
      `${numbers.map((number) => override(`worksheets/sheet${number}.xml`, 'worksheet')).join('')}` +
      `${override('styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relationsXml([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
      relation(names.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': stylesXml,
  }
}

/** Returns the beginning of a sheet. Its first row, the names of the columns, stays visible while scrolling. */
export function sheetBegin(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`
  )
}

export const sheetEnd = '</sheetData></worksheet>'
