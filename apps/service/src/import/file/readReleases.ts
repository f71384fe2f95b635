import { ImportError } from './ImportError'
import { parsePart, readJsonParts } from './readJsonParts'
import type { ReadRelease } from './ReadRelease'
import { isDocument, releasesIn } from './releasesIn'

export interface PackageHead {
  publisher: string | null
}

/** The document that is being read. */
interface OpenDocument {
  readonly fields: Map<string, unknown>
  /** Whether it has a list of releases or records, or is a list itself. */
  isPackage: boolean
  hasReleases: boolean
  links: number
}

const newDocument = (): OpenDocument => ({
  fields: new Map(),
  isPackage: false,
  hasReleases: false,
  links: 0,
})

function readElement(raw: string | null, list: string, open: OpenDocument): ReadRelease[] {
  const parsed = parsePart(raw)
  if ('unreadable' in parsed) return [parsed]
  const isLink = list === 'releases' && 'url' in Object(parsed.value) && !('ocid' in Object(parsed.value))
  if (isLink) {
    open.links += 1
    return []
  }
  open.hasReleases = true
  return list === 'releases' ? [{ release: parsed.value }] : releasesIn(parsed.value)
}

/** Returns the releases of a document that has ended, except those that have already been returned. */
function readEnd(file: string, open: OpenDocument, isFirst: boolean): ReadRelease[] {
  const { fields, isPackage, hasReleases } = open
  if (hasReleases) return open.links > 0 ? releasesIn({ releases: [] }, open.links) : []
  const releases = fields.get('releases')
  if (releases !== undefined && !('ocid' in Object(releases)))
    throw new ImportError(`${file} is not a release package: its "releases" is not a list.`)
  const whole = Object.fromEntries(fields)
  if (isDocument(whole) || open.links > 0) return releasesIn(whole, open.links)
  if (isPackage) return []
  const reason = 'it has no list "releases" or "records", and is no release'
  if (isFirst) throw new ImportError(`${file} is not an Open Contracting file: ${reason}.`)
  return [{ unreadable: `is not an Open Contracting document: ${reason}` }]
}

function publisherIn(publisher: unknown): string | null {
  const name: unknown = Object(publisher).name
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
}

/**
 * Reads the releases (published notices) of a file one by one, without loading the file into memory. The
 * file contains release packages, record packages, releases or records: one of them, a list of them, or one
 * on each line. It may be gzipped, and in UTF-8 or UTF-16. The releases are not checked.
 *
 * @param head receives the publisher of the package as soon as it has been read
 * @throws ImportError when the file cannot be read, is not JSON, or contains something else.
 */
export async function* readReleases(file: string, head: PackageHead): AsyncGenerator<ReadRelease> {
  let open = newDocument()
  let ended = 0
  yield* readJsonParts(file, ['releases', 'records'], (part): ReadRelease[] => {
    switch (part.kind) {
      case 'broken':
        open = newDocument()
        return [{ unreadable: 'is not JSON' }]
      case 'truncated':
        return [{ unreadable: 'ends in the middle: the file is truncated' }]
      case 'list':
        open.isPackage = true
        return []
      case 'element':
        return readElement(part.raw, part.list, open)
      case 'field': {
        const parsed = parsePart(part.raw)
        if ('unreadable' in parsed) return [{ unreadable: `"${part.name}" ${parsed.unreadable}` }]
        open.fields.set(part.name, parsed.value)
        if (part.name === 'publisher') head.publisher ??= publisherIn(parsed.value)
        return []
      }
      default: {
        const closed = open
        open = newDocument()
        ended += 1
        return readEnd(file, closed, ended === 1)
      }
    }
  })
}
