import { readFileSync } from 'node:fs'
import { Cron } from 'croner'
import { z } from 'zod'

const shared = {
  /** Under which the state is kept. A source with a new name begins anew. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not a name of small letters, digits and hyphens'),
  /** Five fields of cron, in UTC. */
  schedule: z.string().refine(isSchedule, 'is not a schedule of five fields, such as "30 8 * * 1-5"'),
  /** The ISO 3166-1 alpha-2 codes of the countries of the buyers. All by default. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .nonempty()
    .optional(),
  /** After how many hours without a success the source counts as silent. */
  silentAfterHours: z.number().int().min(1).max(720).default(72),
}

const web = {
  url: z.url({ protocol: /^https?$/ }),
  /** Named in each request, so that the publisher can reach the operator: an address that begins with https. */
  contact: z.url({ protocol: /^https?$/ }),
}

const day = z.iso.date()

const source = z.discriminatedUnion('kind', [
  /** The daily packages of TED, beginning with the issue of the Official Journal that is named: `202600227`. */
  z.strictObject({
    kind: z.literal('ted'),
    ...shared,
    ...web,
    firstIssue: z.string().regex(/^20\d{2}00\d{3}$/),
  }),
  /** Doffin, from a day on. The key stands in an environment variable, whose name is `keyVariable`. */
  z.strictObject({
    kind: z.literal('doffin'),
    ...shared,
    ...web,
    since: day,
    keyVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    requestsPerSecond: z.number().positive().max(100).default(2.5),
  }),
  /** A folder into which others put files. */
  z.strictObject({ kind: z.literal('folder'), ...shared, path: z.string().min(1) }),
])

export type Source = z.infer<typeof source>
export type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>

function isSchedule(text: string): boolean {
  if (text.trim().split(/\s+/).length !== 5) return false
  try {
    return new Cron(text, { timezone: 'UTC', paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** Returns when a source is read next after a time. */
export function nextRun({ schedule }: Pick<Source, 'schedule'>, after: Date): Date {
  const next = new Cron(schedule, { timezone: 'UTC', paused: true }).nextRun(after)
  if (next === null) throw new Error(`The schedule "${schedule}" never comes again. Name days that exist.`)
  return next
}

/**
 * Reads the sources from the setting `SOURCES`: JSON, or the path of a file with JSON. Without the setting, there are
 * none.
 *
 * @throws Error that names each mistake
 */
export function readSources(setting: string | undefined): Source[] {
  const text = setting?.trim() ?? ''
  if (text === '') return []
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('[') ? text : readFileSync(text, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`SOURCES is neither a list in JSON nor the path of a file with one (${reason}).`, {
      cause: error,
    })
  }
  const parsed = z.array(source).max(50).safeParse(value)
  if (!parsed.success) throw new Error(`SOURCES has mistakes:\n${z.prettifyError(parsed.error)}`)
  const names = parsed.data.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined)
    throw new Error(`SOURCES has two sources with the name "${twice}". Names are unique.`)
  return parsed.data
}
