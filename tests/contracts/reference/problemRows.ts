/** What a client does about each kind of failure. A test compares the kinds with those of the schema `Problem`. */
export const problemRows: readonly (readonly [status: string, kind: string, advice: string])[] = [
  [
    '400',
    'badRequest',
    'Correct what `errors` lists, each with the place in the request. Do not repeat the call as it is.',
  ],
  [
    '401',
    'signedOut',
    'Log in, or send a key. On pages of tenders and companies also: the product does not include this.',
  ],
  [
    '403',
    'forbidden',
    'The product, the scopes of the key or the person do not allow it. `domain` or `phase` says what is not covered.',
  ],
  ['404', 'notFound', 'The id is wrong, or the thing is no longer shared with this user.'],
  ['405', 'methodNotAllowed', 'Use a method of the contract.'],
  ['408', 'requestTimeout', 'The request came too slowly. Send it again.'],
  [
    '409',
    'conflict',
    'Somebody else has changed the same thing. Read it again, repeat your change, and send its new `version`.',
  ],
  ['413', 'payloadTooLarge', 'A body has 1 MiB at most. Send less at a time.'],
  ['429', 'tooManyRequests', 'A quota is used up. Wait for as many seconds as `Retry-After` says.'],
  ['480', 'accessRunOut', 'A visitor with limited access may open no more projects.'],
  [
    '481',
    'sessionTaken',
    'A later login of the same account has ended this session. Programs use keys, which are not ended so.',
  ],
  ['482', 'sessionEnded', 'An administrator has ended the session. Log in again.'],
  [
    '498',
    'tokenInvalid',
    'The token or the key is unknown, out of date or ended. Log in, or ask for another key.',
  ],
  [
    '500',
    'serverError',
    'The service failed. Repeat a call that only reads; write to support with `instance`.',
  ],
  ['501', 'notImplemented', 'This service does not have the operation.'],
  ['503', 'searchTimeout', 'The search took too long. Narrow it.'],
  [
    '503',
    'unavailable',
    'The service cannot be used at present. Wait for `Retry-After`, or ten seconds, and repeat the call.',
  ],
]
