/** The key of a bridge to a CRM, with the scopes that it needs. */
export const bridge = 'a key with the scopes changes:read, items:read and webhooks:manage is given'

export const onlyChanges = 'a key with the scope changes:read is given'

export const onlyItems = 'a key with the scope items:read is given'

export const listed = 'the user has a list with everything on it'

/** The states of keys, which are part of `providerStates`. */
export const bridgeStates = {
  [bridge]: { token: 'spadestik_of-a-bridge' },
  [onlyChanges]: { token: 'spadestik_of-changes' },
  [onlyItems]: { token: 'spadestik_of-items' },
  'a key that its user has ended is given': { token: 'spadestik_that-was-ended' },
  'a key whose last day is over is given': { token: 'spadestik_that-is-over' },
  'a key of a user without a paid product is given': { token: 'spadestik_without-a-product' },
  'a cursor was given before the data were restored': { otherCursor: '5b1c9a3e.48213' },
} as const
