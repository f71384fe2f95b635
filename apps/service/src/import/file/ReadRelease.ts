/** A release (a published notice), or why a part of the file is none. */
export type ReadRelease = { readonly release: unknown } | { readonly unreadable: string }
