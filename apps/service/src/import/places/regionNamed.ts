import { geography } from '../../reference/criteria/geography/geography'

/**
 * Names in use besides the names of the tree: parts of Denmark, former counties of Norway with the counties
 * of today, and short or English names.
 *
 * @source Statistics Denmark, NUTS level 3; Statistics Norway, counties 2018 to 2024
 */
const others: Readonly<Record<string, readonly string[]>> = {
  'DK/byen københavn': ['DK01'],
  'DK/københavns omegn': ['DK01'],
  'DK/nordsjælland': ['DK01'],
  'DK/østsjælland': ['DK02'],
  'DK/vest- og sydsjælland': ['DK02'],
  'DK/fyn': ['DK03'],
  'DK/sydjylland': ['DK03'],
  'DK/østjylland': ['DK04'],
  'DK/vestjylland': ['DK04'],
  'DK/copenhagen': ['DK-101'],
  'DK/capital region of denmark': ['DK01'],
  'DK/region zealand': ['DK02'],
  'DK/region of southern denmark': ['DK03'],
  'DK/central denmark region': ['DK04'],
  'DK/north denmark region': ['DK05'],
  'SE/stockholm county': ['SE110'],
  'SE/gothenburg': ['SE-1480'],
  'NO/viken': ['NO083', 'NO084', 'NO085'],
  'NO/vestfold og telemark': ['NO093', 'NO094'],
  'NO/troms og finnmark': ['NO072', 'NO073'],
  'NO/hordaland': ['NO0A2'],
  'NO/sogn og fjordane': ['NO0A2'],
  'NO/hedmark': ['NO020'],
  'NO/oppland': ['NO020'],
  'NO/vest-agder': ['NO092'],
  'NO/aust-agder': ['NO092'],
  'NO/nord-trøndelag': ['NO060'],
  'NO/sør-trøndelag': ['NO060'],
}

/** Longer texts are no names of places. */
const longestName = 200

const plain = (name: string) =>
  name
    .slice(0, longestName)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:region|regionen|län|fylke) /, '')
    .replace(/(?: län| fylkeskommune| fylke| kommun| kommune| municipality)$/, '')
    .replace(/\s*\(.*\)$/, '')
    .trim()

/** Also allows Swedish names without the ending of the genitive, such as `Stockholm` for `Stockholms län`. */
const namesOf = (code: string, name: string): string[] =>
  code.startsWith('SE') && name.endsWith('s län')
    ? [plain(name), plain(name.slice(0, -'s län'.length))]
    : [plain(name)]

const isRegion = (code: string) => /^[A-Z]{2}[\dA-Z]+$/.test(code)

/** A region goes before a municipality of the same name, such as Oslo. */
const codesOf: ReadonlyMap<string, readonly string[]> = (() => {
  const codes = new Map<string, readonly string[]>(Object.entries(others))
  for (const { code, parent, names } of geography.criteria) {
    if (parent === null) continue
    for (const name of namesOf(code, names['da'] ?? '')) {
      const key = `${code.slice(0, 2)}/${name}`
      const former = codes.get(key) ?? []
      const isBehind = former.some(isRegion) && !isRegion(code)
      // Two municipalities of one name mean neither of them.
      if (!isBehind) codes.set(key, former.length > 0 && !isRegion(code) ? [] : [code])
    }
  }
  return codes
})()

/**
 * Returns the codes of the region, county or municipality of Denmark, Sweden or Norway that has a name.
 *
 * @param country ISO 3166-1 alpha-2. Null finds a name only if one country has it.
 * @returns an empty list for other names, and for names of several places
 */
export function regionsNamed(name: string | null | undefined, country: string | null): readonly string[] {
  const wanted = plain(name ?? '')
  const among = country === null ? ['DK', 'SE', 'NO'] : [country]
  const found = among.flatMap((code) => {
    const codes = codesOf.get(`${code}/${wanted}`) ?? []
    return codes.length === 0 ? [] : [codes]
  })
  return found.length === 1 ? (found[0] ?? []) : []
}
