/**
 * TypeScript infers the types of texts from this type. The published type files can name it only if it is
 * exported.
 */
export type { MessageContract } from 'intl-messageformat'
