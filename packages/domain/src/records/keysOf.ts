/**
 * Returns the keys of a record in their written order. A record with a key for each member of a union is a
 * list that does not compile when a member is missing.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
