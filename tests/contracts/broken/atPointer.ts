/** Sets the value at a JSON Pointer of a response body. */
export function putAt(response: { body: unknown }, pointer: string, value: unknown): void {
  const names = pointer.split('/').slice(1)
  const last = names.pop()
  if (last === undefined) response.body = value
  else {
    const within = names.reduce<Record<string, unknown>>(
      (part, name) => part[name] as Record<string, unknown>,
      response.body as Record<string, unknown>,
    )
    within[last] = value
  }
}

export function valueAt({ body }: { body: unknown }, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body)
}

/** Matches the reasons that name this place of a body, or a list around it. */
export function placeOf(pointer: string): RegExp {
  const names = pointer.split('/').slice(1)
  const path = names.map((name) =>
    /^\d+$/.test(name) ? String.raw`(\[${name}\])?` : String.raw`(\.${name})?`,
  )
  return new RegExp(String.raw`body \$${path.join('')}`)
}
