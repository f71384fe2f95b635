import { cleanText } from './cleanText'
import { cutText } from './cutText'
import type { Fields } from './fitToSchema'
import { isObject, objectsIn, partOf } from './fitToSchema'
import { languageOf } from './languageOf'
import { lengths } from './lengths'
import type { Note } from './ReleaseFault'

/**
 * Moves texts in other languages to a property of their own. The standard writes titles as `title_da`, one publisher
 * as `x_titles`.
 */
function gatherTexts(release: Fields, of: 'title' | 'description', note: Note): void {
  const gathered = `x_${of}s`
  const tender = partOf(release, 'tender')
  const texts = new Map<string, unknown>()
  const add = (tag: string, text: unknown, path: string) => {
    const code = languageOf(tag)
    if (code === null) note(path, 'names an unknown language and was dropped')
    else if (!texts.has(code) || tag === code) texts.set(code, text)
  }
  for (const [tag, text] of Object.entries(partOf(release, gathered) ?? {})) {
    if (text !== '' && text !== null) add(tag, text, `${gathered}/${tag}`)
  }
  for (const [name, text] of Object.entries(tender ?? {})) {
    const tag = name.startsWith(`${of}_`) ? name.slice(of.length + 1) : ''
    if (/^[a-z-]{2,20}$/i.test(tag) && typeof text === 'string' && text.trim() !== '')
      add(tag, text, `tender/${name}`)
  }
  if (texts.size > 0) release[gathered] = Object.fromEntries(texts)
}

/**
 * Takes a title or description of the release's own language from `title_da` or `description_da`, where the
 * property without a language is missing.
 */
function fillTexts(release: Fields): void {
  const tender = partOf(release, 'tender')
  if (tender === null) return
  for (const name of ['title', 'description']) {
    const own = Object.entries(tender).filter(
      ([key, text]) => key.startsWith(`${name}_`) && typeof text === 'string' && text.trim() !== '',
    )
    const [tag, text] =
      own.find(([key]) => languageOf(key.slice(name.length + 1)) === release['language']) ?? own[0] ?? []
    if (tag === undefined || (typeof tender[name] === 'string' && tender[name] !== '')) continue
    tender[name] ??= text
  }
}

/**
 * Removes markup from the texts of a release (a published notice), and shortens those that are too long.
 * Changes the release.
 */
export function repairTexts(release: Fields, note: Note): void {
  fillTexts(release)
  gatherTexts(release, 'title', note)
  gatherTexts(release, 'description', note)

  function repair(owner: Fields | null, name: string, longest: number, path: string) {
    const given = owner?.[name]
    if (owner === null || typeof given !== 'string') return
    const text = cleanText(given)
    owner[name] = text
    if (text !== given) note(`${path}${name}`, 'was cleaned of markup')
    if (text.length <= longest) return
    owner[name] = cutText(text, longest)
    note(`${path}${name}`, `was cut from ${text.length} to ${longest} characters`)
  }

  const tender = partOf(release, 'tender')
  const references: readonly (readonly [Fields, string])[] = [
    ...objectsIn(release['parties']).map((party) => [party, 'parties/'] as const),
    ...[partOf(release, 'buyer')].filter(isObject).map((buyer) => [buyer, 'buyer/'] as const),
    ...[partOf(tender, 'procuringEntity')]
      .filter(isObject)
      .map((entity) => [entity, 'tender/procuringEntity/'] as const),
  ]
  for (const [party, path] of references) {
    repair(party, 'name', lengths.company, path)
    for (const name of ['streetAddress', 'locality', 'postalCode', 'region'])
      repair(partOf(party, 'address'), name, lengths.place, `${path}address/`)
  }
  repair(tender, 'title', lengths.name, 'tender/')
  repair(tender, 'description', lengths.description, 'tender/')
  for (const lot of objectsIn(tender?.['lots'])) {
    repair(lot, 'title', lengths.name, 'tender/lots/')
    repair(lot, 'description', lengths.description, 'tender/lots/')
  }
  repair(partOf(release, 'x_notice'), 'change', lengths.change, 'x_notice/')
  const titles = partOf(release, 'x_titles')
  for (const language of Object.keys(titles ?? {})) repair(titles, language, lengths.name, 'x_titles/')
  const descriptions = partOf(release, 'x_descriptions')
  for (const language of Object.keys(descriptions ?? {}))
    repair(descriptions, language, lengths.description, 'x_descriptions/')
  for (const award of objectsIn(release['awards'])) {
    repair(award, 'title', lengths.note, 'awards/')
    for (const supplier of objectsIn(award['suppliers']))
      repair(supplier, 'name', lengths.company, 'awards/suppliers/')
  }
}
