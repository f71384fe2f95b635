import type { MadeRequest } from '../requestMade'

/** The values that states have returned, by name. */
export type KnownValues = ReadonlyMap<string, string | number>

const placeholder = /\$\{(\w+)\}/g

function valueOf(known: KnownValues, name: string): string | number {
  const value = known.get(name)
  if (value !== undefined) return value
  throw new Error(`No state has returned ${name}, so the request cannot be made. Set up its state first.`)
}

/** Replaces placeholders. A text that is one placeholder becomes the value itself, which can be a number. */
function fill(part: unknown, known: KnownValues): unknown {
  if (typeof part === 'string') {
    const [, only] = /^\$\{(\w+)\}$/.exec(part) ?? []
    if (only !== undefined) return valueOf(known, only)
    return part.replaceAll(placeholder, (_, name: string) => String(valueOf(known, name)))
  }
  if (Array.isArray(part)) return part.map((entry) => fill(entry, known))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, fill(value, known)]))
}

const at = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | undefined)?.[name], body)

function readValue(response: Response, body: unknown, place: string): unknown {
  const [, header] = /^header: (.*)$/.exec(place) ?? []
  return header === undefined ? at(body, place) : (response.headers.get(header) ?? undefined)
}

/**
 * Makes the request of the state `requestMade`, and returns the values that it reads from the response.
 *
 * @param api the base URL of the service
 * @throws Error if the service does not answer with a success, or the response lacks a value
 */
export async function makeRequest(
  api: string,
  { method, path, query, headers, body, reads = {} }: MadeRequest,
  known: KnownValues,
): Promise<Record<string, string | number>> {
  const address = `${api}${String(fill(path, known))}?${new URLSearchParams(fill(query, known) as Record<string, string>)}`
  const response = await fetch(address, {
    method,
    headers: fill(headers, known) as Record<string, string>,
    ...(body === undefined ? {} : { body: JSON.stringify(fill(body, known)) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
  const answered: unknown = text === '' ? undefined : JSON.parse(text)
  return Object.fromEntries(
    Object.entries(reads).map(([name, place]) => {
      const value = readValue(response, answered, place)
      if (typeof value === 'string' || typeof value === 'number') return [name, value]
      throw new Error(`The response of ${method} ${path} has no value at "${place}".`)
    }),
  )
}
