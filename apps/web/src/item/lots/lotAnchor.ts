/** Returns the `id` of the element of a lot. A link to `lotLink` leads there. */
export const lotAnchor = (id: string): string => `lot-${id}`

/** Returns the hash of a lot. Ids come from notices, so they can contain any character. */
export const lotLink = (id: string): string => `#lot-${encodeURIComponent(id)}`
