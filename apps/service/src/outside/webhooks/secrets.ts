import { randomBytes } from 'node:crypto'

/** Makes a secret in the form of Standard Webhooks, of 32 random bytes. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
