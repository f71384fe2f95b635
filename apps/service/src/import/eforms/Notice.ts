import type { Note } from '../release/ReleaseFault'
import { dayOf, isDay } from '../release/dayOf'
import { languageOf } from '../release/languageOf'
import type { XmlElement } from './parseXml'
import { all, first, textAt } from './paths'

/**
 * What a notice is about: the plan of a purchase, the call for tenders, the decision, or the contract after it was
 * signed.
 */
export type Stage = 'planning' | 'competition' | 'result' | 'contract'

/** A notice, and what is needed to read each part of it. */
export interface Notice {
  readonly root: XmlElement
  /** The part that eForms adds to UBL, with organisations, results and changes. */
  readonly extension: XmlElement | undefined
  readonly stage: Stage
  /** The ISO 639-3 code of the language in which the notice is written, in capitals. */
  readonly language: string | null
  /** `YYYY-MM-DD`. What is withheld until a later day is not read. */
  readonly today: string
  readonly note: Note
}

/** Returns the part that eForms adds to an element. */
export const extensionOf = (element: XmlElement | undefined): XmlElement | undefined =>
  first(element, 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/efext:EformsExtension')

/** Returns a text without the spaces by which lines of XML are indented. */
const withoutIndent = (text: string) => text.replaceAll(/[ \t]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')

/** Returns the text at a path in the language of the notice, or else the first one. */
export function ownText(
  { language }: Pick<Notice, 'language'>,
  element: XmlElement | undefined,
  path: string,
): string | null {
  const texts = (element === undefined ? [] : all(element, path)).filter(({ text }) => text !== '')
  const own = texts.find(({ attributes }) => attributes['languageID']?.toUpperCase() === language)
  const found = (own ?? texts[0])?.text
  return found === undefined ? null : withoutIndent(found)
}

/** Returns the texts at a path by the ISO 639-1 codes of their languages. */
export function textsByLanguage(element: XmlElement | undefined, path: string): Record<string, string> {
  const texts = new Map<string, string>()
  for (const { text, attributes } of element === undefined ? [] : all(element, path)) {
    const code = languageOf(attributes['languageID'] ?? '')
    if (code !== null && text !== '' && !texts.has(code)) texts.set(code, withoutIndent(text))
  }
  return Object.fromEntries(texts)
}

/** What TED writes in place of a value that is withheld. */
const filler = /^(?:-+|-1(?:\.0+)?|unpublished|1970-01-01.*)$/i

/**
 * Returns from when a value may be read, if it is withheld, or else null. The notice says so beside the value.
 *
 * @param element contains the value and what is said of it
 * @param code such as `not-val`, see `FieldsPrivacy` of eForms
 */
export function withheldIn(
  { today, note }: Notice,
  element: XmlElement | undefined,
  code: string,
  value: string | null,
): { readonly until: string | null } | null {
  const privacy = [element, extensionOf(element)]
    .flatMap((one) => (one === undefined ? [] : all(one, 'efac:FieldsPrivacy')))
    .find((one) => textAt(one, 'efbc:FieldIdentifierCode') === code)
  if (privacy === undefined) return null
  const stated = dayOf(textAt(privacy, 'efbc:PublicationDate'))
  const until = stated !== null && isDay(stated) ? stated : null
  if (until !== null && until <= today && value !== null && !filler.test(value)) return null
  note(code, `is withheld ${until === null ? 'for good' : `until ${until}`}`)
  return { until: until !== null && until > today ? until : null }
}
