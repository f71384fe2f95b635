import { limits } from '@spadestik/domain/limits'
import { SaxesParser } from 'saxes'

/** An element of an XML document. */
export interface XmlElement {
  /** The local name with the usual prefix of its namespace, such as `cbc:ID`, whatever the document writes. */
  readonly name: string
  /** By local name. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text directly in the element, trimmed. */
  readonly text: string
}

/** Why a document cannot be read. */
class XmlFault extends Error {}

/** @source UBL 2.3 and the extensions of eForms */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2', 'cac:'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'cbc:'],
  ['urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2', 'ext:'],
  ['http://data.europa.eu/p27/eforms-ubl-extensions/1', 'efext:'],
  ['http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1', 'efac:'],
  ['http://data.europa.eu/p27/eforms-ubl-extension-basic-components/1', 'efbc:'],
])

/** The encoding that a document declares, or that its first bytes show. UTF-8 otherwise. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^(?:ï»¿)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8'
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlFault(`is not in the encoding that it declares (${encoding})`)
  }
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  texts: string[]
}

/**
 * Parses an XML document. Entities other than those of XML itself are not known, and nothing is loaded from
 * elsewhere.
 *
 * @throws XmlFault when the document is not well-formed, has a document type, or exceeds a limit
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > limits.importNoticeBytes)
    throw new XmlFault(`is larger than ${limits.importNoticeBytes} bytes`)
  const parser = new SaxesParser({ xmlns: true })
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  parser.on('error', (error) => {
    throw new XmlFault(`is not XML (${error.message.replace(/^undefined:/, '')})`)
  })
  parser.on('doctype', () => {
    throw new XmlFault('has a document type, which is not read')
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    if (open.length >= limits.importLevels)
      throw new XmlFault(`is nested in more than ${limits.importLevels} levels`)
    if (elements > limits.importElements)
      throw new XmlFault(`has more than ${limits.importElements} elements`)
    open.push({
      name: `${prefixes.get(uri) ?? ''}${local}`,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
      children: [],
      texts: [],
    })
  })
  const addText = (text: string) => open.at(-1)?.texts.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const ended = open.pop()
    if (ended === undefined) return
    const { texts, ...element } = ended
    const whole = { ...element, text: texts.join('').trim() }
    const above = open.at(-1)
    if (above === undefined) root = whole
    else above.children.push(whole)
  })
  parser.write(decode(bytes)).close()
  if (root === null) throw new XmlFault('has no element')
  return root
}
