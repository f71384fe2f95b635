type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value of a field, with the release that set it. */
interface Version {
  readonly releaseID?: unknown
  readonly releaseDate: string
  readonly releaseTag?: unknown
  readonly value?: unknown
}

const isVersion = (value: unknown): value is Version =>
  isObject(value) &&
  typeof value['releaseDate'] === 'string' &&
  ('releaseID' in value || 'releaseTag' in value)

/** Returns the newest version. Of two at the same time, the later one in the list. */
const newestIn = (versions: readonly Version[]): Version | undefined =>
  versions.reduce<Version | undefined>(
    (newest, version) =>
      newest !== undefined && Date.parse(newest.releaseDate) > Date.parse(version.releaseDate)
        ? newest
        : version,
    undefined,
  )

/**
 * Returns the value of a part with the newest version of each field, and collects the versions. A field whose
 * newest value is null or missing was removed, and is undefined.
 */
function newestValue(part: unknown, met: Version[]): unknown {
  if (Array.isArray(part)) {
    if (part.length > 0 && part.every(isVersion)) {
      met.push(...part)
      return newestIn(part)?.value ?? undefined
    }
    return part.map((entry) => newestValue(entry, met))
  }
  if (!isObject(part)) return part
  const fields = Object.entries(part).flatMap(([name, field]): [string, unknown][] => {
    const value = newestValue(field, met)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(fields)
}

/**
 * Returns a versioned release as one release, with the newest value of each field, and the id, date and tags of
 * the newest release. Returns null if it has no version of any field.
 *
 * @source Open Contracting Data Standard 1.1, versioned releases
 */
export function newestRelease(versioned: unknown): Fields | null {
  const met: Version[] = []
  const release = newestValue(versioned, met)
  const newest = newestIn(met)
  if (!isObject(release) || newest === undefined) return null
  const tags = Array.isArray(newest.releaseTag) ? newest.releaseTag : [newest.releaseTag]
  return { ...release, id: newest.releaseID, date: newest.releaseDate, tag: tags }
}
