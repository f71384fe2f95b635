import type { FieldName } from './Query'

export type QueryLanguage = 'da' | 'sv' | 'nb' | 'en'

/** The names of the fields, as the app writes them in queries such as `place:Aarhus`. */
export const fieldNames: Readonly<Record<QueryLanguage, Readonly<Record<FieldName, string>>>> = {
  da: { title: 'titel', place: 'sted', builder: 'bygherre', company: 'firma', number: 'nr', cpv: 'cpv' },
  sv: { title: 'titel', place: 'plats', builder: 'byggherre', company: 'företag', number: 'nr', cpv: 'cpv' },
  nb: { title: 'tittel', place: 'sted', builder: 'byggherre', company: 'firma', number: 'nr', cpv: 'cpv' },
  en: {
    title: 'title',
    place: 'place',
    builder: 'client',
    company: 'company',
    number: 'number',
    cpv: 'cpv',
  },
}

/** Other names that the parser accepts: `authority:Aarhus` means `builder:Aarhus`. */
const synonyms: readonly (readonly [string, FieldName])[] = [
  ['builder', 'builder'],
  ['authority', 'builder'],
  ['ordregiver', 'builder'],
  ['myndighed', 'builder'],
  ['myndighet', 'builder'],
  ['beställare', 'builder'],
  ['bestallare', 'builder'],
  ['oppdragsgiver', 'builder'],
  ['virksomhed', 'company'],
  ['virksomhet', 'company'],
  ['foretag', 'company'],
  ['nummer', 'number'],
]

const known = new Map<string, FieldName>([
  ...synonyms,
  ...Object.values(fieldNames).flatMap((names) =>
    Object.entries(names).map(([field, name]) => [name, field as FieldName] as const),
  ),
])

/**
 * Returns the field that has the given name in one of the four languages, ignoring case. Returns undefined if
 * there is no such field.
 */
export function fieldOf(name: string): FieldName | undefined {
  return known.get(name.toLowerCase().normalize('NFC'))
}
